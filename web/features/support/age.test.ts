import { expect, test } from 'vitest';
import { ageOf } from './age.ts';

const now = Date.parse('2026-03-06T06:30:00Z');

test.each([
  ['2026-03-06T06:30:00Z', '1 minute'],
  ['2026-03-06T06:31:00Z', '1 minute'],
  ['2026-03-06T06:05:00Z', '25 minutes'],
  ['2026-03-06T05:30:00Z', '1 hour'],
  ['2026-03-05T06:31:00Z', '23 hours'],
  ['2026-03-01T06:30:00Z', '5 days'],
])('%s was %s ago', (instant, age) => {
  expect(ageOf(instant, now)).toBe(age);
});
