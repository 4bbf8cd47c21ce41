import { expect, test } from 'vitest';
import { mendSpelling } from './spelling.ts';

const mend = (text: string) => mendSpelling(text, (word) => word === 'sambr');

test.each([
  ['B.P. checked b4 bed at 9 a.m.', 'BP checked before bed at 9 a.m.'],
  ['watr 3 tumler till now', 'water 3 tumbler till now'],
  ['how much suger today sofar?', 'how much sugar today so far?'],
  ['walkd 25 mins in the mornig', 'walked 25 mins in the morning'],
  ['remaind me, protien and calori', 'remind me, protein and calorie'],
  ['2 idly for brakfast yesterdy nite', '2 idly for breakfast yesterday night'],
])('%s is read as %s', (text, meant) => {
  expect(mend(text)).toBe(meant);
});

test.each([
  'the waiter brought a wafer later',
  'cancer ward, health drink, celery, mint',
  'we talked about accounts',
  'sambr, roti and chai',
  'kal raat 8 baje so gaya tha',
  'सुबह दो इडली',
  'sade 7 hajar steps',
])('%s stays as it is', (text) => {
  expect(mend(text)).toBe(text);
});

test.each([
  ['slept 0930-1500', 'slept 09:30-15:00'],
  ['lunch 1330h', 'lunch at 13:30'],
  ['yoga 50 min 0530 hrs', 'yoga 50 min at 05:30'],
  ['yoga at 0530 hrs', 'yoga at 05:30'],
  ['slept 2300 hrs to 0600 hrs', 'slept 23:00 to 06:00'],
  ['neend 2245 se 0530', 'neend 22:45 se 05:30'],
  ['walk 20 mint', 'walk 20 minutes'],
  ['10 mint leaves', '10 mint leaves'],
  ['2 roti saade char baje', '2 roti 4:30 baje'],
  ['1500-2000 kcal', '1500-2000 kcal'],
])('“%s” is meant as “%s”', (written, meant) => {
  expect(mendSpelling(written, () => false)).toBe(meant);
});
