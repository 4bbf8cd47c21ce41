import { expect, test } from 'vitest';
import type { GoalCalendar } from '../../../contract/dashboard.ts';
import { calendarDays, countFullDays } from './calendarDays.ts';

const calendar: GoalCalendar = {
  ...{ month: '2028-02', today: '2028-02-10', goals: ['water', 'meals'] },
  days: [
    { date: '2028-02-03', met: ['water'] },
    { date: '2028-02-09', met: ['water', 'meals'] },
    { date: '2028-02-10', met: [] },
  ],
};

test('a month has all of its days, its first below its weekday', () => {
  const { before, days } = calendarDays(calendar);
  // 1 February 2028 is a Tuesday of a leap year.
  expect([before, days.length, days.at(-1)?.date]).toEqual([1, 29, '2028-02-29']);
  expect(days[2]).toEqual({ date: '2028-02-03', met: ['water'], isToday: false, isToCome: false });
  expect(days[9]).toEqual({ date: '2028-02-10', met: [], isToday: true, isToCome: false });
  expect(days[10]).toEqual({ date: '2028-02-11', met: undefined, isToday: false, isToCome: true });
});

test('a full day has met every goal that is set', () => {
  expect(countFullDays(calendar)).toBe(1);
});
