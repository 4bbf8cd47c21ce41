import { expect, test } from 'vitest';
import { typedNumber } from './typedNumber.ts';

test.each([
  ['70,5', 70.5],
  ['0,5', 0.5],
  ['0,125', 0.125],
  ['70.5', 70.5],
  ['.5', 0.5],
  ['70.125', 70.125],
  ['1,200', 1_200],
  ['12,000.5', 12_000.5],
  ['1,00,000', 100_000],
  ['1200', 1_200],
  [' 8 ', 8],
])('“%s” is %s', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});

test.each(['850 kJ', '1,2,3', '1,2000', '0,5,0', '12abc', '-'])('“%s” is no number', (text) => {
  expect(typedNumber(text)).toBeNaN();
});

test('an empty field says none', () => {
  expect(typedNumber(' ')).toBeUndefined();
  expect(typedNumber(undefined)).toBeUndefined();
});
