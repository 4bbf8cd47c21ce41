import { sql } from 'kysely';
import { type DayTotals, dailyTotals } from '../../db/dailyTotals.ts';
import type { Db } from '../../db/open.ts';
import { dailyWeights, firstWeight, latestWeight, weightChange, weightsBetween } from '../../db/weights.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { type MonthEntries, type MonthWeights, spanOf } from './policy.ts';

const longAgo = '1900-01-01';

/** The months with entries until a local date, the latest first. */
export async function listMonths(db: Db, owner: OwnerId, until: string) {
  const { rows } = await sql<{ month: string; loggedDays: number; weighedDays: number }>`
    select to_char(coalesce(days.local_date, weights.local_date), 'YYYY-MM') as month,
      count(days.local_date)::int as logged_days, count(weights.local_date)::int as weighed_days
    from (${dailyTotals(owner, longAgo, until)}) days
    full join (${dailyWeights(owner, longAgo, until)}) weights on weights.local_date = days.local_date
    group by month order by month desc`.execute(db);
  return rows;
}

export async function findMonth(db: Db, owner: OwnerId, month: string): Promise<MonthEntries> {
  const { from, to } = spanOf(month);
  const [days, points, weights] = await Promise.all([
    sql<DayTotals & { localDate: string }>`${dailyTotals(owner, from, to)} order by local_date`.execute(db),
    sql<{ date: string; weightKg: number }>`
      select local_date as date, weight_kg from (${dailyWeights(owner, from, to)}) daily order by local_date`.execute(
      db,
    ),
    sql<Omit<MonthWeights, 'points'>>`
      select ${firstWeight} as first_kg, ${latestWeight} as latest_kg, ${weightChange} as change_kg
      from (${weightsBetween(owner, from, to)}) weights`.execute(db),
  ]);
  const span = weights.rows[0] ?? { firstKg: null, latestKg: null, changeKg: 0 };
  return { days: days.rows, weights: { points: points.rows, ...span } };
}
