import { type NumberRole, numberWords } from '../../../language/lexicon.ts';
import { wordKey, wordSet } from '../table/nameKey.ts';

export const DOZEN = 12;
export const HUNDRED = 100;

/** Numbers elsewhere that mean something else beside food: "saath" is with, "bara" a vada, "tees" are cups of tea. */
const OTHER_MEANINGS = wordSet('saath bara tees bis che');

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
export const DOUBTFUL_NUMBERS = wordSet('do teen char das sau bees tin single kuch');
