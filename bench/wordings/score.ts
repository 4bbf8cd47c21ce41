import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readActivities } from '../../server/features/activity/reading.ts';
import { readAsk } from '../../server/features/answers/reading.ts';
import { readCycleQuestion, readPeriod } from '../../server/features/cycle/reading.ts';
import { readDoctorWish } from '../../server/features/doctorPages/reading.ts';
import { readFastWish } from '../../server/features/fasts/reading.ts';
import { readMedicines } from '../../server/features/medicines/reading.ts';
import { readMood } from '../../server/features/moods/reading.ts';
import { readSettings } from '../../server/features/profile/reading.ts';
import { readReadings } from '../../server/features/readings/reading.ts';
import { readWorkout } from '../../server/features/workouts/reading.ts';
import { readTraining } from '../../server/features/workouts/training/reading.ts';

export interface Wording {
  text: string;
  /** What is read of it, in the form of its kind. */
  reads: unknown[];
}

export const kinds = [
  ...([
    'readings',
    'medicines',
    'steps',
    'workouts',
    'training',
    'fasts',
    'cycle',
    'moods',
    'keto',
    'doctorPages',
  ] as const),
] as const;
export type Kind = (typeof kinds)[number];

/** Relative spans are told as of this date. */
const today = '2026-03-06';
const daysOf = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

/** What each kind reads of a text. */
export const reads: Record<Kind, (text: string) => unknown[]> = {
  steps: (text) =>
    (readActivities(text)?.activities ?? []).flatMap(({ steps }) => (steps === undefined ? [] : [[steps]])),
  workouts: (text) => {
    const sets = readWorkout(text)?.sets ?? [];
    const alike = Map.groupBy(sets, ({ exerciseId, reps, loadKg, durationMin }) =>
      JSON.stringify([exerciseId, reps ?? null, loadKg ?? null, ...(durationMin ? [durationMin] : [])]),
    );
    return [...alike].map(([told, same]) => {
      const [exerciseId, ...figures] = JSON.parse(told);
      return [exerciseId, same.length, ...figures];
    });
  },
  doctorPages: (text) => {
    const told = readDoctorWish(text, today);
    if (told?.wish !== 'make') return told ? [[told.wish]] : [];
    const { from, to, kinds: shown } = told;
    return [['make', ...(from && to ? [daysOf(from, to)] : []), ...shown]];
  },
  fasts: (text) => {
    const told = readFastWish(text);
    if (!told) return [];
    const { wish, plan, city, clock } = told;
    const more = [city, clock?.minutes].filter((part) => part !== '' && part !== undefined);
    return [[wish, ...(plan || more.length > 0 ? [plan] : []), ...more]];
  },
  training: (text) => {
    const wish = readTraining(text)?.wish;
    if (!wish) return [];
    if (wish.wish === 'move') return [['move', 'weekday' in wish.to ? `weekday ${wish.to.weekday}` : wish.to.inDays]];
    const told = wish.wish === 'make' ? wish : undefined;
    const { daysPerWeek, place, level, goal, equipment = [], injuries = [] } = told ?? {};
    const more = 'minutes' in wish ? wish.minutes : 'injury' in wish ? wish.injury : undefined;
    const parts = [daysPerWeek, place, level, goal, ...equipment, ...injuries, more];
    return [[wish.wish, ...parts.filter((part) => part !== undefined)]];
  },
  medicines: (text) => {
    const told = readMedicines(text, [], today);
    if (!told) return [];
    const names = 'named' in told ? told.named.map(({ name }) => name.toLowerCase()) : [];
    return [[told.kind, ...(told.kind === 'intake' ? [told.status] : []), ...names]];
  },
  keto: (text) => {
    const settings = readSettings(text, 'kg', today);
    const netCarbsG = settings?.targets?.goals.netCarbsG;
    const asked = settings ? undefined : readAsk(text, today)?.subject;
    return [
      ...(settings?.diet?.diets?.includes('keto') ? [['diet', 'keto']] : []),
      ...(netCarbsG === undefined ? [] : [['target', 'netCarbsG', netCarbsG]]),
      ...(asked?.kind === 'metric' && asked.metric === 'netCarbsG' ? [['ask', 'netCarbsG']] : []),
    ];
  },
  cycle: (text) => {
    const question = readCycleQuestion(text);
    if (question) return [Object.values(question)];
    const read = readPeriod(text);
    if (!read) return [];
    const more = [read.begunBefore, read.daysAgo > 0 ? `${read.daysAgo} day ago` : undefined, ...read.symptoms];
    return [[read.wish, ...more.filter((part) => part !== undefined)]];
  },
  moods: (text) => {
    const read = readMood(text);
    return read ? [[read.mood, ...read.tags]] : [];
  },
  readings: (text) =>
    (readReadings(text, [])?.readings ?? []).map(({ kind, values, context }) => [
      kind,
      [values.value, values.systolic, values.diastolic, values.pulse].filter((value) => value !== undefined),
      ...(context ? [context] : []),
    ]),
};

const linesOf = (text: string): Wording[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

export const openWordings = (kind: Kind): Wording[] => linesOf(read(`${kind}.open.jsonl`));
/** Nobody reads these: they are scored only. */
export const sealedWordings = (kind: Kind): Wording[] =>
  linesOf(Buffer.from(read(`${kind}.sealed`), 'base64').toString());

/** How many wordings are read as they are meant, and of how many harmless ones something is read. */
export function scoreWordings(kind: Kind, wordings: Wording[]) {
  const isRight = ({ text, reads: meant }: Wording) => JSON.stringify(reads[kind](text)) === JSON.stringify(meant);
  const harmless = wordings.filter(({ reads: meant }) => meant.length === 0);
  return {
    right: wordings.filter(isRight).length,
    total: wordings.length,
    falseRecords: harmless.filter((wording) => !isRight(wording)).length,
  };
}
