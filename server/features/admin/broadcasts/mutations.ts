import { sql } from 'kysely';
import type { Broadcast } from '../../../../contract/admin/broadcasts.ts';
import { recordAdminAction } from '../../../db/adminActions.ts';
import type { Db } from '../../../db/open.ts';
import type { Principal } from '../../../lib/owner.ts';
import { markBlocked } from '../../telegram/mutations.ts';
import { audienceQuery } from './data.ts';

export interface NewBroadcast {
  text: string;
  audience: Broadcast['audience'];
  /** Of the audience 'chosen'. */
  userIds?: string[];
  idempotencyKey: string | undefined;
}

/** Queues a message to everybody of an audience; a repeat with the same idempotency key is the first one. */
export async function createBroadcast(
  db: Db,
  admin: Principal,
  { text, audience, userIds = [], idempotencyKey }: NewBroadcast,
  now: Date,
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const created = await transaction
      .insertInto('broadcasts')
      .values({
        text,
        audience,
        idempotencyKey,
        adminId: admin.userId,
        adminName: sql<string>`(select user_name from users where id = ${admin.userId})`,
        createdAt: now,
      })
      .onConflict((conflict) =>
        conflict.columns(['adminId', 'idempotencyKey']).where('idempotencyKey', 'is not', null).doNothing(),
      )
      .returning('id')
      .executeTakeFirst();
    if (!created) {
      const first = await transaction
        .selectFrom('broadcasts')
        .select('id')
        .where('adminId', '=', admin.userId)
        .where('idempotencyKey', '=', idempotencyKey ?? '')
        .executeTakeFirstOrThrow();
      return first.id;
    }
    const people = await audienceQuery(transaction, audience === 'chosen' ? { userIds } : audience, now);
    await sql`
      with added as (
        insert into broadcast_recipients (user_id, broadcast_id, due_at)
        select users.id, ${created.id}::uuid, ${now}::timestamptz ${people} returning user_id
      )
      update broadcasts set recipients = (select count(*) from added) where id = ${created.id}`.execute(transaction);
    const [action, subject] = ['send broadcast', `broadcast ${created.id}`];
    await recordAdminAction(
      transaction,
      admin,
      { action, subject, after: { text, audience, ...(audience === 'chosen' && { userIds }) } },
      now,
    );
    return created.id;
  });
}

/** False when it is not being sent any more. What is on its way still arrives. */
export async function cancelBroadcast(db: Db, admin: Principal, id: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('broadcasts')
      .set({ status: 'cancelled', finishedAt: now })
      .where('id', '=', id)
      .where('status', '=', 'sending')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const change = { before: { status: 'sending' }, after: { status: 'cancelled' } };
    await recordAdminAction(
      transaction,
      admin,
      { action: 'cancel broadcast', subject: `broadcast ${id}`, ...change },
      now,
    );
    return true;
  });
}

export interface Recipient {
  userId: string;
  /** Null once the person unlinked Telegram. */
  chatId: number | null;
  attempts: number;
}

/** Takes the next person to send to, while the holder has the lease and nobody cancelled. */
export async function claimRecipient(
  db: Db,
  broadcastId: string,
  lease: { name: string; holder: string },
  now: Date,
): Promise<Recipient | undefined> {
  // As a join, the planner may run the limited query once for each row and take more than one.
  const { rows } = await sql<Recipient>`
    with next as materialized (
      select user_id from broadcast_recipients
      where broadcast_id = ${broadcastId} and state = 'due' and due_at <= ${now}::timestamptz
      order by due_at, user_id limit 1 for update skip locked
    )
    update broadcast_recipients recipient set state = 'sending', attempts = attempts + 1
    where recipient.user_id = (select user_id from next) and recipient.broadcast_id = ${broadcastId}
      and exists (select from broadcasts where id = ${broadcastId} and status = 'sending')
      and exists (select from leases
        where name = ${lease.name} and holder = ${lease.holder} and expires_at > ${now}::timestamptz)
    returning recipient.user_id, attempts,
      (select chat_id from telegram_accounts where user_id = recipient.user_id) as chat_id`.execute(db);
  return rows[0];
}

export type Settlement =
  | { state: 'sent' }
  | { state: 'blocked'; at: Date }
  | { state: 'failed'; failure: string }
  /** To be tried again; a refusal for being too fast is no attempt. */
  | { state: 'due'; dueAt: Date; attempts: number };

export async function settleRecipient(
  db: Db,
  broadcastId: string,
  userId: string,
  settlement: Settlement,
): Promise<void> {
  const { state } = settlement;
  await db
    .updateTable('broadcastRecipients')
    .set({
      state,
      ...(state === 'failed' && { failure: settlement.failure }),
      ...(state === 'due' && { dueAt: settlement.dueAt, attempts: settlement.attempts }),
    })
    .where('userId', '=', userId)
    .where('broadcastId', '=', broadcastId)
    .where('state', '=', 'sending')
    .execute();
  if (state === 'blocked') await markBlocked(db, userId, settlement.at);
}

/**
 * Gives back what a process that died had taken; only for whoever holds the lease, and before anything is sent.
 * Of a cancelled broadcast nothing is sent again.
 */
export async function releaseOrphans(db: Db): Promise<void> {
  await sql`
    update broadcast_recipients set state = case when status = 'cancelled' then 'failed' else 'due' end,
      failure = case when status = 'cancelled' then 'The server stopped while sending.' end
    from broadcasts where broadcasts.id = broadcast_id and sent is null and state = 'sending'`.execute(db);
}

/** Keeps the result of a broadcast once nobody of it is waiting or being sent to. */
export async function finishBroadcast(db: Db, id: string, now: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update broadcasts set status = case when status = 'cancelled' then status else 'done' end,
      finished_at = coalesce(finished_at, ${now}::timestamptz),
      sent = counts.sent, blocked = counts.blocked, failed = counts.failed
    from (
      select count(*) filter (where state = 'sent') as sent, count(*) filter (where state = 'blocked') as blocked,
        count(*) filter (where state = 'failed') as failed, count(*) filter (where state = 'sending') as sending,
        count(*) filter (where state = 'due') as due
      from broadcast_recipients where broadcast_id = ${id}
    ) counts
    where id = ${id} and sending = 0 and (due = 0 or status = 'cancelled')`.execute(db);
  return numAffectedRows > 0n;
}
