import { sql } from 'kysely';
import { entryTables } from '../../db/entries.ts';
import type { Db } from '../../db/open.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { isProvenByChat } from '../accounts/data.ts';
import { isMadeByBot, undoableMs } from './policy.ts';
import { ownTables } from './rows/data.ts';

/** One of two accounts that may become one, as it is named to whoever decides. */
export interface Side {
  userName: string;
  /** It ends with the join, and what was logged in it moves. */
  ends: boolean;
  entries: number;
  /** The local date of the first entry; null without entries. */
  since: string | null;
}

export async function findSide(db: Db, userId: string): Promise<Side> {
  const account = await db
    .selectFrom('users')
    .select(['userName', 'signUpSource', 'role'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const ends = isMadeByBot({ ...account, isProvenByChat: await isProvenByChat(db, userId as OwnerId) });
  const kept = entryTables.map(
    (table) => sql`select local_date from ${sql.table(table)} where user_id = ${userId} and deleted_at is null`,
  );
  const { rows } = await sql<{ entries: number; since: string | null }>`
    select count(*) as entries, min(local_date) as since from (${sql.join(kept, sql` union all `)}) as kept`.execute(
    db,
  );
  const { entries, since } = rows[0] ?? { entries: 0, since: null };
  return { userName: account.userName, ends, entries, since };
}

/** Whether anything but a conversation would be lost or moved, deleted entries among it: they can still be restored. */
export async function hasOwnData(db: Db, userId: string): Promise<boolean> {
  const tables = ownTables.map((table) => sql`exists (select from ${sql.table(table)} where user_id = ${userId})`);
  const { rows } = await sql<{ some: boolean }>`select ${sql.join(tables, sql` or `)} as some`.execute(db);
  return rows[0]?.some ?? false;
}

/** The join that whoever opens the account, or writes in the chat, can undo still. */
export const findUndoableJoin = (db: Db, by: { into: string } | { telegramUserId: number }, now: Date) =>
  db
    .selectFrom('accountJoins')
    .innerJoin('users as source', 'source.id', 'accountJoins.userId')
    .innerJoin('users as target', 'target.id', 'intoUserId')
    .select(['accountJoins.id', 'userId as from', 'intoUserId as into', 'telegramUserId', 'chatId'])
    .select(['joinedAt', 'movedEntries', 'target.userName', 'target.locale'])
    .where('joinedAt', '>', new Date(now.getTime() - undoableMs))
    .where('undoneAt', 'is', null)
    .$if('into' in by, (query) => query.where('intoUserId', '=', 'into' in by ? by.into : ''))
    .$if('telegramUserId' in by, (query) =>
      query.where('telegramUserId', '=', 'telegramUserId' in by ? by.telegramUserId : 0),
    )
    .orderBy('joinedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
