import { expect, test } from 'vitest';
import { readDuration } from './durations.ts';
import { tokenise } from './tokens.ts';

test.each([
  ['three quarters of an hour on the treadmill', 45],
  ['half an hour of yoga', 30],
  ['quarter of an hour', 15],
  ['hour and a half of badminton', 90],
  ['hour and a quarter', 75],
  ['an hour and a half', 90],
  ['one hour and ten minutes', 70],
  ['ondu gante', 60],
  ['8 hrs 15', 495],
  ['2 ghante 20, phir chai', 140],
  ['2 hrs 20 squats', 120],
])('%s', (text, minutes) => {
  expect(readDuration(tokenise(text), 0)?.minutes).toBe(minutes);
});

test.each(['hour and two rotis', 'half of an apple', 'three quarters'])('%s is no duration', (text) => {
  expect(readDuration(tokenise(text), 0)).toBeUndefined();
});
