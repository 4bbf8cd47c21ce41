import { expect, test } from 'vitest';
import { readWorkout } from '../reading.ts';
import { plainSets } from './spoken.ts';

const schemeIn = (text: string) => {
  const sets = readWorkout(text, 'kg')?.sets ?? [];
  return [sets.length, sets[0]?.reps, sets[0]?.loadKg];
};

test.each([
  ['hip thrust ten reps, four sets, eighty kilos', [4, 10, 80]],
  ['bench press pachas kilo teen set dus reps', [3, 10, 50]],
  ['teen set pushup lagaye bees bees ke', [3, 20, null]],
  ['tin set squats, pratyeki pandhra', [3, 15, null]],
  ['char set bench press 12 ta kore, 40 kg', [4, 12, 40]],
  ['did three sets of twelve squats', [3, 12, null]],
  ['squats 4 sets, 8 reps, 60 kg', [4, 8, 60]],
  ['deadlift 100 kg 5 sets of 5', [5, 5, 100]],
])('sets in words: %s', (text, scheme) => {
  expect(schemeIn(text)).toEqual(scheme);
});

test.each(['3x10 squats, 3 sets of lunges 12 reps', 'plank 3 sets 45 sec', 'squats 3 sets 10 8 6 reps', 'two rotis'])(
  'what is no one scheme keeps its figures: %s',
  (text) => {
    expect(plainSets(text)).toBe(text);
  },
);
