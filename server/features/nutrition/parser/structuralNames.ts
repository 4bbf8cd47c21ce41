import type { NameIndex } from '../table/nameIndex.ts';
import { readAmount, startsAmount } from './amount.ts';
import { isStructureWord, joinerOf } from './joiners.ts';
import type { Token } from './tokens.ts';

/**
 * Names of foods that hold words of structure, such as "macaroni and cheese", "7 up", "corn on the cob" or "quarter
 * pounder": where a sentence has one of them whole, it is one food. Other names need no protection.
 */
type StructuralNames = Map<string, string[][]>;

const OPAQUE = '\u0000';
const namesOfIndex = new WeakMap<NameIndex, StructuralNames>();

/** Where such names start in a sentence, and how many tokens they take. */
export function structuralNamesIn(tokens: Token[], index: NameIndex): Map<number, number> {
  const names = structuralNamesOf(index);
  const found = new Map<number, number>();
  for (let at = 0; at < tokens.length; at += 1) {
    const candidates = names.get(tokens[at]?.key ?? '') ?? [];
    const longest = Math.max(0, ...candidates.map((name) => lengthOfName(tokens, at, name)));
    if (longest > 0) found.set(at, longest);
    at += Math.max(0, longest - 1);
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

function structuralNamesOf(index: NameIndex): StructuralNames {
  const known = namesOfIndex.get(index);
  if (known) return known;
  const names: StructuralNames = new Map();
  const mayBeStructure = index.words.map((word) => isStructureWord(word) || startsAmount(kindOf(word), word));
  const candidates = new Set(index.namesWith.flatMap((holding, number) => (mayBeStructure[number] ? holding : [])));
  for (const { words } of candidates) {
    if (words.length < 2) continue;
    const tokens = words.map((number) => tokenOf(index.words[number] ?? ''));
    const isStructure = (at: number) => joinerOf(tokens, at) !== undefined || readAmount(tokens, at) !== undefined;
    if (!words.some((number, at) => mayBeStructure[number] && isStructure(at))) continue;
    const name = tokens.map(({ key }) => key);
    const others = names.get(name[0] ?? '');
    if (others) others.push(name);
    else names.set(name[0] ?? '', [name]);
  }
  namesOfIndex.set(index, names);
  return names;
}

function tokenOf(word: string): Token {
  const kind = kindOf(word);
  return { kind, key: word, written: word, value: kind === 'number' ? Number(word) : 0, start: 0, end: 0 };
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
  return next - at;
}
