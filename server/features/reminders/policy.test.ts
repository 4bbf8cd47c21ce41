import { expect, test } from 'vitest';
import { expected, personOf, play } from '../../../tests/simulations/reminderSimulation.ts';
import { clockOf, localDateOf } from '../../lib/dates.ts';
import { lookAt } from './policy.ts';

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
