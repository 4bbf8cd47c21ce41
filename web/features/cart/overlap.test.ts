import { expect, test } from 'vitest';
import type { CartItem } from './cart.ts';
import { overlapOf } from './overlap.ts';

const item = (id: string): CartItem => ({
  ...{
    id,
    code: id,
    term: 'month',
    name: id,
    price: 1,
    description: '',
    features: [],
    duration: 'Monthly',
    quantity: 1,
  },
  type: 'subscription',
});

test.each([[['plan-pro', 'plan-premium']], [['plan-premium', 'plan-pro']]])('of %s Premium holds Pro', (ids) => {
  const overlap = overlapOf(ids.map(item));
  expect([overlap?.holder.id, overlap?.held.id]).toEqual(['plan-premium', 'plan-pro']);
});

test.each([[['plan-pro']], [[]], [['plan-pro', 'plan-gold']]])('nothing of %s overlaps', (ids) => {
  expect(overlapOf(ids.map(item))).toBeUndefined();
});
