import { sql } from 'kysely';
import type { Db } from '../../../db/open.ts';
import { bucketOf, findCountedUntil, usageRows, usageSources } from './data.ts';

const dayMs = 86_400_000;
/** A transaction that began in a bucket may commit after the bucket was counted: the latest are counted again. */
const recountedMs = 2 * 3_600_000;

/** Counts the buckets that have ended, from where it left off; each day in a statement of its own. */
export async function countUsage(db: Db, now: Date): Promise<void> {
  const end = bucketOf(now);
  const countedUntil = await findCountedUntil(db);
  let from = countedUntil ? new Date(countedUntil.getTime() - recountedMs) : await firstBucket(db, now);
  while (from < end) {
    const to = new Date(Math.min(from.getTime() + dayMs, end.getTime()));
    await countSpan(db, from, to);
    from = to;
  }
}

/** Nothing was logged before the first account. */
async function firstBucket(db: Db, now: Date): Promise<Date> {
  const { rows } = await sql<{ first: Date | null }>`select min(created_at) as first from users`.execute(db);
  return bucketOf(rows[0]?.first ?? now);
}

/** The rows of the span are read once, for all four tables. */
async function countSpan(db: Db, from: Date, to: Date): Promise<void> {
  const rows = usageSources.map(
    ([name, table]) => sql`select ${sql.lit(name)} as source, user_id, created_at ${usageRows(table, from, to)}`,
  );
  await sql`
    with activity as materialized (${sql.join(rows, sql` union all `)}),
    moved as materialized (
      select user_id, last_active_at as before, at from (
        select user_id, max(created_at) as at from activity group by user_id
      ) latest left join last_activity using (user_id)
      where last_active_at is null or last_active_at < at
    ), kept as (
      insert into last_activity (user_id, last_active_at) select user_id, at from moved
      on conflict (user_id) do update set last_active_at = excluded.last_active_at
    ), shifts as materialized (
      select date_bin('15 minutes', at, 'epoch') as bucket, sum(people) as people from (
        select at, 1 as people from moved union all select before, -1 from moved where before is not null
      ) ends group by bucket
    ), left_behind as (
      update usage_buckets set last_active = last_active + people from shifts
      where starts_at = bucket and starts_at < ${from}::timestamptz
    ), counted as (
      insert into usage_buckets (starts_at, last_active)
      select bucket, coalesce(people, 0)
      from generate_series(${from}::timestamptz, ${to}::timestamptz - interval '1 second', '15 minutes') bucket
        left join shifts using (bucket)
      on conflict (starts_at) do update set last_active = usage_buckets.last_active + excluded.last_active
    ), counts as (
      insert into usage_counts (starts_at, source, count)
      select date_bin('15 minutes', created_at, 'epoch') as bucket, source, count(*) from activity group by bucket, source
      on conflict (starts_at, source) do update set count = excluded.count
    )
    insert into active_weeks (user_id, week)
    select distinct user_id, date_trunc('week', created_at at time zone 'UTC')::date from activity
    on conflict do nothing`.execute(db);
}
