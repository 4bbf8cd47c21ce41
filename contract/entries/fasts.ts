import { z } from 'zod';
import { dateTime, freeText, id, instant, route } from '../http.ts';
import { entryFields, entryKind } from './entries.ts';

/** Hours of eating and fasting, one meal a day, and the fasts of the calendar, which follow the sun. */
export const fastPlans = ['12:12', '14:10', '16:8', '18:6', 'omad', 'ramzan', 'ekadashi', 'navratri'] as const;
export type FastPlan = (typeof fastPlans)[number];
/** Those that begin and end with the sun of a city. */
export const sunPlans: readonly FastPlan[] = ['ramzan', 'ekadashi', 'navratri'];

const plan = z.enum(fastPlans).nullable();
const city = freeText().max(60, 'The name of a city has at most 60 characters.');
const notes = freeText().max(2_000);

const fastEntry = z
  .object({
    ...entryFields,
    startedAt: instant,
    endedAt: instant.nullable().meta({ description: 'Null while it goes on' }),
    plan,
    city: z.string(),
    goalAt: instant
      .nullable()
      .meta({ description: 'When the plan lets one eat again; of fasts with the sun, by the times of the city' }),
    notes: z.string(),
  })
  .meta({ id: 'FastEntry' });
export type FastEntry = z.infer<typeof fastEntry>;

const kind = entryKind({
  path: '/fasts',
  title: 'Fast',
  noun: 'fast',
  nouns: 'fasts',
  fields: {
    endedAt: dateTime.nullable().default(null),
    plan: plan.default(null),
    city: city
      .default('')
      .meta({ description: 'A city, for fasts with the sun; the largest of the time zone without' }),
    notes: notes.default(''),
  },
  time: 'startedAt',
  entry: fastEntry,
  stored: { endedAt: instant.nullable(), plan, city, notes },
});

const confirm = z.boolean().optional().meta({ description: 'Saves a fast that overlaps another one' });
const { create, update } = kind.routes;

export const fastKind = {
  ...kind,
  routes: {
    ...kind.routes,
    create: { ...create, body: create.body.extend({ confirm }) },
    update: { ...update, body: update.body.extend({ confirm }) },
  },
};
export const { create: createFast, list: listFasts, update: updateFast } = fastKind.routes;

/** Why somebody is not helped to fast. */
export const noFastReasons = ['growing', 'pregnant', 'breastfeeding', 'eatingDisorder', 'lowSugar'] as const;
export type NoFastReason = (typeof noFastReasons)[number];

export const getFasting = route({
  method: 'get',
  path: '/fasting',
  access: 'session',
  tag: 'Fast',
  summary: 'The fast that goes on, how long it has, and why fasting is off for this person, where it is',
  query: z.object({ userId: id.optional() }),
  status: 200,
  answer: z.object({
    fast: fastEntry.or(z.null()),
    elapsedMin: z.int(),
    /** A body needs food by now: what to say. */
    warning: z.string().nullable(),
    off: z.enum(noFastReasons).nullable(),
  }),
});
