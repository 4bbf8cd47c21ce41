import type { Update } from 'grammy/types';
import { sql } from 'kysely';
import type { Db } from '../../db/open.ts';
import { lockName } from '../../db/transactionLock.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { hashToken, newToken } from '../../lib/token.ts';
import { connectOrAsk, type JoinQuestion } from '../accountJoins/mutations.ts';
import type { Chat } from '../accountJoins/policy.ts';
import { isProvenByChat } from '../accounts/data.ts';
import { linkLastsMs } from './policy.ts';

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

/** False, and the chat stays, where nobody could open the account any more without it. */
export async function unlinkChat(db: Db, owner: OwnerId): Promise<boolean> {
  if (await isProvenByChat(db, owner)) return false;
  await db.deleteFrom('telegramAccounts').where('userId', '=', owner).execute();
  return true;
}

/** The chat leaves the account that it is connected to; 'none' when it is connected to none, 'only' where it alone opens it. */
export async function leaveAccount(db: Db, telegramUserId: number): Promise<'left' | 'none' | 'only'> {
  const holder = await findHolder(db, telegramUserId);
  if (!holder) return 'none';
  return (await unlinkChat(db, holder.id as OwnerId)) ? 'left' : 'only';
}

/**
 * What the code did: the chat is connected now, or was already; 'asked' waits for the chat to say yes; 'refused' is a code
 * that is used, expired or unknown.
 */
export type Linking =
  | { outcome: 'linked'; userName: string }
  | { outcome: 'known' }
  | { outcome: 'asked'; question: JoinQuestion }
  | { outcome: 'refused' };

/**
 * Connects a Telegram chat to the account that made the code. A chat that has a diary already is asked first: the link
 * may have come from somebody else.
 */
export async function openLink(db: Db, code: string, chat: Chat, now: Date): Promise<Linking> {
  return db.transaction().execute(async (transaction): Promise<Linking> => {
    await lockName(transaction, `telegram ${chat.telegramUserId}`);
    const link = await findLink(transaction, code);
    const current = await findHolder(transaction, chat.telegramUserId);
    if (!link || current?.status === 'disabled') return { outcome: 'refused' };
    const isKnown = current?.id === link.userId;
    if (!isKnown && (link.usedAt !== null || link.expiresAt <= now)) return { outcome: 'refused' };
    await transaction.updateTable('telegramLinks').set({ usedAt: now }).where('userId', '=', link.userId).execute();
    if (isKnown) return { outcome: 'known' };

    const sides = { from: current?.id, into: link.userId, chat };
    const question = await connectOrAsk(transaction, sides, now);
    if (question) return { outcome: 'asked', question };
    return { outcome: 'linked', userName: link.userName };
  });
}

const findLink = (transaction: Db, code: string) =>
  transaction
    .selectFrom('telegramLinks')
    .innerJoin('users', 'users.id', 'telegramLinks.userId')
    .select(['userId', 'userName', 'usedAt', 'expiresAt'])
    .where('codeHash', '=', hashToken(code))
    .where('status', '=', 'active')
    .forUpdate('telegramLinks')
    .executeTakeFirst();

const findHolder = (transaction: Db, telegramUserId: number) =>
  transaction
    .selectFrom('telegramAccounts')
    .innerJoin('users', 'users.id', 'telegramAccounts.userId')
    .select(['users.id', 'status'])
    .where('telegramUserId', '=', telegramUserId)
    .executeTakeFirst();

/** An update, and the chat whose turn it needs. */
export interface ChatUpdate {
  update: Update;
  chatId: number | undefined;
}

/**
 * Writes updates down and claims those that are new and whose chat has none before them, but for what is `held` here already: those
 * who hold what comes before go on with the rest.
 */
