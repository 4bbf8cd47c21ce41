import { sql } from 'kysely';
import { takeTurn } from '../../assistant/mutations.ts';
import { entryTables } from '../../db/entries.ts';
import type { Db } from '../../db/open.ts';
import { lockName } from '../../db/transactionLock.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { hashToken, newToken } from '../../lib/token.ts';
import { isMadeByBot, linkLastsMs } from './policy.ts';

/** Makes a code that connects a chat once; the person's earlier codes end. Only its hash is kept. */
export async function createLink(db: Db, owner: OwnerId, now: Date): Promise<{ code: string; expiresAt: Date }> {
  const code = newToken();
  const expiresAt = new Date(now.getTime() + linkLastsMs);
  const link = { codeHash: hashToken(code), createdAt: now, expiresAt, usedAt: null };
  await db
    .insertInto('telegramLinks')
    .values({ userId: owner, ...link })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(link))
    .execute();
  return { code, expiresAt };
}

/** Whether the person's chat takes messages from the bot. */
export async function markBlocked(db: Db, userId: string, blockedAt: Date | null): Promise<void> {
  await db.updateTable('telegramAccounts').set({ blockedAt }).where('userId', '=', userId).execute();
}

export async function unlinkChat(db: Db, owner: OwnerId): Promise<void> {
  await db.deleteFrom('telegramAccounts').where('userId', '=', owner).execute();
}

/** What the code did: the chat is connected now, or was already; 'refused' is a code that is used, expired or unknown. */
export type Linking = { outcome: 'linked'; movedEntries: number } | { outcome: 'known' } | { outcome: 'refused' };

/**
 * Connects a Telegram chat to the account that made the code. What the chat logged before in an account that the bot
 * had made for it moves along, and that account goes; an account with a life of its own only loses the chat.
 */
export async function linkChat(
  db: Db,
  code: string,
  { telegramUserId, chatId }: { telegramUserId: number; chatId: number },
  now: Date,
): Promise<Linking> {
  return db.transaction().execute(async (transaction) => {
    await lockName(transaction, `telegram ${telegramUserId}`);
    const link = await findLink(transaction, code);
    const current = await findHolder(transaction, telegramUserId);
    if (!link || current?.status === 'disabled') return { outcome: 'refused' };
    const isKnown = current?.id === link.userId;
    if (!isKnown && (link.usedAt !== null || link.expiresAt <= now)) return { outcome: 'refused' };
    await transaction.updateTable('telegramLinks').set({ usedAt: now }).where('userId', '=', link.userId).execute();
    if (isKnown) return { outcome: 'known' };

    for (const userId of [link.userId, ...(current ? [current.id] : [])].sort()) {
      await takeTurn(transaction, userId as OwnerId);
    }
    await forgetMessageIds(transaction, link.userId);
    await transaction
      .deleteFrom('telegramAccounts')
      .where((eb) => eb.or([eb('userId', '=', link.userId), eb('telegramUserId', '=', telegramUserId)]))
      .execute();
    const movedEntries = current && isMadeByBot(current) ? await moveAccount(transaction, current.id, link.userId) : 0;
    await transaction
      .insertInto('telegramAccounts')
      .values({ telegramUserId, chatId, userId: link.userId, linkedAt: now })
      .execute();
    return { outcome: 'linked', movedEntries };
  });
}

const findLink = (transaction: Db, code: string) =>
  transaction
    .selectFrom('telegramLinks')
    .innerJoin('users', 'users.id', 'telegramLinks.userId')
    .select(['userId', 'usedAt', 'expiresAt'])
    .where('codeHash', '=', hashToken(code))
    .where('status', '=', 'active')
    .forUpdate('telegramLinks')
    .executeTakeFirst();

const findHolder = (transaction: Db, telegramUserId: number) =>
  transaction
    .selectFrom('telegramAccounts')
    .innerJoin('users', 'users.id', 'telegramAccounts.userId')
    .select(['users.id', 'status', 'signUpSource', 'passwordHash', 'role', 'plan'])
    .where('telegramUserId', '=', telegramUserId)
    .executeTakeFirst();

/** Message numbers are the chat's own: those of an earlier chat must not make a new one's messages look repeated. */
async function forgetMessageIds(transaction: Db, userId: string): Promise<void> {
  await transaction
    .updateTable('chatMessages')
    .set({ externalId: sql<string>`'earlier ' || id` })
    .where('userId', '=', userId)
    .where('channel', '=', 'telegram')
    .where('externalId', 'is not', null)
    .execute();
}

/** The tables whose rows go along to another account; the rest of an account that the bot made is worth nothing there. */
export const movedTables = [...entryTables, 'personalFoods', 'chatMessages', 'chatChanges'] as const;
const keylessTables: readonly string[] = ['chatMessages', 'chatChanges'];

/** Moves what was logged and said into another account, undo included, and deletes the emptied one. Returns the entries. */
async function moveAccount(transaction: Db, from: string, to: string): Promise<number> {
  // Of two foods with one name the account's own stays.
  await sql`
    delete from personal_foods where user_id = ${from} and lower(name) in (
      select lower(name) from personal_foods where user_id = ${to} and deleted_at is null
    )`.execute(transaction);
  let entries = 0;
  for (const table of movedTables) {
    // A key guards against repeats within the old account; the chat's messages have their own ids for that.
    const keyless = keylessTables.includes(table) ? sql`` : sql`, idempotency_key = null`;
    const { numAffectedRows } = await sql`
      update ${sql.table(table)} set user_id = ${to} ${keyless} where user_id = ${from}`.execute(transaction);
    if (entryTables.some((entryTable) => entryTable === table)) entries += Number(numAffectedRows ?? 0);
  }
  await transaction.deleteFrom('users').where('id', '=', from).execute();
  return entries;
}
