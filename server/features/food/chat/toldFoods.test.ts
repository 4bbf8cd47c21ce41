import { expect, test } from 'vitest';
import { loadFoodTable } from '../../nutrition/table/foodTable.ts';
import { findWholeName } from '../../nutrition/table/nameIndex.ts';
import { nameWords } from '../../nutrition/table/nameKey.ts';
import { namedBy } from './toldFoods.ts';

const isCalled = (food: string, words: string) => {
  const found = findWholeName(loadFoodTable().index, nameWords(food))?.food;
  return namedBy({ foodId: found?.id ?? null, foodName: found?.name ?? food })(words);
};

test.each([
  ['lauki sabzi', 'lauki'],
  ['methi bhaji', 'methi'],
  ['jowar roti', 'roti'],
  ['roasted papad', 'papad'],
  ['medu vada', 'vada'],
])('%s is called “%s”', (food, words) => {
  expect(isCalled(food, words)).toBe(true);
});

test.each([
  ['methi bhaji', 'lauki'],
  ['rusk', 'papad'],
])('%s is not called “%s”', (food, words) => {
  expect(isCalled(food, words)).toBe(false);
});
