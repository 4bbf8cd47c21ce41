import { expect, test } from 'vitest';
import { readSchedule } from './schedules.ts';
import { movedFrom, settleTimes } from './scheduleTimes.ts';
import { tokenise } from './tokens.ts';

test.each([
  ['18:00', '7 baje', '19:00'],
  ['08:00', '7 baje', '07:00'],
  ['06:00', '5 baje', '05:00'],
  ['09:00', '4 baje', '16:00'],
  ['22:00', '12 baje', '00:00'],
  ['10:00', '12 baje', '12:00'],
  ['18:00', 'subah 7 baje', '07:00'],
  ['18:00', '7 am', '07:00'],
])('what comes at %s and is moved to “%s” comes at %s', (before, told, after) => {
  const read = readSchedule(tokenise(told), '2026-03-06');
  expect(settleTimes(movedFrom(read, [before])).times).toEqual([after]);
});
