import { type RawBuilder, sql } from 'kysely';
import type { Broadcast, BroadcastAudience } from '../../../../contract/admin/broadcasts.ts';
import type { Db } from '../../../db/open.ts';
import { localDateOf } from '../../../lib/dates.ts';
import { activeSince, findCountedUntil } from '../stats/data.ts';
import { activeSince as monthBefore } from './policy.ts';

const latestCount = 50;

/** Who linked Telegram, takes messages from the bot, has not stopped what comes unasked, and belongs to the audience. */
export async function audienceQuery(
  db: Db,
  audience: BroadcastAudience | { userIds: string[] },
  now: Date,
): Promise<RawBuilder<unknown>> {
  const linked = sql`
    from telegram_accounts join users on users.id = telegram_accounts.user_id
    where blocked_at is null and status = 'active'
      and (reminders_resume_on is null or reminders_resume_on <= ${localDateOf(now, 'UTC')})`;
  if (typeof audience === 'object') return sql`${linked} and users.id = any(${audience.userIds}::uuid[])`;
  if (audience === 'all') return linked;
  if (audience !== 'active30d') return sql`${linked} and plan = ${audience.slice('plan:'.length)}`;
  const from = monthBefore(now);
  const countedUntil = await findCountedUntil(db);
  return sql`${linked} and users.id in (
    select user_id from last_activity where last_active_at >= ${from}::timestamptz
    union ${activeSince(countedUntil && countedUntil > from ? countedUntil : from, now)})`;
}

export async function countAudience(db: Db, audience: BroadcastAudience, now: Date): Promise<number> {
  const people = await audienceQuery(db, audience, now);
  const { rows } = await sql<{ count: number }>`select count(*) as count ${people}`.execute(db);
  return rows[0]?.count ?? 0;
}

interface BroadcastRow {
  id: string;
  text: string;
  audience: Broadcast['audience'];
  status: Broadcast['status'];
  adminName: string;
  createdAt: Date;
  finishedAt: Date | null;
  recipients: number;
  sent: number;
  blocked: number;
  failed: number;
}

/** The result as it was kept, or the count so far. */
const progress = sql`
  select broadcasts.id, text, audience, status, admin_name, created_at, finished_at, recipients,
    coalesce(broadcasts.sent, counts.sent)::int as sent, coalesce(broadcasts.blocked, counts.blocked)::int as blocked,
    coalesce(broadcasts.failed, counts.failed)::int as failed
  from broadcasts cross join lateral (
    select count(*) filter (where state = 'sent') as sent, count(*) filter (where state = 'blocked') as blocked,
      count(*) filter (where state = 'failed') as failed
    from broadcast_recipients where broadcast_id = broadcasts.id and broadcasts.sent is null
  ) counts`;

export async function listBroadcasts(db: Db): Promise<Broadcast[]> {
  const { rows } = await sql<BroadcastRow>`
    ${progress} order by created_at desc, id limit ${latestCount}`.execute(db);
  return rows.map(toBroadcast);
}

export async function findBroadcast(db: Db, id: string): Promise<Broadcast | undefined> {
  const { rows } = await sql<BroadcastRow>`${progress} where broadcasts.id = ${id}`.execute(db);
  return rows[0] && toBroadcast(rows[0]);
}

const toBroadcast = (row: BroadcastRow): Broadcast => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
  waiting: row.recipients - row.sent - row.blocked - row.failed,
});

export interface UnfinishedBroadcast {
  id: string;
  text: string;
  status: Broadcast['status'];
}

/** The oldest that is not finished, cancelled ones included until nothing of them is on its way. */
export const findUnfinished = (db: Db): Promise<UnfinishedBroadcast | undefined> =>
  db
    .selectFrom('broadcasts')
    .select(['id', 'text', 'status'])
    .where('sent', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst() as Promise<UnfinishedBroadcast | undefined>;
