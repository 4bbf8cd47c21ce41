import { sql } from 'kysely';
import type { Db } from '../../db/open.ts';
import type { OwnerId } from '../../lib/owner.ts';
import type { FeelingDay } from './policy.ts';

/** Every local date of a span with an entry of any kind, with what was felt, done and eaten on it. */
export async function listFeelingDays(db: Db, owner: OwnerId, from: string, to: string): Promise<FeelingDay[]> {
  const { rows } = await sql<FeelingDay>`
    with felt as (
      select local_date, avg(mood)::float8 as mood,
        array_remove(array_agg(distinct tag), null) as tags
      from mood_entries left join unnest(tags) as tag on true
      where user_id = ${owner} and deleted_at is null and local_date between ${from} and ${to}
      group by local_date
    ), eaten as (
      select local_date, array_agg(distinct food_name) as foods
      from food_entries
      where user_id = ${owner} and deleted_at is null and local_date between ${from} and ${to}
      group by local_date
    )
    select day.local_date as date, felt.mood, coalesce(felt.tags, '{}') as tags, coalesce(eaten.foods, '{}') as foods,
      sleep_hr, water_ml, sugar_g, active_min
    from daily_totals day left join felt using (local_date) left join eaten using (local_date)
    where user_id = ${owner} and local_date between ${from} and ${to}
      and (felt.local_date is not null or food_entries + water_entries + activity_entries + sleep_entries > 0)
    order by local_date`.execute(db);
  return rows;
}

export interface MoodSummary {
  /** The mean of the days' means; null without a mood. */
  average: number | null;
  moodDays: number;
  tags: { tag: string; days: number }[];
}

/** What was felt in a span: the mood over its days, and on how many days each tag was told, the most frequent first. */
export async function summariseMoods(db: Db, owner: OwnerId, from: string, to: string): Promise<MoodSummary> {
  const { rows } = await sql<MoodSummary>`
    with entry as (
      select local_date, mood, tags from mood_entries
      where user_id = ${owner} and deleted_at is null and local_date between ${from} and ${to}
    ), day as (select local_date, avg(mood)::float8 as mood from entry where mood is not null group by local_date),
    told as (
      select tag, count(distinct local_date)::int as days from entry, unnest(tags) as tag group by tag
    )
    select (select avg(mood) from day) as average, (select count(*)::int from day) as mood_days,
      coalesce((select json_agg(told order by days desc, tag) from told), '[]') as tags`.execute(db);
  return rows[0] as MoodSummary;
}
