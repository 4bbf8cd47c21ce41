import { z } from 'zod';
import { measure, route } from '../http.ts';

export const muscles = [
  ...([
    'abdominals',
    'abductors',
    'adductors',
    'biceps',
    'calves',
    'chest',
    'forearms',
    'glutes',
    'hamstrings',
  ] as const),
  ...(['lats', 'lower back', 'middle back', 'neck', 'quadriceps', 'shoulders', 'traps', 'triceps'] as const),
] as const;
export type Muscle = (typeof muscles)[number];

const exercise = z
  .object({
    id: z.string(),
    name: z.string(),
    /** What else it is called, in the languages of India too. */
    names: z.array(z.string()),
    category: z.string(),
    level: z.string(),
    /** '' where none is needed or known. */
    equipment: z.string(),
    primaryMuscles: z.array(z.enum(muscles)),
    secondaryMuscles: z.array(z.enum(muscles)),
  })
  .meta({ id: 'Exercise' });
export type Exercise = z.infer<typeof exercise>;

/** One set: repetitions, a duration, or both; the load in kg beside one's own weight; sets of one superset share a number. */
export const exerciseSet = z.object({
  exerciseId: z.string().min(1).max(100),
  reps: z.int('Repetitions are whole.').min(1).max(1_000).nullish(),
  loadKg: measure(0, 600, 'The load').nullish(),
  durationMin: measure(0.05, 600, 'The duration of a set').nullish(),
  rpe: measure(1, 10, 'The effort').nullish(),
  superset: z.int().min(1).max(50).nullish(),
});
export type ExerciseSet = z.infer<typeof exerciseSet>;
export const mostSets = 200;
export const exerciseSets = z
  .array(exerciseSet)
  .min(1, 'A workout has at least one set.')
  .max(mostSets, `A workout has at most ${mostSets} sets.`);

export const listExercises = route({
  method: 'get',
  path: '/exercises',
  access: 'session',
  tag: 'Workouts',
  summary: 'Exercises by name, in any of the languages they are known in; the usual ones without a name',
  query: z.object({ q: z.string().max(100).default('') }),
  status: 200,
  answer: z.array(exercise).meta({ description: 'The nearest names first, at most 100' }),
});
