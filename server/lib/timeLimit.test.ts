import { expect, test } from 'vitest';
import { TookTooLong, withinTime } from './timeLimit.ts';

const catastrophic = /^(?:a+)+$/;

test.each([
  [
    'an endless loop',
    () => {
      for (;;);
    },
  ],
  ['a regular expression that backtracks without end', () => catastrophic.test(`${'a'.repeat(60)}b`)],
])('%s is ended', (_, work) => {
  expect(() => withinTime(20, work)).toThrow(TookTooLong);
  expect(withinTime(20_000, () => 'and the next one works')).toBe('and the next one works');
});

test('what the work throws is thrown, and its results are of this world', () => {
  expect(() => withinTime(20_000, () => JSON.parse('{'))).toThrow(SyntaxError);
  expect(withinTime(20_000, () => [1])).toBeInstanceOf(Array);
});
