import { sql } from 'kysely';
import type { Locale } from '../../../texts/locale.ts';
import { makePushKeys, type PushKeys, type PushTarget } from '../../clients/push.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/open.ts';
import type { Principal } from '../../lib/owner.ts';

const about = 'push keys';

/** The server's keys, made when they are first needed; of two processes that make them one wins. */
export async function keepPushKeys(context: Pick<AppContext, 'db' | 'sealing' | 'clock'>): Promise<PushKeys> {
  const { db, sealing, clock } = context;
  const known = await db.selectFrom('pushKeys').select(['publicKey', 'sealedPrivateKey']).executeTakeFirst();
  if (known) {
    const { publicKey, sealedPrivateKey } = known;
    try {
      return { publicKey, privateKey: sealing.open(sealedPrivateKey, about) };
    } catch {
      await forgetPushKeys(db, publicKey);
    }
  }
  const made = makePushKeys();
  await db
    .insertInto('pushKeys')
    .values({
      publicKey: made.publicKey,
      sealedPrivateKey: sealing.seal(made.privateKey, about),
      createdAt: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return keepPushKeys(context);
}

/** The secret that sealed them is another one now: browsers that subscribed with them can't be written to any more. */
const forgetPushKeys = (db: Db, publicKey: string): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('pushKeys').where('publicKey', '=', publicKey).execute();
    await transaction.deleteFrom('pushSubscriptions').execute();
  });

/** The browser of a session takes notices. One that took them for another session no longer does: it has changed hands. */
export async function subscribe(
  db: Db,
  { userId, sessionId }: Principal,
  { endpoint, p256dh, auth }: PushTarget,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await unsubscribe(transaction, { userId, sessionId });
    await sql`
      insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth, created_at)
      values (${userId}, ${sessionId}, ${endpoint}, ${p256dh}, ${auth}, ${now})
      on conflict (endpoint) do update
        set user_id = excluded.user_id, session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth,
          created_at = excluded.created_at`.execute(transaction);
  });
}

export async function unsubscribe(
  db: Db,
  { userId, sessionId }: Pick<Principal, 'userId' | 'sessionId'>,
): Promise<void> {
  await db
    .deleteFrom('pushSubscriptions')
    .where('userId', '=', userId)
    .where('sessionId', '=', sessionId ?? '')
    .execute();
}

export interface DuePush extends PushTarget {
  userId: string;
  sessionId: string;
  locale: Locale;
  title: string;
  body: string;
  occasion: string;
}

/**
 * Takes notices to push, the oldest first, with a row for each browser of the person whose session goes on; `isLast` where no
 * further ones are due. No other process gets them, and a crash while sending loses one rather than doubles it.
 */
export async function takeDuePushes(
  db: Db,
  { since, now }: { since: Date; now: Date },
  limit: number,
): Promise<{ pushes: DuePush[]; isLast: boolean }> {
  const { rows } = await sql<DuePush | { endpoint: null }>`
    with due as materialized (
      select user_id, id from notices where push_due_at is not null order by push_due_at limit ${limit}
      for update skip locked
    ), taken as (
      update notices set push_due_at = null from due
      where notices.user_id = due.user_id and notices.id = due.id
      returning notices.user_id, title, body, occasion, notices.created_at, read_at
    )
    select taken.user_id, session_id, endpoint, p256dh, auth, locale, title, body, occasion
    from taken
    left join (
      users
      join push_subscriptions on push_subscriptions.user_id = users.id
      join sessions on sessions.user_id = users.id and sessions.id = session_id
    ) on users.id = taken.user_id and users.status = 'active' and revoked_at is null
      and expires_at > ${now}::timestamptz and taken.created_at >= ${since}::timestamptz and read_at is null
    order by taken.created_at`.execute(db);
  return { pushes: rows.filter((row) => row.endpoint !== null), isLast: rows.length < limit };
}

/** The push service says that the browser takes no more. */
export async function forgetBrowser(db: Db, { userId, sessionId, endpoint }: DuePush): Promise<void> {
  await db
    .deleteFrom('pushSubscriptions')
    .where('userId', '=', userId)
    .where('sessionId', '=', sessionId)
    .where('endpoint', '=', endpoint)
    .execute();
}
