import { z } from 'zod';
import { exerciseSet } from './entries/exercises.ts';
import { id, localDate, nothing, route } from './http.ts';

export const trainingGoals = ['strength', 'muscle', 'fatLoss', 'endurance', 'health'] as const;
export type TrainingGoal = (typeof trainingGoals)[number];
export const trainingLevels = ['beginner', 'intermediate', 'advanced'] as const;
export type TrainingLevel = (typeof trainingLevels)[number];
export const trainingPlaces = ['home', 'gym', 'outdoors'] as const;
export type TrainingPlace = (typeof trainingPlaces)[number];
/** Clubs are mugdar, jori and gada. */
export const trainingEquipment = [
  ...(['dumbbells', 'barbell', 'kettlebell', 'bands', 'bench', 'pullUpBar', 'machines', 'clubs'] as const),
] as const;
export type TrainingEquipment = (typeof trainingEquipment)[number];
export const injuries = ['knee', 'lowerBack', 'shoulder', 'wrist', 'elbow', 'neck', 'ankle', 'hip'] as const;
export type Injury = (typeof injuries)[number];
/** What somebody answered to the questions before training; `open` before they did. */
export const screenings = ['open', 'clear', 'caution'] as const;
export type Screening = (typeof screenings)[number];

const each = <T extends z.ZodType>(item: T, most: number) =>
  z
    .array(item)
    .max(most)
    .transform((chosen) => [...new Set(chosen)] as z.output<T>[]);

/** What a plan is made from. */
const settings = {
  goal: z.enum(trainingGoals, 'Choose a goal.'),
  level: z.enum(trainingLevels, 'Choose a level.'),
  daysPerWeek: z.int('Days are whole.').min(1, 'Train on 1 to 6 days a week.').max(6, 'Train on 1 to 6 days a week.'),
  place: z.enum(trainingPlaces, 'Choose a place.'),
  equipment: each(z.enum(trainingEquipment), trainingEquipment.length).default([]),
  injuries: each(z.enum(injuries), injuries.length).default([]),
  minutes: z
    .int()
    .min(15, 'A workout takes 15 to 120 minutes.')
    .max(120, 'A workout takes 15 to 120 minutes.')
    .default(45),
  screening: z.enum(screenings).default('open'),
};

const plannedExercise = z.object({
  exerciseId: z.string(),
  name: z.string(),
  /** What else it is called. */
  names: z.array(z.string()),
  /** The sets as they are to be done, and as they are logged; a load that isn't known yet is null. */
  sets: z.array(exerciseSet),
  restSec: z.int(),
  /** How hard a set should feel, 1 to 10. */
  rpe: z.int(),
  needsLoad: z.boolean().meta({ description: 'A load is to be chosen by how it feels' }),
});
export type PlannedExercise = z.infer<typeof plannedExercise>;

const session = z.object({
  date: localDate,
  focus: z.enum(['full', 'upper', 'lower', 'push', 'pull', 'legs', 'active']),
  exercises: z.array(plannedExercise),
  minutes: z.int(),
  isDone: z.boolean(),
  isEased: z.boolean(),
});
export type TrainingSession = z.infer<typeof session>;

const told = z.object({ text: z.string(), source: z.string() });

const plan = z
  .object({
    id,
    ...settings,
    equipment: z.array(z.enum(trainingEquipment)),
    injuries: z.array(z.enum(injuries)),
    minutes: z.int(),
    screening: z.enum(screenings),
    startedOn: localDate,
    /** Of the plan, from 1. */
    week: z.int(),
    isDeload: z.boolean(),
    /** Kept to easy exercises and efforts until the questions are answered, or a doctor has agreed. */
    isGentle: z.boolean(),
    /** Of this week of the plan. */
    sessions: z.array(session),
    warnings: z.array(z.string()),
    principles: z.array(told),
  })
  .meta({ id: 'TrainingPlan' });
export type TrainingPlan = z.infer<typeof plan>;

const shared = { access: 'session', tag: 'Training' } as const;
const query = z.object({ userId: id.optional() });

export const getTrainingPlan = route({
  ...shared,
  method: 'get',
  path: '/training-plan',
  summary: 'The plan with this week’s workouts, null without one, and what to be asked before training',
  query,
  status: 200,
  answer: z.object({ plan: plan.nullable(), questions: z.array(z.string()) }),
});

export const createTrainingPlan = route({
  ...shared,
  method: 'post',
  path: '/training-plan',
  summary: 'Make a plan in place of the one before',
  body: z.object({ userId: id.optional(), ...settings }),
  idempotent: true,
  status: 201,
  answer: plan,
});

export const changeTrainingPlan = route({
  ...shared,
  method: 'patch',
  path: '/training-plan',
  summary: 'Move or ease a workout of this week, leave an injured joint alone, or answer the questions before training',
  body: z
    .object({
      userId: id.optional(),
      move: z.object({ from: localDate, to: localDate }).optional(),
      ease: localDate.optional(),
      shorten: z.object({ date: localDate, minutes: z.int().min(5).max(120) }).optional(),
      addInjury: z.enum(injuries).optional(),
      screening: z.enum(['clear', 'caution']).optional(),
    })
    .refine(
      ({ userId: _, ...changes }) => Object.values(changes).filter((change) => change !== undefined).length === 1,
      'Name one change.',
    ),
  status: 200,
  answer: plan,
});

export const deleteTrainingPlan = route({
  ...shared,
  method: 'delete',
  path: '/training-plan',
  summary: 'End the plan; what was logged stays',
  query,
  status: 204,
  answer: nothing,
});

export const getTodaysTraining = route({
  ...shared,
  method: 'get',
  path: '/training-plan/today',
  summary: 'Today’s workout, null on a day of rest, and when the next one is',
  query,
  status: 200,
  answer: z.object({ date: localDate, session: session.nullable(), next: localDate, warnings: z.array(z.string()) }),
});

/** What an export holds of a plan. */
export const storedTrainingPlan = {
  id,
  createdAt: z.iso.datetime({ offset: true }),
  ...settings,
  equipment: z.array(z.enum(trainingEquipment)).max(trainingEquipment.length),
  injuries: z.array(z.enum(injuries)).max(injuries.length),
  minutes: z.int().min(15).max(120),
  screening: z.enum(screenings),
  startedOn: localDate,
  changes: z
    .array(
      z.union([
        z.object({ move: z.object({ from: localDate, to: localDate }) }),
        z.object({ ease: localDate }),
        z.object({ shorten: z.object({ date: localDate, minutes: z.int().min(5).max(120) }) }),
      ]),
    )
    .max(500),
};
export type TrainingChange = z.infer<(typeof storedTrainingPlan)['changes']>[number];
