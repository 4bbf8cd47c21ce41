import { expect, test } from 'vitest';
import { readMessage } from '../../../language/message.ts';
import { readRemovedMeals } from './removalReading.ts';

test.each([
  ['delete everything from morning', ['breakfast', 'snack']],
  ['subah ka sab hata do', ['breakfast', 'snack']],
  ['raat ka sab hatao', ['dinner']],
  ['aaj ka sab hata do', 'all'],
  ['remove it, that was in the morning', undefined],
  ['wo subah wala hata do', undefined],
  ['remove all rotis from today', undefined],
  ['kal ka sab hata do', undefined],
])('“%s” removes the meals of %j', (text, expected) => {
  expect(readRemovedMeals(readMessage(text))).toEqual(expected);
});
