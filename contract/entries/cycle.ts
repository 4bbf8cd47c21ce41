import { z } from 'zod';
import { freeText, id, localDate, route } from '../http.ts';
import { entryFields, entryKind } from './entries.ts';

/** Whether somebody keeps track of their cycle: not at all, on the health log alone, or on the dashboard and in their reports too. */
export const cycleTrackings = ['off', 'private', 'shown'] as const;
export type CycleTracking = (typeof cycleTrackings)[number];

export const cycleSymptoms = [
  ...(['cramps', 'heavyFlow', 'lightFlow', 'spotting', 'clots', 'backPain', 'headache'] as const),
  ...(['bloating', 'breastTenderness', 'moodSwings', 'fatigue', 'nausea', 'acne', 'cravings'] as const),
] as const;
export type CycleSymptom = (typeof cycleSymptoms)[number];

const symptoms = z.array(z.enum(cycleSymptoms, 'There is no such symptom.')).max(cycleSymptoms.length);
const notes = freeText().max(2_000);

const cycleEntry = z
  .object({
    ...entryFields,
    startedOn: localDate,
    endedOn: localDate
      .nullable()
      .meta({ description: 'Its last day; null while it goes on, or where it was not told' }),
    symptoms,
    notes: z.string(),
  })
  .meta({ id: 'CycleEntry' });
export type CycleEntry = z.infer<typeof cycleEntry>;

/** A period: its days, and what came with it. */
export const cycleKind = entryKind({
  path: '/cycle',
  title: 'Period',
  noun: 'period',
  nouns: 'periods',
  fields: { endedOn: localDate.nullable().default(null), symptoms: symptoms.default([]), notes: notes.default('') },
  time: 'startedOn',
  entry: cycleEntry,
  stored: { endedOn: localDate.nullable(), symptoms, notes },
});
export const { create: createPeriod, list: listPeriods, update: updatePeriod } = cycleKind.routes;

/** Why nothing is predicted. */
export const noPredictionReasons = ['pregnant', 'breastfeeding'] as const;
/** What is worth a word with a doctor; no diagnosis. */
export const cycleHints = ['longBleeding', 'absent', 'afterYear', 'short', 'long'] as const;
export type CycleHint = (typeof cycleHints)[number];

const days = z.int();
const cycleStanding = z
  .object({
    tracking: z.enum(cycleTrackings),
    today: localDate,
    day: days
      .nullable()
      .meta({ description: 'Which day of the cycle today is, from 1; null where no period is known' }),
    isOn: z.boolean().meta({ description: 'A period goes on' }),
    cycles: z
      .array(z.object({ startedOn: localDate, lengthDays: days, periodDays: days.nullable() }))
      .meta({ description: 'Cycles that are over, the earliest first' }),
    usualDays: z.number().nullable().meta({ description: 'The median length of the last six cycles' }),
    next: z
      .object({ from: localDate, to: localDate, ofCycles: days })
      .nullable()
      .meta({ description: 'When the next period is likely to begin; of no own cycle, what is common' }),
    lateDays: days.meta({ description: 'Days since the last likely one' }),
    unpredicted: z.enum(noPredictionReasons).nullable(),
    hint: z.enum(cycleHints).nullable(),
    warning: z.string().nullable().meta({ description: 'What to say at once: bleeding in a pregnancy' }),
  })
  .meta({ id: 'CycleStanding' });
export type CycleStanding = z.infer<typeof cycleStanding>;

export const getCycle = route({
  method: 'get',
  path: '/cycle/standing',
  access: 'session',
  tag: 'Period',
  summary: 'Where the cycle stands: its day, past cycles, and when the next period is likely to begin, as a range',
  query: z.object({ userId: id.optional() }),
  status: 200,
  answer: cycleStanding,
});
