import { type NameIndex, namesWith } from '../../table/nameIndex.ts';
import { readAmount, startsAmount } from './amount.ts';
import { isStructureWord, joinerOf } from './joiners.ts';
import { WITH_WORDS } from './structureWords.ts';
import type { Token } from './tokens.ts';
import { COUNTED_UNITS } from './units.ts';

/**
 * Names of foods that hold words of structure, such as "macaroni and cheese", "7 up", "corn on the cob" or "quarter
 * pounder": where a sentence has one of them whole, it is one food. Other names need no protection. By their first
 * word; a word's names are looked through when a sentence has it for the first time.
 */
type StructuralNames = Map<string, string[][]>;

const OPAQUE = '\u0000';
const NONE: string[][] = [];
const namesOfIndex = new WeakMap<NameIndex, StructuralNames>();

/** Where such names start in a sentence, and how many tokens they take. */
export function structuralNamesIn(tokens: Token[], indexes: NameIndex[]): Map<number, number> {
  const found = new Map<number, number>();
  for (let at = 0; at < tokens.length; at += 1) {
    const candidates = indexes.flatMap((index) => structuralNamesFrom(tokens[at]?.key ?? '', index));
    const longest = Math.max(0, ...candidates.map((name) => lengthOfName(tokens, at, name)));
    if (longest > 0) found.set(at, longest);
  }
  return found;
}

/** The tokens with these names made opaque, so that no amount is read from "quarter pounder". */
export function hideNames(tokens: Token[], names: Map<number, number>): Token[] {
  if (names.size === 0) return tokens;
  const hidden = [...tokens];
  for (const [start, length] of names) {
    for (let at = start; at < start + length; at += 1) {
      const token = tokens[at];
      if (token) hidden[at] = { ...token, kind: 'word', key: OPAQUE };
    }
  }
  return hidden;
}

function structuralNamesFrom(first: string, index: NameIndex): string[][] {
  const number = index.vocabulary.get(first);
  if (number === undefined) return NONE;
  const known = namesOfIndex.get(index) ?? new Map<string, string[][]>();
  namesOfIndex.set(index, known);
  const names = known.get(first) ?? findStructuralNames(number, index);
  known.set(first, names);
  return names;
}

function findStructuralNames(first: number, index: NameIndex): string[][] {
  const names: string[][] = [];
  for (const { words } of namesWith(index, first)) {
    if (words.length < 2 || words[0] !== first) continue;
    const tokens = words.map((number) => tokenOf(index.words[number] ?? ''));
    const isStructure = (at: number) => joinerOf(tokens, at) !== undefined || readAmount(tokens, at) !== undefined;
    if (tokens.some(({ kind, key }, at) => (isStructureWord(key) || startsAmount(kind, key)) && isStructure(at)))
      names.push(tokens.map(({ key }) => key));
  }
  return names;
}

function tokenOf(word: string): Token {
  const kind = kindOf(word);
  return { kind, key: word, word, text: word, value: kind === 'number' ? Number(word) : 0, start: 0, end: 0 };
}

function kindOf(word: string): 'number' | 'word' {
  return word >= '0' && word < ':' ? 'number' : 'word';
}

function lengthOfName(tokens: Token[], at: number, name: string[]): number {
  let next = at;
  for (const word of name) {
    while (tokens[next]?.key === '-') next += 1;
    if (tokens[next]?.key !== word) return 0;
    next += 1;
  }
  return isHelpingOfLast(tokens, at, next) ? 0 : next - at;
}

/** "Scrambled eggs with cheese slice" are scrambled eggs and a slice. */
function isHelpingOfLast(tokens: Token[], at: number, next: number): boolean {
  return COUNTED_UNITS.has(tokens[next]?.key ?? '') && tokens.slice(at, next).some(({ key }) => WITH_WORDS.has(key));
}
