import { numberWords } from '../../../../language/lexicon.ts';
import { type ReadNumber as ReadAnyNumber, readNumber as readAnyNumber } from '../../../../language/numbers.ts';
import { wordKey, wordSet } from '../../table/nameKey.ts';
import { isMark, isWord, type Token } from './tokens.ts';
import { MEASURED_UNITS } from './units.ts';
import { wordList } from './wordLists.ts';

export interface ReadNumber extends ReadAnyNumber {
  /** "of" may follow: "half of". */
  fraction: boolean;
}

/** Numbers elsewhere that mean something else beside food: "saath" is with, "bara" a vada, "tees" are cups of tea. */
const OTHER_MEANINGS = wordList('other meanings');
/** Numbers that are everyday English or food words as well: numbers only in front of a unit or a food. */
const DOUBTFUL_NUMBERS = wordList('doubtful numbers');
const PRONOUNS_AND_VERBS = wordList('pronoun or verb');
export const OF = wordList('of');
const ARTICLES = wordList('article');
const TO = wordList('range');
const BY = wordList('by halves');
const HALVED = wordList('halved in cups');
/** A quarter, of a kilo where nothing else is said; also the bun of "pav bhaji". */
export const QUARTERS = wordList('quarters');
/** What stands for some. */
const FEW = wordSet('few several kuch');
const SOME = 3;

const valuesOf = (...roles: Parameters<typeof numberWords>[0][]) =>
  new Map(roles.flatMap((role) => numberWords(role).map(([value, word]): [string, number] => [wordKey(word), value])));
export const PART_NUMBERS = valuesOf('part');
export const WHOLE_NUMBERS = valuesOf('number', 'scale');
for (const word of OTHER_MEANINGS) WHOLE_NUMBERS.delete(word);
const STARTS = new Set(
  [WHOLE_NUMBERS, PART_NUMBERS, valuesOf('couple', 'added'), FEW, BY, QUARTERS, ARTICLES].flatMap((words) => [
    ...words.keys(),
  ]),
);

/** A number in digits or words, with fractions, counts ("a dozen") and ranges ("1-2", their middle). */
export function readNumber(tokens: Token[], at: number): ReadNumber | undefined {
  const first = readPlainNumber(tokens, at);
  if (!first) return undefined;
  const range = tokens[first.next];
  if (range && (isMark(range, '-') || TO.has(range.key))) {
    const second = readPlainNumber(tokens, first.next + 1);
    if (second?.counted && first.counted && second.value > first.value && second.value < first.value * 20) {
      return { ...second, value: (first.value + second.value) / 2 };
    }
  }
  return first;
}

/** Whether a number may start with this word, whatever follows. */
export const startsNumber = ({ kind, key }: Pick<Token, 'kind' | 'key'>): boolean =>
  kind === 'number' || STARTS.has(key);

function readPlainNumber(tokens: Token[], at: number): ReadNumber | undefined {
  const token = tokens[at];
  if (!token || token.kind === 'mark') return undefined;
  const byTwo = endOfByTwo(tokens, at);
  if (byTwo) return { value: 0.5, next: byTwo, counted: true, fraction: true };
  if (token.kind === 'word' && (OTHER_MEANINGS.has(token.key) || isDoubtful(tokens, at))) return undefined;
  if (QUARTERS.has(token.key) && MEASURED_UNITS.has(tokens[at + 1]?.key ?? ''))
    return { value: 0.25, next: at + 1, counted: true, fraction: true };
  const few = isWord(token, ARTICLES) ? at + 1 : at;
  if (isWord(tokens[few], FEW))
    return { value: SOME, next: isWord(tokens[few + 1], OF) ? few + 2 : few + 1, counted: true, fraction: false };
  const read = readAnyNumber(tokens, at);
  const isNumber = read && (read.next > at || read.counted);
  if (!isNumber) return undefined;
  const isFraction = read.counted && read.value > 0 && read.value < 1;
  return { ...read, next: isFraction ? behindArticle(tokens, read.next) : read.next, fraction: isFraction };
}

function behindArticle(tokens: Token[], at: number): number {
  const next = isWord(tokens[at], OF) ? at + 1 : at;
  return isWord(tokens[next], ARTICLES) ? next + 1 : next;
}

/** "By two coffee", "one by-two chai", "coffee 1 by 2": one that two share. Where that ends, or 0. */
function endOfByTwo(tokens: Token[], at: number): number {
  const isOne = valueAt(tokens, at) === 1;
  let next = isOne ? at + 1 : at;
  if (!BY.has(tokens[next]?.key ?? '')) return 0;
  next = isMark(tokens[next + 1], '-') ? next + 2 : next + 1;
  if (valueAt(tokens, next) !== 2) return 0;
  return [tokens[next + 1], tokens[at - 1]].some((beside) => HALVED.has(beside?.key ?? '')) ? next + 1 : 0;
}

const valueAt = (tokens: Token[], at: number): number | undefined =>
  tokens[at]?.kind === 'number' ? tokens[at].value : WHOLE_NUMBERS.get(tokens[at]?.key ?? '');

/** "do" is two in "do roti" and "roti do", and a verb in "what do I eat". */
function isDoubtful(tokens: Token[], at: number): boolean {
  if (!DOUBTFUL_NUMBERS.has(tokens[at]?.key ?? '')) return false;
  const before = tokens[at - 1];
  const following = tokens[at + 1];
  if (PRONOUNS_AND_VERBS.has(before?.key ?? '')) return true;
  return following?.kind === 'word' ? PRONOUNS_AND_VERBS.has(following.key) : before?.kind !== 'word';
}
