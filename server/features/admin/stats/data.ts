import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/open.ts';

interface Usage {
  food: number;
  water: number;
  activity: number;
  weight: number;
  sleep: number;
  messages: number;
}

const bucketMinutes = 15;
const bucketMs = bucketMinutes * 60_000;

/** The tables that are counted, under the names of their columns in usage_buckets. */
export const usageSources = [
  ['food', 'food_entries'],
  ['water', 'water_entries'],
  ['activity', 'activity_entries'],
  ['weight', 'weight_entries'],
  ['sleep', 'sleep_entries'],
  ['messages', 'chat_messages'],
] as const satisfies [keyof Usage, string][];

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

/** What was logged and written from an instant, which begins a bucket, until now: whole buckets, and the rows after them. */
export async function findUsage(db: Db, from: Date, now: Date, countedUntil: Date | undefined): Promise<Usage> {
  const tail = latest(from, countedUntil);
  const end = new Date(now.getTime() + 1);
  const columns = usageSources.map(
    ([name, table]) => sql`coalesce(sum(${sql.ref(name)}), 0)::bigint
      + (select count(*) ${usageRows(table, tail, end)}) as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Usage>`
    select ${sql.join(columns)} from usage_buckets
    where starts_at >= ${from}::timestamptz and starts_at < ${tail}::timestamptz`.execute(db);
  return rows[0] as Usage;
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

export async function countUsers(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from users`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function countNewUsers(db: Db, from: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from users where created_at >= ${from}::timestamptz`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Payments less refunds, in paise. */
export async function sumRevenue(db: Db, from: Date): Promise<number> {
  const { rows } = await sql<{ paise: number }>`
    select coalesce(sum(amount_paise), 0)::bigint as paise from ledger_entries
    where created_at >= ${from}::timestamptz`.execute(db);
  return rows[0]?.paise ?? 0;
}

export async function countOpenTickets(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from tickets where status in ('open', 'in-progress')`.execute(db);
  return rows[0]?.count ?? 0;
}
