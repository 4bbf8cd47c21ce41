import { expect, test } from 'vitest';
import { clock } from './countdown.ts';

test.each([
  [600, '10:00'],
  [545, '9:05'],
  [9, '0:09'],
  [0, '0:00'],
])('%d seconds read %s', (seconds, text) => {
  expect(clock(seconds)).toBe(text);
});
