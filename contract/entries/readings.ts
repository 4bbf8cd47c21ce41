import { z } from 'zod';
import { mgDlPerMmolL, type Units } from '../../texts/units.ts';
import { freeText, id, instant, route } from '../http.ts';
import { entryFields, entryKind } from './entries.ts';

/** Bounds hold for the first unit, in which readings are stored. */
export const builtInReadings = {
  bloodPressure: { title: 'Blood pressure', units: ['mmHg'], least: 40, most: 300 },
  glucose: { title: 'Blood glucose', units: ['mg/dl', 'mmol/l'], least: 10, most: 1_000 },
  hba1c: { title: 'HbA1c', units: ['%'], least: 3, most: 20 },
  heartRate: { title: 'Heart rate', units: ['bpm'], least: 20, most: 300 },
  spo2: { title: 'Oxygen (SpO₂)', units: ['%'], least: 40, most: 100 },
  temperature: { title: 'Temperature', units: ['°C', '°F'], least: 30, most: 45 },
  waist: { title: 'Waist', units: ['cm', 'in'], least: 30, most: 300 },
  hip: { title: 'Hip', units: ['cm', 'in'], least: 30, most: 300 },
  neck: { title: 'Neck', units: ['cm', 'in'], least: 15, most: 100 },
  chest: { title: 'Chest', units: ['cm', 'in'], least: 30, most: 300 },
  arm: { title: 'Upper arm', units: ['cm', 'in'], least: 10, most: 100 },
  thigh: { title: 'Thigh', units: ['cm', 'in'], least: 15, most: 150 },
  calf: { title: 'Calf', units: ['cm', 'in'], least: 10, most: 100 },
  bodyFat: { title: 'Body fat', units: ['%'], least: 2, most: 75 },
} as const satisfies Record<string, { title: string; units: readonly string[]; least: number; most: number }>;
export type BuiltInReading = keyof typeof builtInReadings;
export const builtInNames = Object.keys(builtInReadings) as [BuiltInReading, ...BuiltInReading[]];

/** What guidelines call usual, in the stored unit, as in the bands that readings are placed in; of a blood pressure the upper one. */
export const usualRanges: Partial<Record<BuiltInReading, { low: number; high: number }>> = {
  bloodPressure: { low: 90, high: 120 },
  glucose: { low: 70, high: 140 },
  heartRate: { low: 60, high: 100 },
  spo2: { low: 95, high: 100 },
  temperature: { low: 35, high: 37.5 },
};

export const readingContexts = ['fasting', 'beforeMeal', 'afterMeal', 'bedtime', 'random'] as const;
export type ReadingContext = (typeof readingContexts)[number];

export const bandNames = [
  ...['low', 'normal', 'elevated', 'highNormal', 'stage1', 'stage2', 'stage3', 'crisis', 'prediabetes'],
  ...['diabetes', 'slow', 'fast', 'raised', 'fever', 'highFever', 'aboveAdvised'],
] as const satisfies string[];

/** How far a reading lies from what is usual. */
export const bandLevels = ['normal', 'watch', 'high', 'danger'] as const;

const figure = z.number('A reading must be a number.');
const values = z
  .object({ value: figure, systolic: figure, diastolic: figure, pulse: figure.nullable() })
  .partial()
  .meta({ description: 'systolic, diastolic and pulse of a blood pressure; the value of every other kind' });
export type ReadingValues = z.infer<typeof values>;
const kind = z.enum(builtInNames).or(id).meta({ description: 'A built-in kind, or the id of an own one' });
const unit = freeText().max(20);
const context = z.enum(readingContexts);
const notes = freeText().max(2_000);

const band = z.object({ name: z.enum(bandNames), level: z.enum(bandLevels), source: z.string() });
export type Band = z.infer<typeof band>;

const readingEntry = z
  .object({
    ...entryFields,
    kind: z.string(),
    /** "Blood pressure", or what an own kind is called. */
    name: z.string(),
    values,
    unit: z.string(),
    context: context.nullable(),
    notes: z.string(),
    /** Where guidelines place it, each with its source; none where there is no guideline. */
    bands: z.array(band),
  })
  .meta({ id: 'ReadingEntry' });
export type ReadingEntry = z.infer<typeof readingEntry>;

/** A figure in the first unit of its kind. */
export function inStoredUnit(value: number, told: string | undefined): number {
  if (told === 'mmol/l') return value * mgDlPerMmolL;
  if (told === '°F') return ((value - 32) * 5) / 9;
  return told === 'in' ? value * 2.54 : value;
}

/** The same back, in two decimals. */
export function inToldUnit(value: number, told: string): number {
  const figures: Record<string, number> = {
    'mmol/l': value / mgDlPerMmolL,
    '°F': (value * 9) / 5 + 32,
    in: value / 2.54,
  };
  return Math.round((figures[told] ?? value) * 100) / 100;
}

/** In which unit the figures of a kind are stored. */
export const storedUnit = (kind: string, written: string): string =>
  isBuiltIn(kind) ? builtInReadings[kind].units[0] : written;

