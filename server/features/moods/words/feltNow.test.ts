import { expect, test } from 'vitest';
import { isFeltNow } from './feltNow.ts';

const today = '2026-11-19';

test.each([
  ['they cut our pay on Monday. hollow inside', true],
  ["the interview is on Friday and I can't breathe easy", true],
  ['boss ne kal daanta, mood kharab hai', true],
  ['yesterday was long and I felt low', false],
  ['felt low on Monday', false],
  ['they cut our pay on Monday. I was so low', false],
])('%s', (said, expected) => {
  expect(isFeltNow(said, today)).toBe(expected);
});
