import { expect, test } from 'vitest';
import { inUnit } from './amount.ts';

test.each([
  [{ quantity: 150, servingUnit: 'g', servingSize: 1 }, { unit: 'bowl', grams: 200 }, 0.75],
  [{ quantity: 20, servingUnit: 'g', servingSize: 1 }, { unit: 'bowl', grams: 200 }, 0.25],
  [{ quantity: 1.5, servingUnit: 'bowl', servingSize: 133 }, { unit: 'g', grams: 1 }, 200],
])('%j is told in %j as %s', (amount, portion, quantity) => {
  expect(inUnit(amount, portion)).toEqual({ quantity, servingUnit: portion.unit, servingSize: portion.grams });
});
