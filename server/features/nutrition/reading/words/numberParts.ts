import { type NumberRole, numberWords } from '../../../../language/lexicon.ts';
import { wordKey, wordSet } from '../../table/nameKey.ts';
import { isMark, isWord, type Token } from './tokens.ts';
import { wordList } from './wordLists.ts';

export const DOZEN = 12;
export const HUNDRED = 100;

/** Numbers elsewhere that mean something else beside food: "saath" is with, "bara" a vada, "tees" are cups of tea. */
const OTHER_MEANINGS = wordList('other meanings');

const wordsOf = (role: NumberRole, isMeant = (_value: number) => true): [string, number][] =>
  numberWords(role).flatMap(([value, word]) => (isMeant(value) ? [[wordKey(word), value]] : []));

export const WHOLE_NUMBERS = new Map([...wordsOf('number'), ...wordsOf('scale', (value) => value === HUNDRED)]);
for (const word of OTHER_MEANINGS) WHOLE_NUMBERS.delete(word);

export const PART_NUMBERS = new Map([...wordsOf('part'), ['third', 1 / 3], ['fourth', 1 / 4]]);
export const ADDED_PARTS = new Map(wordsOf('added'));

/** Words that stand for an approximate count. */
export const COUNT_WORDS = new Map([
  ...wordsOf('couple'),
  ...[...wordSet('few several kuch')].map((word): [string, number] => [word, 3]),
  ...wordsOf('scale', (value) => value === DOZEN),
]);

/** Numbers that are everyday English or food words as well: numbers only in front of a unit or a food. */
export const DOUBTFUL_NUMBERS = wordList('doubtful numbers');

export const OF = wordList('of');
export const ARTICLES = wordList('article');
const AND = wordList('and a half');

export interface ReadNumber {
  value: number;
  next: number;
  /** Said, rather than meant by "a". */
  counted: boolean;
  /** "of" may follow: "half of". */
  fraction: boolean;
}

/** "and a half" after a whole number. */
export function withFraction(tokens: Token[], whole: number, next: number): ReadNumber {
  if (isWord(tokens[next], AND)) {
    const start = isWord(tokens[next + 1], ARTICLES) ? next + 2 : next + 1;
    const part = PART_NUMBERS.get(tokens[start]?.key ?? '');
    if (part && part < 1) return counted(whole + part, start + 1);
  }
  // "three quarters", "three-quarters"
  const partAt = isMark(tokens[next], '-') ? next + 1 : next;
  const part = PART_NUMBERS.get(tokens[partAt]?.key ?? '');
  if (part && part < 1 && whole < 10) return partOf(whole * part, skipOfArticle(tokens, partAt + 1));
  return counted(whole, next);
}

/** "half a", "quarter of a", "three quarters of", "couple of", "dozen", "half dozen". */
export function fractionOrCount(tokens: Token[], at: number): ReadNumber | undefined {
  const key = tokens[at]?.key ?? '';
  const part = PART_NUMBERS.get(key);
  if (part && part > 1 && isHundred(tokens[at + 1])) return counted(part * HUNDRED, at + 2);
  if (part) {
    const next = skipOfArticle(tokens, at + 1);
    const count = COUNT_WORDS.get(tokens[next]?.key ?? '');
    if (count === DOZEN) return counted(part * DOZEN, next + 1);
    // "Half of half a cookie".
    const partOfPart = isWord(tokens[at + 1], OF) ? PART_NUMBERS.get(tokens[next]?.key ?? '') : undefined;
    if (partOfPart && partOfPart < 1) return partOf(part * partOfPart, skipOfArticle(tokens, next + 1));
    return partOf(part, next);
  }
  const count = COUNT_WORDS.get(key);
  if (!count) return undefined;
  const next = isWord(tokens[at + 1], OF) ? at + 2 : at + 1;
  return counted(count, next);
}

export function skipOfArticle(tokens: Token[], at: number): number {
  let next = at;
  if (isWord(tokens[next], OF)) next += 1;
  if (isWord(tokens[next], ARTICLES)) next += 1;
  return next;
}

export function counted(value: number, next: number): ReadNumber {
  return { value, next, counted: true, fraction: false };
}

export function partOf(value: number, next: number): ReadNumber {
  return { value, next, counted: true, fraction: true };
}

export function isHundred(token: Token | undefined): boolean {
  return WHOLE_NUMBERS.get(token?.key ?? '') === HUNDRED;
}
