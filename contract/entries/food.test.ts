import { expect, test } from 'vitest';
import { mealAt } from './food.ts';

test.each([
  [0, 'snack'],
  [4 * 60, 'breakfast'],
  [11 * 60 - 1, 'breakfast'],
  [11 * 60, 'lunch'],
  [15 * 60 + 30, 'asnack'],
  [17 * 60 + 30, 'esnack'],
  [19 * 60, 'dinner'],
  [23 * 60 + 29, 'dinner'],
  [23 * 60 + 30, 'snack'],
])('%i minutes after midnight it is time for %s', (minutes, meal) => {
  expect(mealAt(minutes)).toBe(meal);
});
