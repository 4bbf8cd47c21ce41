import { addDays, clockOf } from '../../server/lib/dates.ts';
import { type Group, groupsOf } from './groups.ts';
import { type Played, type Recorded, today } from './play.ts';
import type { ExpectedEntry, Range } from './rows.ts';

export type Result = 'right' | 'asked' | 'wrong' | 'other' | 'missed';

/**
 * right: every entry found with its figures, nothing of another kind recorded. asked: nothing recorded, and a question
 * asked. wrong: all the kinds that were told, with a name, figure, day or time that is not as told. other: something of
 * a kind that nobody told. missed: the rest.
 */
export function resultOf({ row, records, reply }: Played): { result: Result; isOnRecord: boolean } {
  const expected = row.log ?? [];
  const judged = records.filter((record) => !isBeside(record, expected));
  const strangers = judged.filter((record) => !expected.some((entry) => isOfKind(record, entry)));
  const wanted = expected.filter(({ maybe }) => !maybe);
  const kindsMissing = wanted.filter((entry) => !judged.some((record) => isOfKind(record, entry)));
  const isAsked = reply.includes('?');
  if (strangers.length > 0) return { result: 'other', isOnRecord: false };
  const isRight =
    wanted.every((entry) => judged.some((record) => fits(record, entry))) &&
    judged.every((record) => expected.some((entry) => fits(record, entry))) &&
    groupsOf(expected, judged, fits).every(areSumsRight);
  if (isRight && (judged.length > 0 || wanted.length === 0)) return { result: 'right', isOnRecord: true };
  if (judged.length === 0) return { result: isAsked ? 'asked' : 'missed', isOnRecord: row.confirm && isAsked };
  return {
    result: kindsMissing.length === 0 ? 'wrong' : isAsked ? 'asked' : 'missed',
    isOnRecord: kindsMissing.length === 0,
  };
}

/** The drink beside a food, the steps beside a walk: the same thing in another list. */
function isBeside({ table, row }: Recorded, expected: ExpectedEntry[]): boolean {
  if (table === 'waterEntries') return row.drinkType !== 'water' && !expected.some(({ kind }) => kind === 'water');
  return false;
}

const tablesOf: Record<ExpectedEntry['kind'], Recorded['table'][]> = {
  food: ['foodEntries'],
  water: ['waterEntries'],
  weight: ['weightEntries'],
  activity: ['activityEntries', 'stepEntries'],
  sleep: ['sleepEntries'],
  reading: ['readingEntries', 'labResults'],
  medicine: ['medicineEntries'],
  symptom: ['moodEntries'],
  mood: ['moodEntries'],
  period: ['cycleEntries'],
  fast: ['fastEntries'],
};

export const isOfKind = ({ table }: Recorded, { kind }: ExpectedEntry): boolean => tablesOf[kind].includes(table);

export function fits(record: Recorded, entry: ExpectedEntry): boolean {
  const { row } = record;
  return (
    isOfKind(record, entry) &&
    isOfDay(row, entry) &&
    isNamed(record, entry) &&
    (!entry.meal || new RegExp(entry.meal, 'iu').test(String(row.mealType ?? ''))) &&
    (!entry.time || isAround([entry.time].flat(), row.occurredAt)) &&
    isAsTold(row, entry)
  );
}

/** A value of a laboratory report is expected by no name. */
function isNamed(record: Recorded, { kind, what, name }: ExpectedEntry): boolean {
  if (what === 'lab') return record.table === 'labResults';
  const pattern = kind === 'reading' ? what && (patternOfWhat[what] ?? what) : name;
  return !pattern || namesOf(record).some((one) => new RegExp(pattern, 'iu').test(one));
}

function isOfDay(row: Recorded['row'], { kind, day = 0 }: ExpectedEntry): boolean {
  const days = [day].flat().map((one) => addDays(today, one));
  return kind === 'fast' || days.includes(String(row.localDate).slice(0, 10));
}

/** What a kind tells beside names and figures. */
function isAsTold(row: Recorded['row'], { kind, taken, feel, event }: ExpectedEntry): boolean {
  if (kind === 'medicine') return taken === undefined || (row.status === 'taken') === taken;
  if (kind === 'mood') return isMood(row, feel);
  if (kind === 'period') return event !== 'end' || row.endedOn !== null;
  return kind !== 'fast' || (event !== 'end' && event !== 'done') || row.endedAt !== null;
}

