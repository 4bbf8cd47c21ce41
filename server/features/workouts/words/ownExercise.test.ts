import { expect, test } from 'vitest';
import { readWorkout } from '../reading.ts';

const done = (text: string) => {
  const sets = readWorkout(text, 'kg', true)?.sets ?? [];
  return [...Map.groupBy(sets, ({ exerciseId }) => exerciseId)].map(([id, own]) => [id, own.length]);
};

test.each([
  [
    'copenhagen hold 3x20 sec, front sqt 60 4x6',
    [
      ['copenhagen hold', 3],
      ['Front_Barbell_Squat', 4],
    ],
  ],
  [
    'rdl 3x10, tyre flips 2x12',
    [
      ['Romanian_Deadlift', 3],
      ['tyre flips', 2],
    ],
  ],
  ['prowler drag 30 kg 4x15', [['prowler drag', 4]]],
  ['6x50 kickboard', [['kickboard', 6]]],
  ['rows till my grip went 3x9', [['Bent_Over_Barbell_Row', 3]]],
  ['heavy day, then 5x5 deadlifts', [['Barbell_Deadlift', 5]]],
  ['hollow hold 40 40 30 sec', [['hollow hold', 3]]],
  ['chin ups to failure 14', [['Chin-Up', 1]]],
])('%s', (text, expected) => {
  expect(done(text)).toEqual(expected);
});

test('words that no list knows are an exercise only where a workout surely is told', () => {
  expect(readWorkout('copenhagen hold 3x20')).toBeUndefined();
});
