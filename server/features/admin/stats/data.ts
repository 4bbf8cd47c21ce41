import { type RawBuilder, sql } from 'kysely';
import { type EntryKind, kindNames } from '../../../../contract/entries/entryKinds.ts';
import type { Db } from '../../../db/open.ts';

type Source = EntryKind | 'messages';

const bucketMinutes = 15;
const bucketMs = bucketMinutes * 60_000;

/** The tables that are counted, under what usage_counts calls them. */
export const usageSources: [Source, string][] = [
  ...kindNames.map((kind): [Source, string] => [kind, `${kind}_entries`]),
  ['messages', 'chat_messages'],
];

/** Rows of one source in a span of time; of the chat only what people wrote. */
export const usageRows = (table: string, from: Date, to: Date): RawBuilder<unknown> => sql`
  from ${sql.table(table)} where created_at >= ${from}::timestamptz and created_at < ${to}::timestamptz
  ${table === 'chat_messages' ? sql`and is_user` : sql``}`;

/** Up to when usage_buckets are counted; undefined before the first time. */
export async function findCountedUntil(db: Db): Promise<Date | undefined> {
  const row = await db
    .selectFrom('usageBuckets')
    .select('startsAt')
    .orderBy('startsAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && new Date(row.startsAt.getTime() + bucketMs);
}

/** The beginning of the bucket that an instant falls in. */
export const bucketOf = (instant: Date): Date => new Date(Math.floor(instant.getTime() / bucketMs) * bucketMs);

const latest = (a: Date, b: Date | undefined): Date => (b && b > a ? b : a);

/** What was logged and written from an instant, which begins a bucket, to another: whole buckets, and the rows after them. */
export async function findUsage(
  db: Db,
  from: Date,
  to: Date,
  countedUntil: Date | undefined,
): Promise<Record<Source, number>> {
  const end = new Date(to.getTime() + 1);
  const lastBucket = bucketOf(end);
  const tail = latest(from, countedUntil && countedUntil > lastBucket ? lastBucket : countedUntil);
  const sinceThen = usageSources.map(
    ([source, table]) => sql`select ${sql.lit(source)} as source, count(*) as count ${usageRows(table, tail, end)}`,
  );
  const { rows } = await sql<{ source: Source; count: number }>`
    select source, sum(count)::bigint as count from (
      select source, count from usage_counts where starts_at >= ${from}::timestamptz and starts_at < ${tail}::timestamptz
      union all ${sql.join(sinceThen, sql` union all `)}
    ) counted group by source`.execute(db);
  return Object.fromEntries(rows.map(({ source, count }) => [source, count])) as Record<Source, number>;
}

/** People who logged something or wrote to the assistant from an instant, which begins a bucket, until now. */
export async function countActivePeople(
  db: Db,
  from: Date,
  now: Date,
  countedUntil: Date | undefined,
): Promise<number> {
  const tail = latest(from, countedUntil);
  const { rows } = await sql<{ count: number }>`
    select (select coalesce(sum(last_active), 0)::bigint from usage_buckets where starts_at >= ${from}::timestamptz)
      + (select count(*) from (${activeSince(tail, now)}) latest
         where not exists (select from last_activity
           where last_activity.user_id = latest.user_id and last_active_at >= ${from}::timestamptz)) as count`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export const activeSince = (from: Date, now: Date): RawBuilder<unknown> => {
  const end = new Date(now.getTime() + 1);
  return sql.join(
    usageSources.map(([, table]) => sql`select user_id ${usageRows(table, from, end)}`),
    sql` union `,
  );
};

/** People who logged something or wrote to the assistant from an instant to another: a look at each of their rows. */
export async function countActiveBetween(db: Db, from: Date, to: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${activeSince(from, to)}) active`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Of the accounts that there still are. */
export async function countUsers(db: Db, until: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from users where created_at <= ${until}::timestamptz`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function countNewUsers(db: Db, from: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from users where created_at >= ${from}::timestamptz`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Payments less refunds. */
export async function sumRevenue(db: Db, from: Date, to: Date): Promise<{ paise: number; stars: number }> {
  const { rows } = await sql<{ paise: number; stars: number }>`
    select coalesce(sum(amount_paise), 0)::bigint as paise, coalesce(sum(stars), 0)::bigint as stars from ledger_entries
    where created_at >= ${from}::timestamptz and created_at <= ${to}::timestamptz`.execute(db);
  return rows[0] ?? { paise: 0, stars: 0 };
}

export async function countOpenTickets(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from tickets where status in ('open', 'in-progress')`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A ticket is open until it is resolved, which it is once: nothing leads back. */
const openTicketsBefore = (instant: RawBuilder<unknown>) => sql`(
  (select count(*) from tickets where created_at < ${instant})
  - (select count(*) from ticket_changes where status = 'resolved' and created_at < ${instant}))::int`;

export async function countOpenTicketsAt(db: Db, instant: Date): Promise<number> {
  const before = sql`${instant}::timestamptz`;
  const { rows } = await sql<{ count: number }>`select ${openTicketsBefore(before)} as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Revenue in paise, and the tickets open at the end, of weeks that are named by their Mondays, UTC. */
export async function listWeeklyRevenueAndTickets(
  db: Db,
  weeks: string[],
): Promise<{ week: string; revenue: number; openTickets: number }[]> {
  const { rows } = await sql<{ week: string; revenue: number; openTickets: number }>`
    select week, ${openTicketsBefore(sql`ends_at`)} as open_tickets,
      (select coalesce(sum(amount_paise), 0)::bigint from ledger_entries
        where created_at >= starts_at and created_at < ends_at) as revenue
    from unnest(${weeks}::date[]) week
      cross join lateral (select week::timestamp at time zone 'UTC' as starts_at,
        (week + 7)::timestamp at time zone 'UTC' as ends_at) bounds
    order by week`.execute(db);
  return rows;
}
