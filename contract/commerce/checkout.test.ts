import { expect, test } from 'vitest';
import fc from '../../tests/properties.ts';
import { codeOfPlan, computeTotals, currencySentFor, isQuantity, postalCodeFault, unitPaiseOf } from './checkout.ts';
import { billing } from './orders.ts';

const line = fc.record({
  unitPaise: fc.integer({ min: 1, max: 10_000_000 }),
  quantity: fc.integer({ min: 1, max: 12 }),
});
const cart = fc.array(line, { maxLength: 10 });
const percent = fc.integer({ min: 0, max: 100 });

test.each([
  ['Pro', [{ unitPaise: 29_900, quantity: 1 }], 0, [29_900, 0, 2_392, 32_292]],
  ['Pro with WELCOME10', [{ unitPaise: 29_900, quantity: 1 }], 10, [29_900, 2_990, 2_153, 29_063]],
  ['Premium twice with HEALTH20', [{ unitPaise: 59_900, quantity: 2 }], 20, [119_800, 23_960, 7_667, 103_507]],
  ['a plan at 1', [{ unitPaise: 100, quantity: 1 }], 0, [100, 0, 8, 108]],
  ['nothing', [], 0, [0, 0, 0, 0]],
])('%s comes to the paise', (_, lines, discount, expected) => {
  expect(Object.values(computeTotals(lines, discount))).toEqual(expected);
});

test('every sum is whole paise and none is negative', () => {
  fc.assert(
    fc.property(cart, percent, (lines, discount) => {
      for (const sum of Object.values(computeTotals(lines, discount)))
        expect(sum >= 0 && Number.isSafeInteger(sum)).toBe(true);
    }),
  );
});

test('the total is what the figures beside it say, and within a paisa of the exact one', () => {
  fc.assert(
    fc.property(cart, percent, (lines, discount) => {
      const { subtotalPaise, discountPaise, taxPaise, totalPaise } = computeTotals(lines, discount);
      expect(totalPaise).toBe(subtotalPaise - discountPaise + taxPaise);
      const exact = subtotalPaise * (1 - discount / 100) * 1.08;
      expect(Math.abs(totalPaise - exact)).toBeLessThanOrEqual(1.05);
    }),
  );
});

test('the order of the lines and how they are split changes nothing', () => {
  fc.assert(
    fc.property(cart, percent, (lines, discount) => {
      const single = lines.flatMap(({ unitPaise, quantity }) =>
        Array.from({ length: quantity }, () => ({ unitPaise, quantity: 1 })),
      );
      expect(computeTotals(single.toReversed(), discount)).toEqual(computeTotals(lines, discount));
    }),
  );
});

test('a higher discount never costs more', () => {
  fc.assert(
    fc.property(cart, fc.integer({ min: 0, max: 99 }), (lines, discount) => {
      expect(computeTotals(lines, discount + 1).totalPaise).toBeLessThanOrEqual(
        computeTotals(lines, discount).totalPaise,
      );
    }),
  );
});

test.each([
  [299, 29_900],
  [0.5, 50],
  ['₹1,299.50', 129_950],
  ['599', 59_900],
  [0, 100],
  [-5, 100],
  ['Free', 100],
  ['', 100],
])('a price of %s enters the cart at %i paise', (price, paise) => {
  expect(unitPaiseOf(price)).toBe(paise);
});

test.each([0, -1, 1.5, 13, 1e9, Number.NaN, Number.POSITIVE_INFINITY])('%s is no quantity', (quantity) => {
  expect(isQuantity(quantity)).toBe(false);
});

test('a line holds at most three years', () => {
  expect([3, 4].map((quantity) => isQuantity(quantity, 'year'))).toEqual([true, false]);
});

test.each([1, 12])('%s is a quantity', (quantity) => {
  expect(isQuantity(quantity)).toBe(true);
});

test('codes and currencies are those that the site sends', () => {
  expect(codeOfPlan('Pro')).toBe('plan-pro');
  expect([currencySentFor('IN'), currencySentFor('US')]).toEqual(['INR', 'IN']);
});

test.each([
  ['560001', 'IN', true],
  ['560 001', 'IN', true],
  ['56001', 'IN', false],
  ['060001', 'IN', false],
  ['5600011', 'IN', false],
  ['10115', 'DE', true],
  ['SW1A 1AA', 'UK', true],
])('the postal code %s in %s is taken: %s', (code, country, isTaken) => {
  const told = billing.safeParse({
    ...{ name: 'Asha Rao', email: 'asha@example.com', address: '1 MG Road', city: 'Bengaluru', state: 'Karnataka' },
    ...{ postal_code: code, country },
  });
  expect(told.success).toBe(isTaken);
  expect(told.error?.issues ?? []).toMatchObject(
    isTaken ? [] : [{ path: ['postal_code'], message: postalCodeFault(code, country) }],
  );
});
