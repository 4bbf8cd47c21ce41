import { expect, test } from 'vitest';
import { contentsOf, type Order, refundableUntil, standingOf } from './order.ts';

const order: Order = {
  id: '0198a0c2-0000-7000-8000-000000000000',
  number: 'FP-7KM-4RTX',
  receipt: 'FPB-1',
  status: 'paid',
  createdAt: '2026-03-06T06:00:00Z',
  paidAt: '2026-03-06T06:30:00Z',
  currency: 'INR',
  ...{ subtotal: 29_900, discount: 0, tax: 2_392, amount: 32_292, promoCode: null },
  items: [{ code: 'plan-pro', name: 'Pro Plan', term: 'month', qty: 1, unitPrice: 29_900 }],
  ...{ invoiceNumber: 'FP/2025-26/00001', refundStatus: null, refusal: null },
};

test('money can be asked back within 30 days of the payment, once', () => {
  const until = '2026-04-05T06:30:00.000Z';
  expect(refundableUntil(order, new Date('2026-03-06T07:00:00Z'))).toBe(until);
  expect(refundableUntil(order, new Date(until))).toBe(until);
  expect(refundableUntil(order, new Date('2026-04-05T06:30:01Z'))).toBeUndefined();
  expect(refundableUntil({ ...order, refundStatus: 'requested' }, new Date(until))).toBeUndefined();
  expect(refundableUntil({ ...order, refundStatus: 'refused' }, new Date(until))).toBeUndefined();
  expect(refundableUntil({ ...order, status: 'created', paidAt: null }, new Date(until))).toBeUndefined();
});

test.each([
  ['paid', null, 'Paid'],
  ['created', null, 'Not paid'],
  ['failed', null, 'Payment failed'],
  ['paid', 'requested', 'Refund requested'],
  ['paid', 'granted', 'Refund granted'],
  ['paid', 'refused', 'Refund refused'],
  ['paid', 'sent', 'Refund on its way'],
  ['paid', 'failed', 'Refund delayed'],
  ['refunded', 'processed', 'Refunded'],
] as const)('%s with refund %s is shown as %s', (status, refundStatus, label) => {
  expect(standingOf({ ...order, status, refundStatus }).label('en')).toBe(label);
});

test('an order is called by what is in it', () => {
  const premium = {
    ...{ code: 'plan-premium', name: 'Premium Plan (yearly)', term: 'year' as const },
    ...{ qty: 2, unitPrice: 599_000 },
  };
  expect(contentsOf({ ...order, items: [...order.items, premium] })).toBe('Pro Plan, Premium Plan (yearly) × 2');
});
