import { expect, test } from 'vitest';
import { nutrients } from '../../../contract/nutrients.ts';
import { nutrientGroups } from './groups.ts';

test('every nutrient stands in one group', () => {
  const shown = nutrientGroups.flatMap(({ names }) => names);
  expect(shown.toSorted()).toEqual(nutrients.map(({ name }) => name).toSorted());
});
