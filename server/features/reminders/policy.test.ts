import { expect, test } from 'vitest';
import { expected, personOf, play } from '../../../tests/simulations/reminderSimulation.ts';
import { clockOf, localDateOf } from '../../lib/dates.ts';
import { isQuiet, lookAt, nextSlot } from './policy.ts';

test('people in 12 zones get each reminder once, over 40 days with an outage and changes of clocks', () => {
  let total = 0;
  for (let number = 0; number < 24; number += 1) {
    const person = personOf(number);
    const came = play(person);
    expect({ number, came }).toEqual({ number, came: expected(person) });
    total += came.length;
  }
  expect(total).toBeGreaterThan(600);
});

test('a time that the clock leaves out comes when it is put forward, one that it shows twice comes once', () => {
  const person = { ...personOf(1), timeZone: 'America/New_York', days: [], startDate: null, until: null };
  const on = (time: string, from: string) => {
    const lookedAt = new Date(from);
    const { next } = lookAt({ ...person, times: [time], lookedAt }, lookedAt);
    return next && `${localDateOf(next, person.timeZone)} ${clockOf(next, person.timeZone)}`;
  };
  expect(on('02:30', '2026-03-08T05:00:00Z')).toBe('2026-03-08 03:30');
  expect(on('01:30', '2026-11-01T04:00:00Z')).toBe('2026-11-01 01:30');
  expect(on('01:30', '2026-11-01T05:31:00Z')).toBe('2026-11-02 01:30');
});

test.each([
  ['every 2nd day', { everyDays: 2, startDate: '2026-11-19' }, ['2026-11-19', '2026-11-21', '2026-11-23']],
  [
    'every 2nd Sunday',
    { everyDays: 14, days: [7], startDate: '2026-11-22' },
    ['2026-11-22', '2026-12-06', '2026-12-20'],
  ],
  [
    'Monday and Sunday of every 2nd week, which begins on Monday',
    { everyDays: 14, days: [1, 7], startDate: '2026-11-23' },
    ['2026-11-23', '2026-11-29', '2026-12-07'],
  ],
  ['the 1st and 15th', { monthDays: [1, 15] }, ['2026-12-01', '2026-12-15', '2027-01-01']],
  ['the 31st, or the last of the month', { monthDays: [31] }, ['2026-11-30', '2026-12-31', '2027-01-31']],
  ['the first Monday', { days: [1], monthWeeks: [1] }, ['2026-12-07', '2027-01-04', '2027-02-01']],
  ['the last Friday', { days: [5], monthWeeks: [-1] }, ['2026-11-27', '2026-12-25', '2027-01-29']],
  ['the 2nd and 4th Saturday', { days: [6], monthWeeks: [2, 4] }, ['2026-11-28', '2026-12-12', '2026-12-26']],
  [
    'the 31st of every 3rd month',
    { monthDays: [31], everyMonths: 3, startDate: '2026-11-30' },
    ['2026-11-30', '2027-02-28', '2027-05-31'],
  ],
  [
    'every 2nd year',
    { monthDays: [5], everyMonths: 24, startDate: '2026-12-05' },
    ['2026-12-05', '2028-12-05', '2030-12-05'],
  ],
])('%s comes on these dates', (_, rhythm, dates) => {
  const schedule = { ...personOf(1), times: ['08:00'], days: [], startDate: null, until: null, ...rhythm };
  let after = new Date('2026-11-18T20:00:00Z');
  const came = dates.map(() => {
    const slot = nextSlot(schedule, after, 'Asia/Kolkata');
    after = slot?.at ?? after;
    return slot?.date;
  });
  expect(came).toEqual(dates);
});

test('a time that was moved comes when it was moved to, and the next one as ever', () => {
  const now = (time: string) => new Date(`2026-11-19T${time}:00+05:30`);
  const slot = now('20:00');
  const person = {
    ...{
      ...personOf(1),
      quietFrom: '',
      quietTo: '',
      times: ['08:00', '20:00'],
      days: [],
      startDate: null,
      until: null,
    },
    ...{ timeZone: 'Asia/Kolkata', snoozedSlot: slot, snoozedUntil: now('21:00'), lookedAt: now('19:00') },
  };
  expect(lookAt(person, now('20:00'))).toMatchObject({ comes: undefined, next: now('21:00') });
  expect(lookAt({ ...person, lookedAt: now('20:00') }, now('21:00'))).toMatchObject({
    comes: { at: slot },
    isSnoozeOver: true,
  });
});

test.each([
  ['22:00', '07:00', ['22:00', '06:59'], ['07:00', '21:59']],
  ['13:00', '15:00', ['13:00', '14:59'], ['15:00', '12:59']],
])('from %s to %s it is quiet at the beginning, and no more at the end', (quietFrom, quietTo, quiet, loud) => {
  const isQuietAt = (time: string) => isQuiet(time, { quietFrom, quietTo });
  expect([quiet.map(isQuietAt), loud.map(isQuietAt)]).toEqual([
    [true, true],
    [false, false],
  ]);
});
