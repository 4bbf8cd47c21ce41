import fc from 'fast-check';
import type { ExerciseSet, Muscle } from '../../contract/entries/exercises.ts';
import {
  injuries,
  type PlannedExercise,
  type TrainingLevel,
  type TrainingSession,
  trainingEquipment,
  trainingGoals,
  trainingLevels,
  trainingPlaces,
} from '../../contract/training.ts';
import { exerciseTable } from '../../server/features/workouts/exercises/table.ts';
import {
  type DoneWorkout,
  type PlanSettings,
  trainingWeek,
} from '../../server/features/workouts/training/planning/trainingWeek.ts';
import { addDays } from '../../server/lib/dates.ts';

export const startedOn = '2026-03-02';

/** Any settings of a plan, with how well each of a run of weeks goes, from 0 to 1.3 of what was asked. */
export const anyTrainee = fc.record({
  settings: fc.record({
    goal: fc.constantFrom(...trainingGoals),
    level: fc.constantFrom(...trainingLevels),
    place: fc.constantFrom(...trainingPlaces),
    daysPerWeek: fc.integer({ min: 1, max: 6 }),
    minutes: fc.constantFrom(15, 20, 30, 45, 60, 90, 120),
    equipment: fc.subarray([...trainingEquipment]),
    injuries: fc.subarray([...injuries], { maxLength: 3 }),
    isPregnant: fc.boolean(),
    isGentle: fc.boolean(),
    startedOn: fc.constant(startedOn),
    changes: fc.constant<PlanSettings['changes']>([]),
  }),
  efforts: fc.array(fc.double({ min: 0, max: 1.3, noNaN: true }), { minLength: 8, maxLength: 8 }),
  firstKg: fc.integer({ min: 5, max: 120 }),
  moves: fc.array(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 })), { maxLength: 4 }),
});
export type AnyTrainee = typeof anyTrainee extends fc.Arbitrary<infer T> ? T : never;

// What follows repeats the rules in the plainest way, by the published exercise table rather than by the plan's own.

/** Most sets of a muscle, half for those that help, in two days on end, and in a week. */
const limits: Record<TrainingLevel, [twoDays: number, week: number]> = {
  beginner: [7, 12],
  intermediate: [9, 16],
  advanced: [12, 20],
};
/** What the table says that an exercise is done with, where somebody has to own it. */
const owned: Record<string, string[]> = {
  dumbbell: ['dumbbells'],
  barbell: ['barbell'],
  kettlebells: ['kettlebell'],
  bands: ['bands'],
  machine: ['machines'],
  cable: ['machines'],
};
/** Muscles and names that an injury forbids to load. */
const forbidden: Record<(typeof injuries)[number], RegExp> = {
  knee: /squat|lunge|leg press|leg extension|step|baithak|burpee|jump/i,
  lowerBack: /deadlift|good morning|bent over|superman|barbell squat|burpee|surya/i,
  shoulder: /press(?!.*leg)|push|dand|pull-?up|chin|raise|mugdar|gada|plank|burpee|surya|lat pull/i,
  wrist: /push-?up|dand|bench press - |plank|burpee|mountain|surya|barbell curl/i,
  elbow: /bench press|curl(?!s$)|triceps|row|pull-?up|chin|dand|push-?up|lat pull/i,
  neck: /shoulder press|military|superman|barbell squat|handstand/i,
  ankle: /squat|lunge|calf|burpee|step/i,
  hip: /squat|lunge|deadlift|leg raise|bridge|kickback|leg press|step/i,
};
/** "Pallof Press", the leg press and a pushdown load no shoulder, a leg curl no elbow. */
const harmless = /pallof|leg press|leg curl|calf raise|leg raise|knee raise|pushdown/i;

const setsOfMuscles = (sessions: TrainingSession[]) => {
  const sets = new Map<Muscle, number>();
  for (const { exerciseId, sets: done } of sessions.flatMap(({ exercises }) => exercises)) {
    const exercise = exerciseTable().byId.get(exerciseId);
    for (const muscle of exercise?.primaryMuscles ?? []) sets.set(muscle, (sets.get(muscle) ?? 0) + done.length);
    for (const muscle of exercise?.secondaryMuscles ?? []) {
      if (!exercise?.primaryMuscles.includes(muscle)) sets.set(muscle, (sets.get(muscle) ?? 0) + done.length / 2);
    }
  }
  return sets;
};

