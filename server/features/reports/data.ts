import { sql } from 'kysely';
import { hasEntries, listDays } from '../../db/dailyTotals.ts';
import type { Db } from '../../db/open.ts';
import { firstWeight, latestWeight, weighedDays, weightChange } from '../../db/weights.ts';
import { monthSpan } from '../../lib/dates.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { listShownPeriods } from '../cycle/data.ts';
import { summariseMoods } from '../moods/data.ts';
import type { Kept, MonthEntries, MonthWeights } from './policy.ts';

/** The months with entries until a local date, the latest first. */
export async function listMonths(db: Db, owner: OwnerId, until: string) {
  const { rows } = await sql<{ month: string; loggedDays: number; weighedDays: number }>`
    select to_char(local_date, 'YYYY-MM') as month, count(*) filter (where ${hasEntries})::int as logged_days,
      count(last_weight_kg)::int as weighed_days
    from daily_totals where user_id = ${owner} and local_date <= ${until} and (${hasEntries} or last_weight_kg is not null)
    group by month order by month desc`.execute(db);
  return rows;
}

export async function findMonth(db: Db, owner: OwnerId, month: string): Promise<MonthEntries> {
  const { from, to } = monthSpan(month);
  const [days, points, weights, moods, periods, kept] = await Promise.all([
    listDays(db, owner, { from, to }),
    sql<{ date: string; weightKg: number }>`
      select local_date as date, last_weight_kg as weight_kg from (${weighedDays(owner, from, to)}) daily order by local_date`.execute(
      db,
    ),
    sql<Omit<MonthWeights, 'points'>>`
      select ${firstWeight} as first_kg, ${latestWeight} as latest_kg, ${weightChange} as change_kg
      from (${weighedDays(owner, from, to)}) weights`.execute(db),
    summariseMoods(db, owner, from, to),
    listShownPeriods(db, owner, from, to),
    findKept(db, owner, from, to),
  ]);
  const span = weights.rows[0] ?? { firstKg: null, latestKg: null, changeKg: 0 };
  return { days, weights: { points: points.rows, ...span }, moods, periods, kept };
}

const mostReadings = 8;

async function findKept(db: Db, owner: OwnerId, from: string, to: string): Promise<Kept> {
  const inSpan = sql`user_id = ${owner} and deleted_at is null and local_date between ${from} and ${to}`;
  const { rows } = await sql<Kept>`
    select
      (select coalesce(json_agg(mean order by times desc, "readingKind"), '[]') from (
        select reading_kind as "readingKind", name, case when reading_kind = 'glucose' then context end as context,
          (array_agg(unit order by occurred_at desc))[1] as unit, avg(value) as value, avg(systolic) as systolic,
          avg(diastolic) as diastolic, count(*)::int as times
        from reading_entries where ${inSpan} group by 1, 2, 3 order by times desc, 1 limit ${mostReadings}
      ) mean) as readings,
      (select json_build_object('taken', count(*) filter (where status = 'taken'), 'times', count(*))
       from medicine_entries where ${inSpan}) as medicines,
      (select json_build_object('sets', coalesce(sum(jsonb_array_length(sets)), 0), 'times', count(*))
       from activity_entries where ${inSpan} and sets is not null) as workouts,
      (select json_build_object('hours', coalesce(avg(extract(epoch from ended_at - occurred_at)) / 3600, 0), 'times', count(*))
       from fast_entries where ${inSpan} and ended_at is not null) as fasts`.execute(db);
  return rows[0] as Kept;
}
