import { expect, test } from 'vitest';
import { receiptLink, shownAmount } from './confirmation.ts';

test.each([
  [29_063, 'INR', '₹290.63'],
  [100, 'INR', '₹1.00'],
  [99, 'INR', '₹99.00'],
  [2_500, undefined, '$25.00'],
  [0, 'INR', '—'],
  [undefined, undefined, '—'],
])('%s %s is shown as %s', (amount, currency, shown) => {
  expect(shownAmount(amount, currency)).toBe(shown);
});

test('only addresses become links', () => {
  expect(receiptLink({ receipt: 'FPB-1' })).toBeUndefined();
  expect(receiptLink({ receipt: 'javascript:alert(1)' })).toBeUndefined();
  expect(receiptLink({ receipt: 'https://a.example/1' })).toBe('https://a.example/1');
  expect(receiptLink({ receipt: 'FPB-1', receiptUrl: 'http://b.example' })).toBe('http://b.example');
});
