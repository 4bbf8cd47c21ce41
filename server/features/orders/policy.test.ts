import { describe, expect, test } from 'vitest';
import { financialYearOf, fingerprintOf, monthsPaid, readLines } from './policy.ts';

test('a line has the price of the plan to the paisa', () => {
  const offer = { itemCode: 'plan-pro', code: 'pro' as const, name: 'Pro', pricePaise: 29_950, yearlyPricePaise: null };
  expect(readLines([offer], [{ code: 'plan-pro', qty: 2, term: 'month' }])).toMatchObject([
    { quantity: 2, unitPaise: 29_950 },
  ]);
  expect(readLines([offer], [{ code: 'plan-gold', qty: 1, term: 'month' }])).toEqual({ unknown: ['plan-gold'] });
});

describe('a plan by the year', () => {
  const offer = { itemCode: 'plan-pro', code: 'pro' as const, name: 'Pro', pricePaise: 29_900 };
  const items = [
    { code: 'plan-pro', qty: 2, term: 'year' as const },
    { code: 'plan-pro', qty: 1, term: 'month' as const },
  ];

  test('has its own price and stands beside the same plan by the month', () => {
    const lines = readLines([{ ...offer, yearlyPricePaise: 299_000 }], items);
    if ('unknown' in lines) throw new Error('The plan is not sold.');
    expect(lines.map(({ name, unitPaise }) => [name, unitPaise])).toEqual([
      ['Pro Plan (yearly)', 299_000],
      ['Pro Plan', 29_900],
    ]);
    expect(lines.map(monthsPaid)).toEqual([24, 1]);
  });

  test('is unknown where it has no such price', () => {
    expect(readLines([{ ...offer, yearlyPricePaise: null }], items)).toEqual({ unknown: ['plan-pro by the year'] });
  });

  test('leaves the fingerprint of orders by the month as it was', () => {
    const billing = { name: '', email: '', address: '', city: '', state: '', postal_code: '', country: 'IN' as const };
    const before = { code: 'plan-pro', name: 'Pro Plan', plan: 'pro' as const, quantity: 1, unitPaise: 29_900 };
    const lines = readLines([{ ...offer, yearlyPricePaise: 299_000 }], items.slice(1));
    if ('unknown' in lines) throw new Error('The plan is not sold.');
    const rest = { promoCode: null, billing };
    expect(fingerprintOf({ lines, ...rest })).toBe(fingerprintOf({ lines: [before], ...rest }));
  });
});

test('a financial year begins in April, in India', () => {
  expect(financialYearOf(new Date('2026-03-31T18:29:00Z'))).toBe('2025-26');
  expect(financialYearOf(new Date('2026-03-31T18:31:00Z'))).toBe('2026-27');
});
