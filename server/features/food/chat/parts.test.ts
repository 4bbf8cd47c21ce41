import { expect, test } from 'vitest';
import { knownSpelling } from '../../../language/lexicon.ts';
import { loadFoodTable } from '../../nutrition/table/foodTable.ts';

test('no word of a food is taken for another spelling of a word of the lexicon', () => {
  const words = [...loadFoodTable().index.vocabulary.keys()].filter((word) => /^[a-z]+$/.test(word));
  expect(words.filter((word) => knownSpelling(word) !== word)).toEqual([]);
});
