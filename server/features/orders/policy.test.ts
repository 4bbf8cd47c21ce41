import { expect, test } from 'vitest';
import { financialYearOf, readLines } from './policy.ts';

test('a line has the price of the plan to the paisa', () => {
  const offer = { itemCode: 'plan-pro', code: 'pro' as const, name: 'Pro', pricePaise: 29_950 };
  expect(readLines([offer], [{ code: 'plan-pro', qty: 2 }])).toMatchObject([{ quantity: 2, unitPaise: 29_950 }]);
  expect(readLines([offer], [{ code: 'plan-gold', qty: 1 }])).toEqual({ unknown: ['plan-gold'] });
});

test('a financial year begins in April, in India', () => {
  expect(financialYearOf(new Date('2026-03-31T18:29:00Z'))).toBe('2025-26');
  expect(financialYearOf(new Date('2026-03-31T18:31:00Z'))).toBe('2026-27');
});
