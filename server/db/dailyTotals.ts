import { type Expression, type Selectable, sql } from 'kysely';
import type { OwnerId } from '../lib/owner.ts';
import { type EntryTable, entryTables } from './entries.ts';
import type { Db } from './open.ts';
import type { DailyTotals } from './schema.ts';

/** The sums and counts of a day; its weights are read by weights.ts. */
export type DayTotals = Omit<Selectable<DailyTotals>, 'userId' | 'localDate' | 'firstWeightKg' | 'lastWeightKg'>;

/** A day without entries. A column of daily_totals that it doesn't have is a type error: here it joins every figure. */
export const emptyDay: DayTotals = {
  foodEntries: 0,
  waterEntries: 0,
  activityEntries: 0,
  weightEntries: 0,
  sleepEntries: 0,
  readingEntries: 0,
  moodEntries: 0,
  fastEntries: 0,
  cycleEntries: 0,
  stepEntries: 0,
  steps: 0,
  medicineEntries: 0,
  energyKcal: 0,
  proteinG: 0,
  carbohydrateG: 0,
  netCarbsG: 0,
  fatG: 0,
  fiberG: 0,
  sugarG: 0,
  sodiumMg: 0,
  cholesterolMg: 0,
  mainMeals: 0,
  waterMl: 0,
  activeMin: 0,
  burnedKcal: 0,
  distanceKm: 0,
  sleepHr: 0,
};

const dayColumns = Object.keys(emptyDay) as (keyof DayTotals)[];
const columns = sql.join(dayColumns.map((name) => sql.ref(name)));
const uncounted: EntryTable[] = [
  'weightEntries',
  'readingEntries',
  'medicineEntries',
  'moodEntries',
  'fastEntries',
  'cycleEntries',
];
const counted = entryTables.filter((table) => !uncounted.includes(table)).map((table) => sql.ref(table));
/** Of a row of daily_totals; what is measured, taken or felt alone makes no day with entries. */
export const hasEntries = sql<boolean>`(${sql.join(counted, sql` + `)} > 0)`;

/**
 * One row per local date with entries, the one source of every figure that is shown:
 * diary totals, counters, charts and reports add up these columns and nothing else.
 */
export const dailyTotals = (owner: OwnerId | Expression<OwnerId>, from: string, to: string) => sql`
  select local_date, ${columns} from daily_totals
  where user_id = ${owner} and local_date between ${from} and ${to} and ${hasEntries}`;

export async function findDay(db: Db, owner: OwnerId, date: string): Promise<DayTotals> {
  const row = await db
    .selectFrom('dailyTotals')
    .select(dayColumns)
    .where('userId', '=', owner)
    .where('localDate', '=', date)
    .executeTakeFirst();
  return row ?? emptyDay;
}

/** The days of a span with an entry, oldest first. */
export async function listDays(
  db: Db,
  owner: OwnerId,
  { from, to }: { from: string; to: string },
): Promise<(DayTotals & { localDate: string })[]> {
  const { rows } = await sql<
    DayTotals & { localDate: string }
  >`${dailyTotals(owner, from, to)} order by local_date`.execute(db);
  return rows;
}

/** Adds up every day of everybody anew from the entries, a person at a time; answers how many people and days there are. */
export async function rebuildDailyTotals(db: Db): Promise<{ people: number; days: number }> {
  const people = await db.selectFrom('users').select('id').orderBy('id').execute();
  let days = 0;
  for (const { id } of people) {
    const { rows } = await sql<{ days: number }>`select rebuild_daily_totals(${id}) as days`.execute(db);
    days += rows[0]?.days ?? 0;
  }
  return { people: people.length, days };
}
