import { weightInSentence } from '../table/wordWeight.ts';
import { isNoName } from './phraseWords.ts';
import type { Token } from './tokens.ts';

/** Longer phrases are no names of foods. */
export const LONGEST_PHRASE = 16;

/** Adverbs are written so; "chakli", "machli" and "dabeli" are foods. */
const WRITTEN_WITH_I = /li$/;

/** A word that may name a food, rather than describe or measure it. */
export function isTelling({ key, written }: Token): boolean {
  return weightInSentence(key) === 1 && (!isNoName(key) || WRITTEN_WITH_I.test(written));
}