/** What a week does that it must not; none where it is as it should be. */
export function faultsOf(settings: PlanSettings, sessions: TrainingSession[]): string[] {
  const [twoDays, week] = limits[settings.level];
  const tooMany = (of: TrainingSession[], most: number, span: string) =>
    [...setsOfMuscles(of)].flatMap(([muscle, sets]) => (sets > most ? [`${muscle}: ${sets} ${span}`] : []));
  const dates = new Set(sessions.map(({ date }) => date));
  return [
    ...(sessions.length > settings.daysPerWeek ? [`${sessions.length} days`] : []),
    ...(dates.size < sessions.length ? ['two workouts on one day'] : []),
    ...tooMany(sessions, week, 'a week'),
    ...[...dates].flatMap((date) =>
      tooMany(
        sessions.filter((other) => other.date === date || other.date === addDays(date, 1)),
        twoDays,
        'in two days',
      ),
    ),
    ...sessions.flatMap(({ exercises }) => exercises.flatMap((exercise) => unsuitedTo(settings, exercise))),
  ];
}

function unsuitedTo(
  { place, equipment, injuries: hurt }: PlanSettings,
  { exerciseId, name }: PlannedExercise,
): string[] {
  const has = new Set<string>(equipment);
  const needs = exerciseTable().byId.get(exerciseId)?.equipment ?? '';
  const isLacking = place !== 'gym' && owned[needs]?.every((needed) => !has.has(needed));
  const isHarmless = (injury: string) => harmless.test(name) && ['shoulder', 'elbow', 'ankle'].includes(injury);
  return [
    ...(isLacking ? [`${name} without ${needs}`] : []),
    ...hurt.flatMap((injury) =>
      forbidden[injury].test(name) && !isHarmless(injury) ? [`${name} with an injured ${injury}`] : [],
    ),
  ];
}

const amount = (sets: ExerciseSet[]) =>
  sets.reduce((sum, { reps, durationMin }) => sum + (reps ?? (durationMin ?? 0) * 60), 0);
const load = (sets: ExerciseSet[]) => Math.max(0, ...sets.map(({ loadKg }) => loadKg ?? 0));

/** Trains a plan week by week as well as the efforts say; answers with every growth beyond a tenth. */
export function trainFor({ settings, efforts, firstKg }: AnyTrainee): string[] {
  const done: DoneWorkout[] = [];
  const last = new Map<string, ExerciseSet[]>();
  return efforts.flatMap((effort, week) => {
    const { sessions, isDeload } = trainingWeek(settings, done, addDays(startedOn, week * 7));
    const exercises = sessions.flatMap((session) => session.exercises);
    const faults = exercises.flatMap(({ exerciseId, sets }) => {
      const before = last.get(exerciseId);
      return before && grewTooFast(before, sets)
        ? [`${exerciseId} in week ${week + 1}: ${told(before)} -> ${told(sets)}`]
        : [];
    });
    for (const session of sessions) {
      const sets = session.exercises.flatMap((exercise) => perform(exercise, effort, firstKg));
      if (sets.length > 0) done.push({ date: session.date, sets });
    }
    if (isDeload) return faults;
    for (const exercise of exercises) {
      const sets = perform(exercise, effort, firstKg);
      if (sets.length > 0) last.set(exercise.exerciseId, sets);
    }
    return faults;
  });
}

const told = (sets: ExerciseSet[]) => `${amount(sets)} at ${load(sets)} kg`;

/** Neither the load, nor what is done with the same or a greater one. */
function grewTooFast(before: ExerciseSet[], sets: ExerciseSet[]): boolean {
  if (load(before) > 0 && load(sets) > load(before) * 1.1 + 1e-6) return true;
  if (load(sets) > load(before)) return false;
  return load(sets) === load(before) && amount(sets) > Math.max(amount(before) * 1.1, 1) + 1e-6;
}

function perform({ sets, needsLoad }: PlannedExercise, effort: number, firstKg: number): ExerciseSet[] {
  return sets.flatMap((set): ExerciseSet[] => {
    const loadKg = needsLoad ? firstKg : set.loadKg;
    const kept = { exerciseId: set.exerciseId, ...(loadKg ? { loadKg } : {}) };
    const asked = set.durationMin ?? 0;
    // Nobody stops before the shortest time that a plan can ask for.
    if (!set.reps) return [{ ...kept, durationMin: Math.max(asked < 1 ? 5 / 60 : 1, asked * effort) }];
    const reps = Math.round(set.reps * effort);
    return reps > 0 ? [{ ...kept, reps }] : [];
  });
}
