import { sql } from 'kysely';
import { entryTables } from '../../db/entries.ts';
import type { Db } from '../../db/open.ts';
import { isMadeByBot } from './policy.ts';

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
    .select(['userName', 'signUpSource', 'passwordHash', 'role', 'plan'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const kept = entryTables.map(
    (table) => sql`select local_date from ${sql.table(table)} where user_id = ${userId} and deleted_at is null`,
  );
  const { rows } = await sql<{ entries: number; since: string | null }>`
    select count(*) as entries, min(local_date) as since from (${sql.join(kept, sql` union all `)}) as kept`.execute(
    db,
  );
  const { entries, since } = rows[0] ?? { entries: 0, since: null };
  return { userName: account.userName, ends: isMadeByBot(account), entries, since };
}

/** The tables whose rows go along to another account; the rest of an account that the bot made is worth nothing there. */
export const movedTables = [
  ...entryTables,
  'personalFoods',
  'savedPhrases',
  'readingKinds',
  'medicines',
  'healthReports',
  'trainingPlans',
  'reminders',
  'chatMessages',
  'chatChanges',
] as const;

/** Whether anything but a conversation would be lost or moved, deleted entries among it: they can still be restored. */
export async function hasOwnData(db: Db, userId: string): Promise<boolean> {
  const tables = [...entryTables, 'personalFoods', 'savedPhrases', 'healthReports'].map(
    (table) => sql`exists (select from ${sql.table(table)} where user_id = ${userId})`,
  );
  const { rows } = await sql<{ some: boolean }>`select ${sql.join(tables, sql` or `)} as some`.execute(db);
  return rows[0]?.some ?? false;
}
