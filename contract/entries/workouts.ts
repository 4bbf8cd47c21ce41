import { z } from 'zod';
import { freeText, id, localDate, measure, route } from '../http.ts';
import { entryFields, entryKind } from './entries.ts';
import { exerciseSets } from './exercises.ts';

const name = freeText().min(1).max(100);
const durationMin = measure(1, 1_440, 'Duration');

/** What a workout's sets of one exercise amount to. */
const exerciseResult = z.object({
  exerciseId: z.string(),
  name: z.string(),
  sets: z.number(),
  reps: z.number(),
  /** Of all sets, load times repetitions in kg. */
  volumeKg: z.number(),
  /** By Epley's formula from the best set; null without a load, or beyond 12 repetitions. */
  oneRepMaxKg: z.number().nullable(),
});

const workout = z
  .object({
    ...entryFields,
    name: z.string(),
    durationMin: z.number(),
    caloriesBurned: z.number().nullable(),
    sets: exerciseSets,
    exercises: z.array(exerciseResult),
  })
  .meta({ id: 'Workout' });
export type Workout = z.infer<typeof workout>;

const personalRecord = z
  .object({
    exerciseId: z.string(),
    name: z.string(),
    reps: z.number().nullable(),
    loadKg: z.number().nullable(),
    oneRepMaxKg: z.number(),
    localDate,
  })
  .meta({ id: 'PersonalRecord' });
export type PersonalRecord = z.infer<typeof personalRecord>;

export const listPersonalRecords = route({
  method: 'get',
  path: '/workouts/records',
  cost: 5,
  access: 'session',
  tag: 'Workout',
  summary: 'The best set of each exercise, by its estimated one-repetition maximum, the latest first',
  query: z.object({ userId: id.optional() }),
  status: 200,
  answer: z.array(personalRecord),
});

/** An activity with sets: it counts as one wherever activities do. */
export const workoutKind = entryKind({
  path: '/workouts',
  title: 'Workout',
  noun: 'workout',
  nouns: 'workouts',
  fields: {
    name: name.default('Workout'),
    sets: exerciseSets,
    durationMin: durationMin.optional().meta({ description: 'Estimated from the sets where it is left out' }),
  },
  time: 'logDatetime',
  entry: workout,
  stored: {},
});

export const {
  create: createWorkout,
  list: listWorkouts,
  update: updateWorkout,
  remove: deleteWorkout,
} = workoutKind.routes;