export async function keepUpdates(
  db: Db,
  updates: ChatUpdate[],
  claimedUntil: Date,
  held: number[],
): Promise<ChatUpdate[]> {
  if (updates.length === 0) return [];
  const ids = updates.map(({ update }) => update.update_id);
  const chats = updates.map(({ chatId }) => chatId ?? null);
  const bodies = updates.map(({ update }) => JSON.stringify(update));
  const { rows } = await sql<{ updateId: number; isClaimed: boolean }>`
    insert into telegram_updates (update_id, chat_id, body, claimed_until)
    select given.update_id, given.chat_id, given.body, case when exists (
      select from telegram_updates earlier where earlier.chat_id = given.chat_id
        and earlier.update_id < given.update_id and earlier.update_id <> all(${held}::bigint[]))
      then '-infinity'::timestamptz else ${claimedUntil}::timestamptz end
    from unnest(${ids}::bigint[], ${chats}::bigint[], ${bodies}::text[]) given (update_id, chat_id, body)
    on conflict (update_id) do nothing
    returning update_id, claimed_until > '-infinity' as is_claimed`.execute(db);
  const kept = new Set(rows.flatMap(({ updateId, isClaimed }) => (isClaimed ? updateId : [])));
  return updates.filter(({ update }) => kept.has(update.update_id));
}

/** Claims what nobody has in hand any more, the first of each chat. */
export async function claimLeftBehind(db: Db, now: Date, claimedUntil: Date, limit: number): Promise<Update[]> {
  const { rows } = await sql<{ updateId: number; body: string }>`
    update telegram_updates set claimed_until = ${claimedUntil}::timestamptz where update_id in (
      select update_id from telegram_updates waiting where claimed_until <= ${now}::timestamptz and not exists (
        select from telegram_updates earlier
        where earlier.chat_id = waiting.chat_id and earlier.update_id < waiting.update_id)
      order by update_id limit ${limit} for update skip locked)
    returning update_id, body`.execute(db);
  return rows.toSorted((a, b) => a.updateId - b.updateId).map(({ body }) => JSON.parse(body) as Update);
}

/** Holds on to updates for longer. */
export async function claimAgain(db: Db, updateIds: number[], claimedUntil: Date): Promise<void> {
  if (updateIds.length === 0) return;
  await db.updateTable('telegramUpdates').set({ claimedUntil }).where('updateId', 'in', updateIds).execute();
}

/** Writes down that an update is about to be handled, where no process has begun it before; else false. */
export async function beginUpdate(db: Db, updateId: number): Promise<boolean> {
  const begun = await db
    .updateTable('telegramUpdates')
    .set({ begun: 1 })
    .where('updateId', '=', updateId)
    .where('begun', '=', 0)
    .executeTakeFirst();
  return begun.numUpdatedRows > 0n;
}

/** The same of one that was left behind; answers how many processes had begun it. */
export async function beginUpdateAgain(db: Db, updateId: number): Promise<number> {
  const row = await db
    .updateTable('telegramUpdates')
    .set((eb) => ({ begun: eb('begun', '+', 1) }))
    .where('updateId', '=', updateId)
    .returning('begun')
    .executeTakeFirst();
  return (row?.begun ?? 1) - 1;
}

/** Leaves updates to others, by a process that ends as it should. */
export async function letGoOf(db: Db, updateIds: number[], now: Date): Promise<void> {
  if (updateIds.length === 0) return;
  await db
    .updateTable('telegramUpdates')
    .set({ claimedUntil: now, begun: 0 })
    .where('updateId', 'in', updateIds)
    .execute();
}

/** Forgets an update that is settled, and claims the next of its chat where nobody has that in hand. */
export async function forgetUpdate(
  db: Db,
  updateId: number,
  now: Date,
  claimedUntil: Date,
): Promise<Update | undefined> {
  const { rows } = await sql<{ body: string }>`
    with settled as (delete from telegram_updates where update_id = ${updateId} returning chat_id)
    update telegram_updates set claimed_until = ${claimedUntil}::timestamptz
    where claimed_until <= ${now}::timestamptz and update_id = (
      select min(update_id) from telegram_updates
      where chat_id = (select chat_id from settled) and update_id <> ${updateId})
    returning body`.execute(db);
  return rows[0] && (JSON.parse(rows[0].body) as Update);
}
