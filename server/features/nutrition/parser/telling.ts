import { weightInSentence } from '../table/wordWeight.ts';
import { isNoName } from './phraseWords.ts';
import type { Token } from './tokens.ts';

/** Longer phrases are no names of foods. */
export const LONGEST_PHRASE = 16;

/** A word that may name a food, rather than describe or measure it. */
export function isTelling(word: Token): boolean {
  return weightInSentence(word.key) === 1 && !isNoName(word.key);
}
