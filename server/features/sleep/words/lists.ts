import { wordsOf } from '../../../language/lexicon.ts';
import { readWordLists } from '../../../language/phraseLists.ts';
import type { Token } from '../../../language/tokens.ts';

const listed = readWordLists(new URL('./sleep.txt', import.meta.url));

export const sleepWords = listed('sleep');
/** "Went to bed 11:15": sleep where the time of waking follows. */
export const bedWords = listed('bed');
export const toBed = listed('to bed');
/** "So gaya": the stem of a verb, where "so" is English too. */
export const stem = listed('stem');
export const afterStem = listed('after stem');
/** A food as well: "soya milk". */
export const soya = listed('soya');
export const wakeWords = listed('wake');
export const replacingWords = listed('replacing');
export const addingWords = listed('adding');
export const between = listed('between');
/** Words that belong to what tells of sleep, wherever they stand. */
export const ownWords = new Set([...listed('own'), ...wordsOf('negation')]);
export const untilWords = listed('until');

/** Words between what is told and when. */
export const mostBetween = 8;

/** The place behind the words that may stand between. */
export function skip(tokens: Token[], from: number, to: number): number {
  let at = from;
  const isSkipped = () => between.has(tokens[at]?.word ?? '') || /^[-–:=~(]$/.test(tokens[at]?.word ?? '');
  while (at < to && at < from + mostBetween && isSkipped()) at += 1;
  return at;
}
