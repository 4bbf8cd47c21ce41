import { expect, test } from 'vitest';
import { monthsFree } from './plan.ts';

test.each([
  [
    [
      [0, null],
      [299, 2_990],
      [599, 5_990],
    ],
    2,
  ],
  [
    [
      [299, 2_990],
      [599, 6_589],
    ],
    1,
  ],
  [
    [
      [299, 2_990],
      [599, null],
    ],
    2,
  ],
  [[[299, 3_588]], 0],
  [[[299, 4_000]], 0],
  [
    [
      [0, null],
      [299, null],
    ],
    undefined,
  ],
] as const)('of %o as many months of a year are free in each plan: %s', (prices, expected) => {
  expect(monthsFree(prices.map(([price, yearlyPrice]) => ({ price, yearlyPrice })))).toBe(expected);
});
