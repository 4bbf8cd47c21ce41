import { z } from 'zod';
import { builtInNames, readingContexts } from '../entries/readings.ts';

/** What acts are filled with: names and figures as their writer told them, null where nothing was said of it. */

/** A name in the words of the message. */
const name = z.string().min(1).max(60);
const figure = z.number().min(0).max(1_000_000).nullable();
const unit = z.string().max(20).nullable();
/** Of the day, "HH:MM" in 24 hours. */
const time = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
  .nullable();
const when = { daysAgo: z.int().min(0).max(366).nullable(), time };
const most = 12;

/** When it is to come or what days are asked about, in the words of the message. */
const whenInWords = z.string().min(1).max(80);
/** What can be asked of one's own days. */
const askable = [
  ...([
    'energyKcal',
    'proteinG',
    'carbohydrateG',
    'fatG',
    'fiberG',
    'sugarG',
    'sodiumMg',
    'waterMl',
    'burnedKcal',
  ] as const),
  ...(['activeMin', 'distanceKm', 'steps', 'sleepHr', 'weightKg', 'macros', 'summary'] as const),
] as const;
const targets = [
  ...(['caloriesConsumePerDay', 'proteinG', 'carbsG', 'fatG', 'fiberG', 'sodiumMg', 'waterLitersPerDay'] as const),
  ...(['calorieBurnPerDay', 'stepsPerDay', 'sleepHrsTarget', 'weightTarget'] as const),
] as const;

/** From the worst to the best: 1 to 5. */
export const moods = ['very low', 'low', 'okay', 'good', 'very good'] as const;

const energyTold = { energyKcal: figure, proteinG: figure, carbohydrateG: figure, fatG: figure };
const meal = z.enum(['breakfast', 'lunch', 'dinner', 'snack']).nullable();

/** By the acts that can be filled. */
export const slotsOf = {
  'log.food': z.object({
    foods: z
      .array(z.object({ name, amount: figure, unit, ...energyTold }))
      .min(1)
      .max(most),
    meal,
    ...when,
  }),
  'log.water': z.object({
    drinks: z
      .array(z.object({ amount: figure, unit }))
      .min(1)
      .max(most),
    ...when,
  }),
  'log.activity': z.object({
    activities: z
      .array(
        z.object({ name, hours: figure, minutes: figure, distance: figure, unit, steps: figure, energyKcal: figure }),
      )
      .min(1)
      .max(most),
    ...when,
  }),
  'log.steps': z.object({ steps: z.int().min(1).max(200_000), ...when }),
  'log.weight': z.object({
    amount: z.number().min(0).max(2_000),
    unit: z.enum(['kg', 'lb', 'st']).nullable(),
    /** Beside stones. */
    pounds: figure,
    ...when,
  }),
  'log.sleep': z.object({ hours: figure, minutes: figure, from: time, to: time, daysAgo: when.daysAgo }),
  'log.reading': z.object({
    readings: z
      .array(
        z.object({
          kind: z.enum(builtInNames),
          value: z.number().min(0).max(10_000),
          /** Of a blood pressure the lower figure. */
          second: figure,
          unit,
          context: z.enum(readingContexts).nullable(),
        }),
      )
      .min(1)
      .max(most),
    ...when,
  }),
  'log.medicine': z.object({
    medicines: z
      .array(z.object({ name, dose: z.string().max(30).nullable(), isSkipped: z.boolean() }))
      .min(1)
      .max(most),
    ...when,
  }),
  'log.symptom': z.object({ symptoms: z.array(name).min(1).max(most), ...when }),
  'log.mood': z.object({ mood: z.enum(moods), ...when }),
  /** Done: it is over and was never begun here. */
  'log.fast': z.object({ event: z.enum(['start', 'end', 'done']), hours: figure, ...when }),
  'log.period': z.object({ event: z.enum(['start', 'going', 'end']), daysAgo: when.daysAgo }),
  'fix.amount': z.object({ entry: name.nullable(), amount: z.number().min(0).max(100_000), unit }),
  'fix.food': z.object({ entry: name.nullable(), name, amount: figure, unit }),
  /** None: what was logged last. */
  'fix.remove': z.object({ entries: z.array(name).max(most) }),
  /** A further helping of an entry, or what else was had and is named. */
  'fix.more': z.object({ entry: name.nullable(), name: name.nullable(), amount: figure, unit }),
  'fix.without': z.object({ entry: name.nullable(), name }),
  'fix.with': z.object({ entry: name.nullable(), name, amount: figure, unit }),
  /** The part of it that was eaten. */
  'fix.share': z.object({ entry: name.nullable(), share: z.number().gt(0).max(1) }),
  'fix.when': z.object({ entry: name.nullable(), meal, ...when }),
  'fix.figure': z.object({ entry: name.nullable(), value: figure, second: figure, unit, ...energyTold }),
  'ask.own': z.object({
    of: z.enum(askable),
    form: z.enum(['total', 'left', 'average', 'most', 'least', 'last', 'trend']).nullable(),
    meal,
    when: whenInWords.nullable(),
  }),
  'ask.ate': z.object({ meal, when: whenInWords.nullable() }),
  'set.target': z.object({
    targets: z
      .array(z.object({ of: z.enum(targets), value: z.number().min(0).max(1_000_000), unit }))
      .min(1)
      .max(most),
  }),
  /** What they want to be reminded of, without when. */
  'remind.set': z.object({ name, when: whenInWords }),
  'remind.change': z.object({ entry: name.nullable(), when: whenInWords }),
  /** None: the one that was set last. */
  'remind.stop': z.object({ entries: z.array(name).max(most) }),
} as const;

export type FilledActName = keyof typeof slotsOf;
export type Slots<A extends FilledActName> = z.infer<(typeof slotsOf)[A]>;
/** An act with what it is done with. */
export type FilledAct = { [A in FilledActName]: { act: A; slots: Slots<A> } }[FilledActName];

export const filledAct = z.union(
  Object.entries(slotsOf).map(([act, slots]) => z.object({ act: z.literal(act), slots })),
) as unknown as z.ZodType<FilledAct>;
