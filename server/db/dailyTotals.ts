import { type Expression, sql } from 'kysely';
import type { OwnerId } from '../lib/owner.ts';
import type { Db } from './open.ts';

/**
 * One row per local date with entries, the one source of every figure that is shown:
 * diary totals, counters, charts and reports add up these columns and nothing else.
 */
export const dailyTotals = (owner: OwnerId | Expression<OwnerId>, from: string, to: string) => sql`
  select local_date,
    sum(energy_kcal) as energy_kcal, sum(protein_g) as protein_g, sum(carbohydrate_g) as carbohydrate_g,
    sum(fat_g) as fat_g, sum(fiber_g) as fiber_g, sum(water_ml) as water_ml, sum(burned_kcal) as burned_kcal,
    sum(active_min) as active_min, sum(distance_km) as distance_km, sum(sleep_hr) as sleep_hr,
    count(distinct main_meal)::int as main_meals
  from (
    select local_date, energy_kcal, protein_g, carbohydrate_g, fat_g, fiber_g,
      0::float8 as water_ml, 0::float8 as burned_kcal, 0::float8 as active_min, 0::float8 as distance_km,
      0::float8 as sleep_hr, case when meal_type in ('breakfast', 'lunch', 'dinner') then meal_type end as main_meal
    from food_entries
    where user_id = ${owner} and local_date between ${from} and ${to} and deleted_at is null
    union all
    select local_date, 0, 0, 0, 0, 0, volume_ml, 0, 0, 0, 0, null from water_entries
    where user_id = ${owner} and local_date between ${from} and ${to} and deleted_at is null
    union all
    select local_date, 0, 0, 0, 0, 0, 0, coalesce(calories_burned, 0), duration_min, coalesce(distance_km, 0), 0, null
    from activity_entries
    where user_id = ${owner} and local_date between ${from} and ${to} and deleted_at is null
    union all
    select local_date, 0, 0, 0, 0, 0, 0, 0, 0, 0, sleep_time_hr, null from sleep_entries
    where user_id = ${owner} and local_date between ${from} and ${to} and deleted_at is null
  ) entries
  group by local_date`;

export interface DayTotals {
  energyKcal: number;
  proteinG: number;
  carbohydrateG: number;
  fatG: number;
  fiberG: number;
  waterMl: number;
  burnedKcal: number;
  activeMin: number;
  distanceKm: number;
  sleepHr: number;
  mainMeals: number;
}

const emptyDay: DayTotals = {
  energyKcal: 0,
  proteinG: 0,
  carbohydrateG: 0,
  fatG: 0,
  fiberG: 0,
  waterMl: 0,
  burnedKcal: 0,
  activeMin: 0,
  distanceKm: 0,
  sleepHr: 0,
  mainMeals: 0,
};

export async function findDay(db: Db, owner: OwnerId, date: string): Promise<DayTotals> {
  const { rows } = await sql<DayTotals & { localDate: string }>`${dailyTotals(owner, date, date)}`.execute(db);
  if (!rows[0]) return emptyDay;
  const { localDate: _date, ...totals } = rows[0];
  return totals;
}
