import { expect, test } from 'vitest';
import { hasRupees, planLabel, revenueByMonth, starsOf } from './revenueByMonth.ts';

const row = { payments: 0, refunds: 0, orders: 1, stars: { payments: 0, refunds: 0, revenue: 0 } };

test('months follow each other, those without revenue too, with every plan in rupees', () => {
  expect(
    revenueByMonth([
      { ...row, month: '2026-02', plan: 'premium', revenue: 64_692 },
      { ...row, month: '2026-02', plan: 'pro', revenue: -100 },
      { ...row, month: '2025-12', plan: 'pro', revenue: 32_292 },
    ]),
  ).toEqual([
    { month: 'Dec 2025', premium: 0, pro: 322.92 },
    { month: 'Jan 2026', premium: 0, pro: 0 },
    { month: 'Feb 2026', premium: 646.92, pro: -1 },
  ]);
  expect(revenueByMonth([])).toEqual([]);
});

test('what was sold for Stars alone has no rupees to draw', () => {
  const sold = { ...row, month: '2026-02', plan: 'pro', revenue: 0 } as const;
  expect(hasRupees([{ ...sold, stars: { payments: 700, refunds: 0, revenue: 700 } }])).toBe(false);
  expect(hasRupees([{ ...sold, payments: 100, refunds: 100 }])).toBe(true);
});

test('a payment whose order is gone says so', () => {
  expect([planLabel('pro'), planLabel('other')]).toEqual(['Pro', 'Order deleted']);
});

test('Stars are summed by themselves; where nobody paid in them there is nothing to tell', () => {
  const sold = { ...row, month: '2026-02', plan: 'pro', revenue: 0 } as const;
  expect(starsOf([sold])).toBeUndefined();
  const inStars = { ...sold, stars: { payments: 700, refunds: 350, revenue: 350 } };
  expect(starsOf([inStars, sold, inStars])).toEqual({ payments: 1_400, refunds: 700, revenue: 700 });
});
