import { expect, test } from 'vitest';
import { readDayStart } from './dayStartReading.ts';

test.each([
  ['start my day at 5 am', 300],
  ['my day starts at 4', 240],
  ['count my day from 3am please, i work nights', 180],
  ['my day should begin at 4:30 am', 270],
  ['mera din subah 5 baje se shuru hota hai', 300],
  ['din 4 baje se shuru karo', 240],
  ['मेरा दिन सुबह 5 बजे से शुरू करो', 300],
  ['start my day at midnight again', 0],
  ['my day ends at 3 am', 180],
])('"%s" lets the day begin at minute %i', (text, minutes) => {
  expect(readDayStart(text)).toEqual({ wish: 'set', minutes });
});

test.each(['when does my day start?', 'mera din kab shuru hota hai'])('"%s" asks when it begins', (text) => {
  expect(readDayStart(text)).toEqual({ wish: 'ask' });
});

test.each([
  'start my day at 5 am with a glass of water',
  'started my day at 6 am with oats',
  'my period starts at day 5',
  'start a fast at 8 pm',
  'day 1 of the diet',
  'started work at 9 am',
  'remind me to start my day at 5 am',
  'my day starts at 4 and ends at 11 pm',
  'start my day with yoga',
])('"%s" is about something else', (text) => {
  expect(readDayStart(text)).toBeUndefined();
});
