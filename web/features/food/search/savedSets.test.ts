import { expect, test } from 'vitest';
import { setsWith } from './savedSets.ts';

const sets = [
  { id: '1', name: 'Gym breakfast', foods: ['2 eggs', '1 toast'] },
  { id: '2', name: '1 masala dosa', foods: ['1 masala dosa'] },
];

test.each([
  ['', ['1', '2']],
  ['gym', ['1']],
  ['Egg', ['1']],
  ['dosa', ['2']],
  ['idli', []],
])('“%s” finds the sets %j by their name and what is in them', (words, ids) => {
  expect(setsWith(words, sets).map(({ id }) => id)).toEqual(ids);
});
