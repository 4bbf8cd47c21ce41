import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyTrainee, faultsOf, startedOn, trainFor } from '../../../../../tests/simulations/trainees.ts';
import { addDays } from '../../../../lib/dates.ts';
import { type PlanSettings, trainingWeek } from './trainingWeek.ts';

/** Ten thousand and more are in bench/trainer.ts. */
const numRuns = 300;

const settings: PlanSettings = {
  ...{ goal: 'muscle', level: 'intermediate', place: 'gym', daysPerWeek: 4, minutes: 60, startedOn, changes: [] },
  ...{ equipment: [], injuries: [], isPregnant: false, isGentle: false },
};
const benchPress = 'Barbell_Bench_Press_-_Medium_Grip';
const benchOf = (done: Parameters<typeof trainingWeek>[1], week: number, more: Partial<PlanSettings> = {}) =>
  trainingWeek({ ...settings, ...more }, done, addDays(startedOn, 7 * week))
    .sessions.flatMap(({ exercises }) => exercises)
    .find(({ exerciseId }) => exerciseId === benchPress)?.sets;
const didBench = (week: number, reps: number[], loadKg: number) => ({
  date: addDays(startedOn, 7 * week),
  sets: reps.map((count) => ({ exerciseId: benchPress, reps: count, loadKg })),
});

test('no plan overloads a muscle, exceeds the days or the equipment given, or ignores an injury; moved or not', () => {
  fc.assert(
    fc.property(anyTrainee, ({ settings: asked, moves }) => {
      const changes = moves.map(([from, to]) => ({
        move: { from: addDays(startedOn, from), to: addDays(startedOn, to) },
      }));
      for (const each of [asked, { ...asked, changes }]) {
        expect(faultsOf(each, trainingWeek(each, [], startedOn).sessions)).toEqual([]);
      }
    }),
    { numRuns },
  );
});

test('no load and no amount grows by more than a tenth in a week, however training goes', () => {
  fc.assert(
    fc.property(anyTrainee, (trainee) => {
      expect(trainFor(trainee)).toEqual([]);
    }),
    { numRuns: numRuns / 3 },
  );
});

test('repetitions grow first, then the load; after two weeks that fell short it falls', () => {
  expect(benchOf([], 0)).toMatchObject([{ reps: 8 }, { reps: 8 }, { reps: 8 }]);
  const first = didBench(0, [8, 8, 8], 60);
  expect(benchOf([first], 1)).toMatchObject([
    { reps: 9, loadKg: 60 },
    { reps: 9, loadKg: 60 },
    { reps: 8, loadKg: 60 },
  ]);
  expect(benchOf([didBench(0, [12, 12, 12], 60)], 1)?.[0]).toMatchObject({ reps: 8, loadKg: 62.5 });
  expect(benchOf([didBench(0, [6, 5, 5], 60), didBench(1, [6, 6, 5], 60)], 2)?.[0]).toMatchObject({ loadKg: 52.5 });
  expect(benchOf([first], 5)?.[0]).toMatchObject({ loadKg: 52.5 });
});

test('a first load comes from what was lifted before the plan', () => {
  // 100 kg by Epley's formula, of which 67 %, in steps of 2.5 kg.
  expect(benchOf([didBench(-2, [10], 75)], 0)?.[0]).toMatchObject({ reps: 8, loadKg: 65 });
});

test('after some weeks of training in a row an easier one comes', () => {
  const done = [0, 1, 2, 3].map((week) => didBench(week, [8, 8, 8], 60));
  const week = trainingWeek(settings, done, addDays(startedOn, 28));
  expect(week.isDeload).toBe(true);
  const sets = benchOf(done, 4);
  expect([sets?.length, sets?.[0]?.loadKg]).toEqual([2, 52.5]);
  expect(trainingWeek(settings, done.slice(1), addDays(startedOn, 28)).isDeload).toBe(false);
});

test('a workout that is moved pushes on what would follow it too closely', () => {
  const full: PlanSettings = { ...settings, daysPerWeek: 3, level: 'beginner' };
  const change = { move: { from: startedOn, to: addDays(startedOn, 1) } };
  const dates = trainingWeek({ ...full, changes: [change] }, [], startedOn).sessions.map(({ date }) => date);
  expect(dates).toEqual(['2026-03-03', '2026-03-05', '2026-03-07']);
});

test('somebody with nothing at home is given the forms of the akhara', () => {
  const { sessions } = trainingWeek({ ...settings, place: 'home', daysPerWeek: 3 }, [], startedOn);
  const ids = sessions.flatMap(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId));
  expect(ids).toEqual(expect.arrayContaining(['Baithak', 'Dand', 'Surya_Namaskar']));
});
