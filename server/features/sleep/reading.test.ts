import { describe, expect, test } from 'vitest';
import { readOwnSleep, readSleep, shiftOfNight } from './reading.ts';

describe('sleep in a text', () => {
  test.each([
    ['slept 7 hours', 7],
    ['slept like 5 hrs', 5],
    ['bed by 10, up at 5', 7],
    ['raat ko 1 baje soyi aur 7 baje uthi', 6],
    ['slept for about seven and a half hours last night', 7.5],
    ['slept 6-7 hrs', 6.5],
    ['sleep: 7 hours', 7],
    ['sleep: 7.5', 7.5],
    ['slept 7', 7],
    ['slept 7 to 8', 7.5],
    ['neend 6.5 ghante', 6.5],
    ['7 ghante ki neend li', 7],
    ['साढ़े सात घंटे सोया', 7.5],
    ['soya 11 se 6', 7],
    ['slept 10-6', 8],
    ['slept from 11pm to 6:30am', 7.5],
    ['slept at 12 woke up at 7', 7],
    ['slept at 12:30 am, woke up at 7.15 am', 6.75],
    ['slept 23:00 to 6:30', 7.5],
    ['raat 11 baje se subah 6 baje tak soya', 7],
    ['raat ko 12 baje soya subah 7 baje utha', 7],
    ['sadhe gyarah baje soya 6 baje utha', 6.5],
    ['रात को 11 बजे से सुबह 6 बजे तक सोया', 7],
    ['napped 30 min', 0.5],
    ['slept at 2 woke 8 30', 6.5],
    ['woke at 5 slept 10', 7],
    ['7 ghante suta', 7],
    ['slept 10 30 pm to 6 am', 7.5],
    ['zop lagat nahi 5 tas fakta', 5],
    ['ghum 6 ghonta', 6],
    ['slept 30 hours', 30],
    ['sleep was trash actually, 4h 40', 4.67],
    ['slept like shit, maybe 5 hrs', 5],
    ['neend poori nahi hui 5 ghante', 5],
    ["didn't sleep well, 5 hours", 5],
    ['sone ka time 12:30 se 8', 7.5],
    ['slept 12:30 to 8 am', 7.5],
    ['slept half past 10 to quarter to 7', 8.25],
    ['slept at quarter past 11, woke at ten to 7', 7.58],
    ['slept at 10 to 6', 8],
    ['slept eleven thirty to six', 6.5],
    ['slept 10 at night to 11 in the morning', 13],
    ['slept 0100 to 0730', 6.5],
    ['slept 2330 hrs to 0615 hrs', 6.75],
    ['soya11 utha6', 7],
  ])('%s', (text, hours) => {
    expect(readSleep(text)).toMatchObject({ rest: '', hours });
  });

  test.each([
    'soya chunks 100 g',
    'soya milk 1 glass',
    '2 soya kebab',
    "couldn't sleep",
    'need 8 hours sleep',
    'will sleep 8 hours',
    'walked 30 min before sleep',
    'ate 2 hours before sleep',
    'feeling sleepy',
    'sleep well',
    'how long did I sleep?',
  ])('none is in "%s"', (text) => {
    expect(readSleep(text)).toBeUndefined();
  });

  test.each([
    ['I had 2 eggs and slept 7 hours', 'I had 2 eggs'],
    ['got 6 hours of good sleep and 2 eggs', '2 eggs'],
    ['slept 8 hrs last night, breakfast 2 boiled eggs', 'breakfast 2 boiled eggs'],
    ['slept 8 hrs, 30 min walk', '30 min walk'],
    ['yoga 30 min sleep 7 hours', 'yoga 30 min'],
  ])('the rest of "%s" is "%s"', (text, rest) => {
    expect(readSleep(text)?.rest).toBe(rest);
  });

  test('last night counts for today, a day that was named for itself', () => {
    expect(readSleep('kal raat 5 ghante soya')?.daysAgo).toBe(0);
    expect(readSleep('slept 7 hours last night')?.daysAgo).toBe(0);
    expect(readSleep('yesterday slept 7 hours')?.daysAgo).toBe(1);
  });
});

test.each([
  ['6h10 sleep, restless', 6.17],
  ['Retired to bed 11:15 pm, woke up 6 am.', 6.75],
  ['रात को ग्यारह बजे से साढ़े चार बजे तक ही सो पाई', 5.5],
])('whatever else is said, “%s” tells of sleep', (text, hours) => {
  expect(readSleep(text)?.hours).toBe(hours);
});

test('a time of waking ends the night, whichever is told first', () => {
  expect(readOwnSleep('5 vage uthyo, 10 vage suto')?.hours).toBe(7);
  expect(readOwnSleep('10 vage suto, 5 vage uthyo')?.hours).toBe(7);
  expect(readOwnSleep('woke up at 6:10, slept around 11:10')?.hours).toBe(7);
  expect(readOwnSleep('woke 6 slept 11')?.hours).toBe(7);
});

test.each([
  ['woke at 6 not 5', 1],
  ['woke up at 5:30, not 6', -0.5],
  ['slept at 12 not 11', -1],
  ['not 5, woke at 6', 1],
  ['not at 5, I woke up at 6:30', 1.5],
  ['5 baje nahi, 6 baje utha', 1],
  ['utha 6 baje, 5 baje nahi', 1],
  ['not 11, slept at 12', -1],
  ['woke at 6', undefined],
  ['slept 11 to 6, not tired', undefined],
])('“%s” makes a night longer by %s', (text, hours) => {
  expect(shiftOfNight(text)).toBe(hours);
});
