import { addedWords, byWord, coupleWords, partWords, scaleWords, wholeWords } from '../../../lib/words/numberWords.ts';
import { wordSet } from '../table/nameKey.ts';

export const DOZEN = 12;
export const HUNDRED = 100;

/** Numbers elsewhere that mean something else beside food: "saath" is with, "bara" a vada, "tees" are cups of tea. */
const OTHER_MEANINGS = wordSet('saath bara tees bis che');

const scales = scaleWords.filter(([value]) => value === HUNDRED);
export const WHOLE_NUMBERS = byWord([...wholeWords, ...scales], wordSet);
for (const word of OTHER_MEANINGS) WHOLE_NUMBERS.delete(word);

export const PART_NUMBERS = byWord([...partWords, [1 / 3, 'third'], [1 / 4, 'fourth']], wordSet);
export const ADDED_PARTS = byWord(addedWords, wordSet);

/** Words that stand for an approximate count. */
export const COUNT_WORDS = byWord(
  [...coupleWords, [3, 'few several kuch'], ...scaleWords.filter(([value]) => value === DOZEN)],
  wordSet,
);

/** Numbers that are everyday English or food words as well: numbers only in front of a unit or a food. */
export const DOUBTFUL_NUMBERS = wordSet('do teen char das sau bees tin single kuch');
