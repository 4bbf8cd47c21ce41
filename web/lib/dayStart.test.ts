import { expect, test } from 'vitest';
import { diaryDateOf } from './dayStart.ts';

test.each([
  ['2026-11-20T02:05', '05:00', '2026-11-19'],
  ['2026-11-20T05:00', '05:00', '2026-11-20'],
  ['2026-11-20T02:05', '00:00', '2026-11-20'],
  ['2026-11-01T04:59:59.999', '05:00', '2026-10-31'],
])('%s stands on the day that began at %s: %s', (local, dayStart, date) => {
  expect(diaryDateOf(local, dayStart)).toBe(date);
});