/** Names of kinds of reading as the expectations have them, where ours differ. */
const patternOfWhat: Record<string, string> = {
  bp: 'bloodPressure|blood pressure|systolic',
  glucose: 'glucose|sugar',
  pulse: 'heartRate|pulse|heart rate',
  hba1c: 'hba1c|a1c|glycated',
  spo2: 'spo2|oxygen',
  temperature: 'temperature',
  bodyfat: 'bodyFat|body fat',
  oxygen: 'spo2|oxygen',
  waist: 'waist',
  hip: 'hip',
};

function namesOf({ table, row }: Recorded): string[] {
  if (table === 'labResults') return [String(row.name), String(row.analyte)];
  if (table === 'readingEntries') return [String(row.readingKind), String(row.name)];
  if (table === 'moodEntries') return [...((row.tags as string[]) ?? []), String(row.notes ?? '')];
  if (table === 'stepEntries') return ['steps walk'];
  const sets = (row.sets as { exercise?: string; name?: string }[] | null) ?? [];
  return [String(row.foodName ?? row.activityType ?? row.name ?? ''), String(row.toldName ?? ''), JSON.stringify(sets)];
}

function isMood(row: Record<string, unknown>, feel: string | undefined): boolean {
  const mood = row.mood as number | null;
  if (feel === undefined || mood === null) return true;
  return feel === 'good' ? mood >= 4 : feel === 'bad' ? mood <= 2 : true;
}

const slackMin = 45;
function isAround(times: string[], occurredAt: unknown): boolean {
  const told = clockOf(occurredAt as Date, 'Asia/Kolkata');
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  return times.some((time) => Math.abs(minutes(time) - minutes(told)) <= slackMin);
}

/** Figures of readings as people tell them, where the diary keeps them in other units. */
const inOtherUnits: [kind: RegExp, convert: (value: number) => number][] = [
  [/temperature/i, (celsius) => celsius * 1.8 + 32],
  [/waist|hip/i, (centimetres) => centimetres / 2.54],
  [/glucose/i, (milligrams) => milligrams / 18.016],
];
const roundingOfUnits = 0.05;

const figures = ['kcal', 'ml', 'kg', 'min', 'km', 'steps', 'sets', 'h', 'value', 'second'] as const;

export function areSumsRight({ entries, records }: Group<ExpectedEntry, Recorded>): boolean {
  if (records.length === 0) return true;
  return figures.every((figure) => {
    const ranges = entries.flatMap((entry): Range[] => {
      const told = entry[figure];
      const range: Range | undefined = typeof told === 'number' ? [told, told] : told;
      return range ? [[entry.maybe ? 0 : range[0], range[1]]] : [];
    });
    if (ranges.length === 0) return true;
    const told = records.flatMap((record) => figureOf(record, figure) ?? []);
    if (told.length === 0) return ranges.every(([low]) => low === 0);
    const sum = told.reduce((total, value) => total + value, 0);
    const low = ranges.reduce((total, [least]) => total + least, 0);
    const high = ranges.reduce((total, [, most]) => total + most, 0);
    const isWithin = (value: number, slack: number) => value >= low - slack && value <= high + slack;
    const names = records.flatMap(namesOf).join(' ');
    const converted = figure === 'value' ? inOtherUnits.filter(([kind]) => kind.test(names)) : [];
    return isWithin(sum, 1e-3) || converted.some(([, convert]) => isWithin(convert(sum), roundingOfUnits));
  });
}

function figureOf({ table, row }: Recorded, figure: (typeof figures)[number]): number | undefined {
  const read = (value: unknown) => (typeof value === 'number' ? value : undefined);
  switch (figure) {
    case 'kcal':
      return read(row.energyKcal);
    case 'ml':
      return read(row.volumeMl);
    case 'kg':
      return read(row.weightKg);
    case 'min':
      return read(row.durationMin);
    case 'km':
      return read(row.distanceKm);
    case 'steps':
      return read(row.steps);
    case 'sets':
      return (row.sets as unknown[] | null)?.length;
    case 'h':
      return table === 'fastEntries' ? hoursOf(row) : read(row.sleepTimeHr);
    case 'value':
      return read(row.systolic) ?? read(row.value);
    case 'second':
      return read(row.diastolic);
  }
}

const hoursOf = ({ occurredAt, endedAt }: Record<string, unknown>): number | undefined =>
  endedAt ? ((endedAt as Date).getTime() - (occurredAt as Date).getTime()) / 3_600_000 : undefined;
