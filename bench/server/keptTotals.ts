import pg from 'pg';
import { rangeNames, rangeStartsDaysBefore } from '../../contract/dashboard.ts';
import { addDays } from '../../server/lib/dates.ts';
import { loadServer } from './load.ts';
import type { BenchPerson } from './people.ts';
import type { BenchRequest } from './requests.ts';
import type { Recording } from './statements.ts';

const rounds = 16;
const sliceSeconds = 0.5;
const triggers = ['insert', 'update', 'delete'].map((operation) => `daily_totals_${operation}`);

/** The counters of a year as they were added up from the entries before daily_totals were kept. */
const sumsOfEntries = `
  with ranges as (
    select * from unnest($2::text[], $3::date[]) as r (range, starts_on)
  ), days as materialized (
    select local_date, sum(energy_kcal) as energy_kcal, sum(protein_g) as protein_g, sum(water_ml) as water_ml,
      sum(burned_kcal) as burned_kcal, sum(active_min) as active_min, sum(distance_km) as distance_km,
      sum(sleep_hr) as sleep_hr, count(distinct main_meal)::int as main_meals
    from (
      select local_date, energy_kcal, protein_g, 0::float8 as water_ml, 0::float8 as burned_kcal,
        0::float8 as active_min, 0::float8 as distance_km, 0::float8 as sleep_hr,
        case when meal_type in ('breakfast', 'lunch', 'dinner') then meal_type end as main_meal
      from food_entries where user_id = $1 and local_date between $4 and $5 and deleted_at is null
      union all
      select local_date, 0, 0, volume_ml, 0, 0, 0, 0, null from water_entries
      where user_id = $1 and local_date between $4 and $5 and deleted_at is null
      union all
      select local_date, 0, 0, 0, coalesce(calories_burned, 0), duration_min, coalesce(distance_km, 0), 0, null
      from activity_entries where user_id = $1 and local_date between $4 and $5 and deleted_at is null
      union all
      select local_date, 0, 0, 0, 0, 0, 0, sleep_time_hr, null from sleep_entries
      where user_id = $1 and local_date between $4 and $5 and deleted_at is null
    ) entries group by local_date
  ), weights as materialized (
    select local_date, weight_kg, occurred_at, id from weight_entries
    where user_id = $1 and local_date between $4 and $5 and deleted_at is null
  )
  select range, sum(days.energy_kcal), sum(days.protein_g), sum(water_ml), sum(burned_kcal), sum(active_min), sum(distance_km),
    (select (array_agg(weight_kg order by occurred_at desc, id desc))[1] - (array_agg(weight_kg order by occurred_at, id))[1]
      from weights where weights.local_date >= starts_on) as weight_change_kg,
    count(local_date) filter (where water_ml >= water_liters_per_day * 1000 and burned_kcal >= calorie_burn_per_day
      and main_meals >= 3 and sleep_hr >= sleep_hrs_target)::int as goal_days_met
  from ranges join goals on goals.user_id = $1 left join days on days.local_date >= starts_on
  group by range, starts_on`;

export function sumsRecording(person: BenchPerson, today: string): Recording {
  const starts = rangeNames.map((name) => addDays(today, -rangeStartsDaysBefore[name]));
  const earliest = addDays(today, -rangeStartsDaysBefore.year);
  const values = [person.id, [...rangeNames], starts, earliest, today];
  return { person, statements: [{ text: sumsOfEntries, values }] };
}

/** How many times as fast the counters answer: their SQL, and the whole request, beside the sums they replace. */
export async function compareCounters(
  request: BenchRequest,
  url: string,
  replayPerSecond: { kept(): Promise<number>; sums(): Promise<number> },
): Promise<{ sql: number; request: number }> {
  const ratios = { sql: [] as number[], request: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const sums = await replayPerSecond.sums();
    ratios.sql.push((await replayPerSecond.kept()) / sums);
    ratios.request.push((await loadServer(url, request, sliceSeconds)).perSecond / sums);
  }
  return { sql: middle(ratios.sql), request: middle(ratios.request) };
}

/** Requests per second that log an entry with the totals kept, to those without. */
export async function compareLogging(request: BenchRequest, url: string, databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const keep = async (isKept: boolean) => {
    for (const trigger of triggers)
      await client.query(`alter table food_entries ${isKept ? 'enable' : 'disable'} trigger ${trigger}`);
    return (await loadServer(url, request, sliceSeconds)).perSecond;
  };
  const ratios: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const without = await keep(false);
      ratios.push((await keep(true)) / without);
    }
  } finally {
    await client.end();
  }
  return middle(ratios);
}

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
