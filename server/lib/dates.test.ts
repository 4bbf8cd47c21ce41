import { expect, test } from 'vitest';
import { localDateOf } from './dates.ts';

test.each([
  ['2026-03-06T18:29:59.999Z', 'Asia/Kolkata', '2026-03-06'],
  ['2026-03-06T18:30:00Z', 'Asia/Kolkata', '2026-03-07'],
  ['2025-12-31T23:59:00Z', 'Pacific/Auckland', '2026-01-01'],
  ['2026-03-08T07:30:00Z', 'America/New_York', '2026-03-08'],
  ['2026-11-01T04:30:00Z', 'America/New_York', '2026-11-01'],
  ['2028-02-29T12:00:00Z', 'UTC', '2028-02-29'],
  ['1900-01-01T12:00:00Z', 'Europe/Paris', '1900-01-01'],
])('%s is in %s on %s', (instant, timeZone, date) => {
  expect(localDateOf(new Date(instant), timeZone)).toBe(date);
});

test('an unknown time zone is refused', () => {
  expect(() => localDateOf(new Date(), 'Asia/Atlantis')).toThrow(RangeError);
});
