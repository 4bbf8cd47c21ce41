import type { Update } from 'grammy/types';
import type { Db } from '../../db/open.ts';
import type { OwnerId } from '../../lib/owner.ts';

export const findLinkedChat = (db: Db, owner: OwnerId) =>
  db.selectFrom('telegramAccounts').select('linkedAt').where('userId', '=', owner).executeTakeFirst();

/** What Telegram handed over and nobody has handled, in its order. */
export async function listKeptUpdates(db: Db): Promise<Update[]> {
  const rows = await db.selectFrom('telegramUpdates').select('body').orderBy('updateId').execute();
  return rows.map(({ body }) => JSON.parse(body) as Update);
}
