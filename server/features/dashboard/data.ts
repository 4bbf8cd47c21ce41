import { sql } from 'kysely';
import {
  type ActivityChart,
  type RangeName,
  rangeNames,
  rangeStartsDaysBefore,
  type WeightChart,
} from '../../../contract/dashboard.ts';
import { dailyTotals } from '../../db/dailyTotals.ts';
import type { Db } from '../../db/open.ts';
import { firstWeight, latestWeight, weighedDays, weightChange, weightDifference } from '../../db/weights.ts';
import { addDays } from '../../lib/dates.ts';
import type { OwnerId } from '../../lib/owner.ts';

export interface RangeTotals {
  range: RangeName;
  energyKcal: number;
  proteinG: number;
  waterMl: number;
  burnedKcal: number;
  activeMin: number;
  distanceKm: number;
  /** Null where the range has no weight. */
  weightChangeKg: number | null;
  goalDaysMet: number;
}

const summed = ['energyKcal', 'proteinG', 'waterMl', 'burnedKcal', 'activeMin', 'distanceKm'] as const;
const sums = sql.join(summed.map((name) => sql`sum(${sql.ref(`dailyTotals.${name}`)}) as ${sql.ref(name)}`));
const sumsSoFar = sql.join(
  summed.map((name) => sql`coalesce(sum(${sql.ref(name)}) over so_far, 0) as ${sql.ref(name)}`),
);
const earliestFirst = rangeNames.toSorted((one, other) => rangeStartsDaysBefore[other] - rangeStartsDaysBefore[one]);

/**
 * The sums of all ranges that end on a local date. Each day of the longest is read once and falls into the part that the
 * longer ranges add to the shorter ones.
 */
export async function findRangeTotals(db: Db, owner: OwnerId, lastDate: string): Promise<RangeTotals[]> {
  const starts = earliestFirst.map((name) => addDays(lastDate, -rangeStartsDaysBefore[name]));
  const { rows } = await sql<RangeTotals>`
    with parts as (
      select width_bucket(local_date, ${starts}::date[]) as part, ${sums},
        count(*) filter (
          where water_ml >= water_liters_per_day * 1000 and burned_kcal >= calorie_burn_per_day
            and main_meals >= 3 and sleep_hr >= sleep_hrs_target)::int as goal_days_met,
        (array_agg(first_weight_kg order by local_date) filter (where first_weight_kg is not null))[1] as first_kg,
        (array_agg(last_weight_kg order by local_date desc) filter (where last_weight_kg is not null))[1] as last_kg
      from daily_totals join goals on goals.user_id = daily_totals.user_id
      where daily_totals.user_id = ${owner} and local_date between ${starts[0]} and ${lastDate}
      group by part
    ), ranges as (
      select range, ${sumsSoFar}, coalesce(sum(goal_days_met) over so_far, 0)::int as goal_days_met,
        array_agg(first_kg) filter (where first_kg is not null) over so_far as first_kg,
        array_agg(last_kg) filter (where last_kg is not null) over so_far as last_kg
      from unnest(${earliestFirst}::text[]) with ordinality as r (range, part) left join parts using (part)
      window so_far as (order by part desc)
    )
    select *, case when last_kg is not null
      then ${weightDifference(sql`first_kg[cardinality(first_kg)]`, sql`last_kg[1]`)} end as weight_change_kg
    from ranges`.execute(db);
  return rows;
}

export interface WeightTrend {
  startWeight: number | null;
  latestWeight: number | null;
  changeKg: number;
  weightTarget: number;
  points: WeightChart['data'];
}

/** Every date of the span with the day's last weight and the average of the weights in the days that end there. */
export async function findWeightTrend(
  db: Db,
  owner: OwnerId,
  { from, to, window }: { from: string; to: string; window: number },
): Promise<WeightTrend> {
  const leadIn = addDays(from, 1 - window);
  const { rows } = await sql<WeightTrend>`
    with averaged as (
      select date::date as date, last_weight_kg as weight,
        avg(last_weight_kg) over (order by date rows between ${sql.lit(window - 1)} preceding and current row) as moving_avg
      from generate_series(${leadIn}::date, ${to}::date, interval '1 day') as date
      left join (${weighedDays(owner, leadIn, to)}) daily on daily.local_date = date::date
    )
    select start_weight, latest_weight, change_kg, weight_target,
      (select json_agg(averaged order by date) from averaged where date >= ${from}::date) as points
    from goals, (
      select ${firstWeight} as start_weight, ${latestWeight} as latest_weight, ${weightChange} as change_kg
      from (${weighedDays(owner, from, to)}) weights
    ) span
    where user_id = ${owner}`.execute(db);
  return rows[0] as WeightTrend;
}

/** Every date of the span, with zeroes where nothing was done. */
export async function findActivityPoints(
  db: Db,
  owner: OwnerId,
  from: string,
  to: string,
): Promise<ActivityChart['data']> {
  const { rows } = await sql<ActivityChart['data'][number]>`
    select date::date as date, coalesce(active_min, 0) as active_minutes, coalesce(burned_kcal, 0) as calories_burned
    from generate_series(${from}::date, ${to}::date, interval '1 day') as date
    left join (${dailyTotals(owner, from, to)}) days on days.local_date = date::date
    order by date`.execute(db);
  return rows;
}
