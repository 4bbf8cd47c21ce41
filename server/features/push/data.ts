import type { Db } from '../../db/open.ts';
import type { Principal } from '../../lib/owner.ts';

/** Whether notices go to the browser of this session. */
export async function isSubscribed(db: Db, { userId, sessionId }: Principal): Promise<boolean> {
  const row = await db
    .selectFrom('pushSubscriptions')
    .select('sessionId')
    .where('userId', '=', userId)
    .where('sessionId', '=', sessionId ?? '')
    .executeTakeFirst();
  return row !== undefined;
}
