import { expect, test } from 'vitest';
import { firstLine, setsOf } from './workoutLines.ts';

test('lines become their sets, and lines in turns share a number', () => {
  const row = { ...firstLine, exercise: { id: 'Row', name: 'Row' }, sets: 2 as const, load: 50, isSuperset: true };
  const plank = {
    ...firstLine,
    exercise: { id: 'Plank', name: 'Plank' },
    sets: 1 as const,
    reps: '' as const,
    seconds: 90,
  };
  const sets = setsOf([{ ...firstLine, sets: 2, load: 60, rpe: 8.5 }, row, plank]);
  expect(sets.map(({ exerciseId, superset }) => [exerciseId, superset])).toEqual([
    ...[
      ['Barbell_Squat', 1],
      ['Barbell_Squat', 1],
      ['Row', 1],
      ['Row', 1],
    ],
    ['Plank', null],
  ]);
  expect(sets[0]).toMatchObject({ reps: 10, loadKg: 60, rpe: 8.5, durationMin: null });
  expect(sets[4]).toMatchObject({ reps: null, loadKg: null, durationMin: 1.5 });
});
