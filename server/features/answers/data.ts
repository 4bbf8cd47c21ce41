import { sql } from 'kysely';
import type { MealType } from '../../../contract/entries/food.ts';
import type { BuiltInReading } from '../../../contract/entries/readings.ts';
import { dailyTotals } from '../../db/dailyTotals.ts';
import type { EntryRow } from '../../db/entries.ts';
import type { Db } from '../../db/open.ts';
import { weighedDays } from '../../db/weights.ts';
import type { DayFigure } from '../../lib/averages.ts';
import type { OwnerId } from '../../lib/owner.ts';
import type { Nutrients } from '../nutrition/types.ts';
import type { MetricId } from './policy.ts';

export interface Span {
  from: string;
  to: string;
}

/** A point per local date with that figure, oldest first; dates on which it is 0 are left out, as nothing was logged. */
export async function listPoints(db: Db, owner: OwnerId, metric: MetricId, { from, to }: Span): Promise<DayFigure[]> {
  const days =
    metric === 'weightKg'
      ? sql`select local_date, last_weight_kg as value from (${weighedDays(owner, from, to)}) weighed`
      : sql`select local_date, ${sql.ref(metric)} as value from (${dailyTotals(owner, from, to)}) logged`;
  const { rows } = await sql<DayFigure>`
    select local_date as date, value from (${days}) days where value > 0 order by local_date`.execute(db);
  return rows;
}

export async function countLoggedDays(db: Db, owner: OwnerId, { from, to }: Span): Promise<number> {
  const { rows } = await sql<{ days: number }>`
    select count(*)::int as days from (${dailyTotals(owner, from, to)}) logged`.execute(db);
  return rows[0]?.days ?? 0;
}

export interface EatenFood extends Nutrients {
  netCarbsG: number;
  foodName: string;
  /** What the person called it, where they always did so. */
  toldName: string | null;
  foodId: string | null;
  servingUnit: string;
  mealType: MealType;
  quantity: number;
  /** On how many entries. */
  times: number;
  lastDate: string;
}

const mostFoods = 2_000;

/** What was eaten in a span, added up per food, unit and meal; the most energy first. */
export async function listEatenFoods(
  db: Db,
  owner: OwnerId,
  { from, to }: Span,
  mealType?: MealType,
): Promise<EatenFood[]> {
  const sum = (column: keyof Nutrients) => sql<number>`sum(${sql.ref(column)})`.as(column);
  const rows = await db
    .selectFrom('foodEntries')
    .select(['foodName', 'foodId', 'servingUnit', 'mealType'])
    .select([sum('energyKcal'), sum('proteinG'), sum('carbohydrateG'), sum('fatG'), sum('fiberG'), sum('sugarG')])
    .select([sum('sodiumMg'), sum('cholesterolMg')])
    .select(sql<number>`sum(greatest(carbohydrate_g - fiber_g, 0))`.as('netCarbsG'))
    .select(sql<string | null>`case when count(told_name) = count(*) then max(told_name) end`.as('toldName'))
    .select((eb) => [
      eb.fn.sum<number>('quantity').as('quantity'),
      sql<number>`count(*)::int`.as('times'),
      eb.fn.max('localDate').as('lastDate'),
    ])
    .where('userId', '=', owner)
    .where('localDate', '>=', from)
    .where('localDate', '<=', to)
    .where('deletedAt', 'is', null)
    .$if(mealType !== undefined, (query) => query.where('mealType', '=', mealType ?? ''))
    .groupBy(['foodName', 'foodId', 'servingUnit', 'mealType'])
    .orderBy('energyKcal', 'desc')
    .orderBy('foodName')
    .limit(mostFoods)
    .execute();
  return rows as EatenFood[];
}

export type ReadingRow = Pick<
  EntryRow<'readingEntries'>,
  'localDate' | 'value' | 'systolic' | 'diastolic' | 'unit' | 'context'
>;

const mostReadings = 500;

/** Whether the person has a reading of a kind from a local date on. */
export async function hasReadingSince(db: Db, owner: OwnerId, kind: BuiltInReading, from: string): Promise<boolean> {
  const row = await db
    .selectFrom('readingEntries')
    .select('id')
    .where('userId', '=', owner)
    .where('readingKind', '=', kind)
    .where('localDate', '>=', from)
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The readings of a kind in a span, the latest first. */
export function listReadings(db: Db, owner: OwnerId, kind: BuiltInReading, { from, to }: Span): Promise<ReadingRow[]> {
  return db
    .selectFrom('readingEntries')
    .select(['localDate', 'value', 'systolic', 'diastolic', 'unit', 'context'])
    .where('userId', '=', owner)
    .where('readingKind', '=', kind)
    .where('localDate', '>=', from)
    .where('localDate', '<=', to)
    .where('deletedAt', 'is', null)
    .orderBy('occurredAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostReadings)
    .execute();
}

/** The first local date with an entry; undefined for who logged nothing. */
export async function findFirstDate(db: Db, owner: OwnerId): Promise<string | undefined> {
  const row = await db
    .selectFrom('dailyTotals')
    .select('localDate')
    .where('userId', '=', owner)
    .orderBy('localDate')
    .limit(1)
    .executeTakeFirst();
  return row?.localDate;
}
