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
import { dailyWeights, firstWeight, latestWeight, weightChange, weightsBetween } from '../../db/weights.ts';
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
  weightChangeKg: number;
  goalDaysMet: number;
}

/** The sums of all ranges that end on a local date, in one statement that reads only the longest range. */
export async function findRangeTotals(db: Db, owner: OwnerId, lastDate: string): Promise<RangeTotals[]> {
  const starts = rangeNames.map((name) => addDays(lastDate, -rangeStartsDaysBefore[name]));
  const earliest = addDays(lastDate, -rangeStartsDaysBefore.year);
  const { rows } = await sql<RangeTotals>`
    with ranges as (
      select * from unnest(${rangeNames}::text[], ${starts}::date[]) as r (range, starts_on)
    ), days as materialized (${dailyTotals(owner, earliest, lastDate)}
    ), weights as materialized (${weightsBetween(owner, earliest, lastDate)}
    )
    select range,
      coalesce(sum(energy_kcal), 0) as energy_kcal, coalesce(sum(protein_g), 0) as protein_g,
      coalesce(sum(water_ml), 0) as water_ml, coalesce(sum(burned_kcal), 0) as burned_kcal,
      coalesce(sum(active_min), 0) as active_min, coalesce(sum(distance_km), 0) as distance_km,
      (select ${weightChange} from weights where weights.local_date >= starts_on) as weight_change_kg,
      count(local_date) filter (
        where water_ml >= water_liters_per_day * 1000 and burned_kcal >= calorie_burn_per_day
          and main_meals >= 3 and sleep_hr >= sleep_hrs_target)::int as goal_days_met
    from ranges
    join goals on goals.user_id = ${owner}
    left join days on days.local_date >= starts_on
    group by range, starts_on`.execute(db);
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
      select date::date as date, weight_kg as weight,
        avg(weight_kg) over (order by date rows between ${sql.lit(window - 1)} preceding and current row) as moving_avg
      from generate_series(${leadIn}::date, ${to}::date, interval '1 day') as date
      left join (${dailyWeights(owner, leadIn, to)}) daily on daily.local_date = date::date
    )
    select start_weight, latest_weight, change_kg, weight_target,
      (select json_agg(averaged order by date) from averaged where date >= ${from}::date) as points
    from goals, (
      select ${firstWeight} as start_weight, ${latestWeight} as latest_weight, ${weightChange} as change_kg
      from (${weightsBetween(owner, from, to)}) weights
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
