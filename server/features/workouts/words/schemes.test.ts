import { expect, test } from 'vitest';
import { readSets } from './schemes.ts';

test('minutes behind rounds are of all of them, those of a set of each', () => {
  expect(readSets('8 rounds 15 minutes', false, 'kg')).toHaveLength(8);
  expect(readSets('8 rounds 15 minutes', false, 'kg')[0]).toMatchObject({ reps: 1, durationMin: null });
  expect(readSets('3 sets of 2 min', false, 'kg')[0]).toMatchObject({ durationMin: 2 });
});
