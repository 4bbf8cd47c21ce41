import { expect, test } from 'vitest';
import { calendarDays, diaryDateOf, diaryInstantAt, momentOf } from './diaryDates.ts';

const inKolkata = (dayStartsAt: string) => ({ timeZone: 'Asia/Kolkata', dayStartsAt });

test.each([
  ['2026-03-06T20:00:00Z', '00:00', '2026-03-07'],
  ['2026-03-06T20:00:00Z', '05:00', '2026-03-06'],
  ['2026-03-06T23:29:00Z', '05:00', '2026-03-06'],
  ['2026-03-06T23:30:00Z', '05:00', '2026-03-07'],
  ['2026-03-06T12:00:00Z', '05:00', '2026-03-06'],
])('%s, where days begin at %s, is of %s', (instant, dayStartsAt, date) => {
  expect(diaryDateOf(new Date(instant), inKolkata(dayStartsAt))).toBe(date);
});

test.each([
  ['2026-03-06', 90, '05:00', '2026-03-06T20:00:00Z'],
  ['2026-03-06', 90, '00:00', '2026-03-05T20:00:00Z'],
  ['2026-03-06', 1290, '05:00', '2026-03-06T16:00:00Z'],
])('on the day %s minute %i of the clock, where days begin at %s, is %s', (date, minutes, dayStartsAt, instant) => {
  const told = diaryInstantAt(date, minutes, inKolkata(dayStartsAt));
  expect(told).toEqual(new Date(instant));
  expect(diaryDateOf(told, inKolkata(dayStartsAt))).toBe(date);
});

test('the same time of day in the zone, days ago', () => {
  const now = new Date('2026-03-06T20:00:00Z');
  expect(momentOf(0, now, calendarDays('Asia/Kolkata'))).toEqual({ occurredAt: now, localDate: '2026-03-07' });
  const before = { occurredAt: new Date('2026-03-05T20:00:00Z'), localDate: '2026-03-06' };
  expect(momentOf(1, now, calendarDays('Asia/Kolkata'))).toEqual(before);
  expect(momentOf(1, now, inKolkata('05:00'))).toEqual({ ...before, localDate: '2026-03-05' });
});