/** In which unit a figure is told: a glucose in the person's, any other as it was written. */
export const shownUnit = (kind: string, written: string, { glucoseUnit }: Pick<Units, 'glucoseUnit'>): string =>
  kind === 'glucose' ? glucoseUnit : written;

interface Told {
  kind?: string;
  values?: ReadingValues;
  unit?: string;
}

/** What is wrong with a reading, as a sentence; values, unit and kind are told together. */
export function faultOf({ kind, values, unit }: Told): string | undefined {
  if (kind === undefined && values === undefined && unit === undefined) return undefined;
  if (kind === undefined || values === undefined) return 'Name the kind together with its values.';
  if (kind === 'bloodPressure') return faultOfPressure(values);
  if (values.value === undefined) return 'Name the value.';
  if (!isBuiltIn(kind)) return Math.abs(values.value) > 1_000_000 ? 'That figure is too large.' : undefined;
  const { title, units, least, most } = builtInReadings[kind];
  if (unit !== undefined && !(units as readonly string[]).includes(unit)) return `The unit is ${units.join(' or ')}.`;
  const stored = inStoredUnit(values.value, unit);
  return stored >= least && stored <= most ? undefined : `${title} must be between ${least} and ${most} ${units[0]}.`;
}

function faultOfPressure({ systolic, diastolic, pulse }: ReadingValues): string | undefined {
  if (systolic === undefined || diastolic === undefined) return 'Name both the upper and the lower pressure.';
  const areSane = systolic >= 50 && systolic <= 300 && diastolic >= 20 && diastolic <= 200 && systolic > diastolic;
  if (!areSane) return 'The upper pressure must be above the lower, between 50 and 300; the lower between 20 and 200.';
  return (pulse ?? 60) >= 20 && (pulse ?? 60) <= 300 ? undefined : 'Heart rate must be between 20 and 300 bpm.';
}

export const isContext = (name: string | null): name is ReadingContext =>
  readingContexts.some((context) => context === name);
export const isBuiltIn = (name: string): name is BuiltInReading => name in builtInReadings;

const check = (told: Told, issues: z.core.$RefinementCtx): void => {
  const message = faultOf(told);
  const path = ['values', told.kind === 'bloodPressure' ? 'systolic' : 'value'];
  if (message) issues.addIssue({ code: 'custom', path, message });
};

const base = entryKind({
  path: '/readings',
  title: 'Reading',
  noun: 'reading',
  nouns: 'readings',
  fields: { kind, values, unit: unit.optional(), context: context.nullish(), notes: notes.default('') },
  time: 'logDatetime',
  entry: readingEntry,
  stored: {
    readingKind: kind,
    name: z.string().max(100),
    value: figure.nullable(),
    systolic: figure.nullable(),
    diastolic: figure.nullable(),
    pulse: figure.nullable(),
    unit,
    context: context.nullable(),
    notes,
  },
});

export const readingKind = {
  ...base,
  routes: {
    ...base.routes,
    create: { ...base.routes.create, body: base.routes.create.body.superRefine(check) },
    update: { ...base.routes.update, body: base.routes.update.body.superRefine(check) },
  },
};

export const { create: createReading, list: listReadings, update: updateReading } = readingKind.routes;

/** Glucose readings before an HbA1c is estimated from them, days that they lie on, and over how many days back. */
export const estimateNeeds = { readings: 30, days: 14, span: 90 };

const estimatedHba1c = z.object({
  /** null where there are too few readings. */
  percent: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  meanMgDl: z.number().nullable(),
  readings: z.int(),
  days: z.int(),
});
export type EstimatedHba1c = z.infer<typeof estimatedHba1c>;

export const getEstimatedHba1c = route({
  method: 'get',
  path: '/readings/estimated-hba1c',
  access: 'session',
  tag: 'Reading',
  summary: `An HbA1c estimated from the glucose readings of the last ${estimateNeeds.span} days, with its range; none from fewer than ${estimateNeeds.readings} readings on ${estimateNeeds.days} days`,
  query: z.object({ userId: id.optional() }),
  status: 200,
  answer: estimatedHba1c,
});

const ownKind = z
  .object({
    id,
    name: z.string(),
    unit: z.string(),
    low: z.number().nullable(),
    high: z.number().nullable(),
    createdAt: instant,
  })
  .meta({ id: 'ReadingKind' });
export type OwnReadingKind = z.infer<typeof ownKind>;

export const mostOwnKinds = 50;

export const listReadingKinds = route({
  method: 'get',
  path: '/reading-kinds',
  access: 'session',
  tag: 'Reading',
  summary: 'The kinds of reading that the person made, by name',
  query: z.object({ userId: id.optional() }),
  status: 200,
  answer: z.array(ownKind),
});

export const createReadingKind = route({
  method: 'post',
  path: '/reading-kinds',
  access: 'session',
  tag: 'Reading',
  summary: `A kind of reading of one's own, up to ${mostOwnKinds}; a repeat of the name answers with the first`,
  body: z.object({
    userId: id.optional(),
    name: freeText('Enter a name.').min(1, 'Enter a name.').max(60),
    unit: unit.default(''),
    low: figure.nullable().default(null),
    high: figure.nullable().default(null),
  }),
  status: 201,
  answer: ownKind,
});
