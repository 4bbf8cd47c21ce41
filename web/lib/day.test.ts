import { expect, test } from 'vitest';
import { localMomentOn, momentOfDay } from './day.ts';

test.each([
  [{ date: '2026-11-20', isToday: true }, '', undefined],
  [{ date: '2026-11-20', isToday: true }, '08:05', '2026-11-20T08:05'],
  [{ date: '2026-11-19', isToday: false }, '', '2026-11-19'],
  [{ date: '2026-11-19', isToday: false }, '21:30', '2026-11-19T21:30'],
  [{ date: undefined, isToday: true }, '08:05', undefined],
])('on %o at "%s" it is %s', (day, time, moment) => {
  expect(momentOfDay(day, time)).toBe(moment);
});

test.each([
  ['2026-11-19', '02:05', '05:00', '2026-11-20T02:05'],
  ['2026-11-19', '21:30', '05:00', '2026-11-19T21:30'],
  ['2026-11-19', '02:05', '00:00', '2026-11-19T02:05'],
])('of the day %s it was %s where days begin at %s: %s', (date, time, dayStart, local) => {
  expect(localMomentOn(date, time, dayStart)).toBe(local);
});
