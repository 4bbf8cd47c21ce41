import { sql } from 'kysely';
import { takeTurn } from '../../assistant/mutations.ts';
import { entryTables } from '../../db/entries.ts';
import type { Db } from '../../db/open.ts';
import { lockName } from '../../db/transactionLock.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { chatLinkedNotice } from '../accounts/policy.ts';
import { notify } from '../notifications/mutations.ts';
import { findSide, movedTables, type Side } from './data.ts';
import { joinAskedForMs } from './policy.ts';

export interface Chat {
  telegramUserId: number;
  chatId: number;
}

/** What the chat is asked before it goes over to another account. */
export interface JoinQuestion {
  id: string;
  from: Side;
  into: Side;
}

/** Keeps the question to whoever writes in the chat; an earlier one of this chat is closed. */
export async function askToJoin(
  transaction: Db,
  { from, into, chat }: { from: string; into: string; chat: Chat },
  now: Date,
): Promise<JoinQuestion> {
  await transaction
    .updateTable('accountJoins')
    .set({ decidedAt: now })
    .where('telegramUserId', '=', chat.telegramUserId)
    .where('decidedAt', 'is', null)
    .execute();
  const { id } = await transaction
    .insertInto('accountJoins')
    .values({
      userId: from,
      intoUserId: into,
      ...chat,
      askedAt: now,
      expiresAt: new Date(now.getTime() + joinAskedForMs),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, from: await findSide(transaction, from), into: await findSide(transaction, into) };
}

/** 'closed' is a question that was answered, is too old, or was never put to this chat. */
export type JoinDecision =
  | { outcome: 'joined'; userName: string; movedEntries: number }
  | { outcome: 'declined' }
  | { outcome: 'closed' };

/** Carries out what the chat answers to the question that it was asked, once. */
export async function decideJoin(
  db: Db,
  { id, chat, accepts }: { id: string; chat: Chat; accepts: boolean },
  now: Date,
): Promise<JoinDecision> {
  return db.transaction().execute(async (transaction) => {
    await lockName(transaction, `telegram ${chat.telegramUserId}`);
    const asked = await transaction
      .updateTable('accountJoins')
      .from('telegramAccounts')
      .from('users as source')
      .from('users as target')
      .set({ decidedAt: now })
      .where('accountJoins.id', '=', id)
      .where('accountJoins.telegramUserId', '=', chat.telegramUserId)
      .where('decidedAt', 'is', null)
      .where('expiresAt', '>', now)
      // The chat may have gone to somebody else since, and either account may be closed.
      .whereRef('telegramAccounts.telegramUserId', '=', 'accountJoins.telegramUserId')
      .whereRef('telegramAccounts.userId', '=', 'accountJoins.userId')
      .whereRef('target.id', '=', 'accountJoins.intoUserId')
      .where('target.status', '=', 'active')
      .whereRef('source.id', '=', 'accountJoins.userId')
      .where('source.status', '=', 'active')
      .returning(['accountJoins.userId as from', 'intoUserId as into', 'target.userName'])
      .executeTakeFirst();
    if (!asked) return { outcome: 'closed' };
    if (!accepts) return { outcome: 'declined' };
    const movedEntries = await connectChat(transaction, { ...asked, chat }, now);
    return { outcome: 'joined', userName: asked.userName, movedEntries };
  });
}

/**
 * Hands a chat over to an account. What it logged in an account that the bot had made for it moves along, and that
 * account goes; an account with a life of its own only loses the chat. Returns the entries that moved.
 */
export async function connectChat(
  transaction: Db,
  { from, into, chat }: { from: string | undefined; into: string; chat: Chat },
  now: Date,
): Promise<number> {
  for (const userId of [into, ...(from ? [from] : [])].sort()) await takeTurn(transaction, userId as OwnerId);
  await forgetMessageIds(transaction, into);
  await transaction
    .deleteFrom('telegramAccounts')
    .where((eb) => eb.or([eb('userId', '=', into), eb('telegramUserId', '=', chat.telegramUserId)]))
    .execute();
  const ends = from !== undefined && (await findSide(transaction, from)).ends;
  const movedEntries = ends ? await moveAccount(transaction, from, into) : 0;
  // Not into the chat itself, which knows.
  await notify(transaction, [into], chatLinkedNotice(now), now);
  await transaction
    .insertInto('telegramAccounts')
    .values({ ...chat, userId: into, linkedAt: now })
    .execute();
  return movedEntries;
}

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

const keylessTables: readonly string[] = [
  'readingKinds',
  'healthReports',
  'trainingPlans',
  'chatMessages',
  'chatChanges',
];

/** Moves what was logged and said into another account, undo included, and deletes the emptied one. Returns the entries. */
async function moveAccount(transaction: Db, from: string, to: string): Promise<number> {
  // Of two foods, or phrases, with one name the account's own stays.
  await sql`
    delete from personal_foods where user_id = ${from} and lower(name) in (
      select lower(name) from personal_foods where user_id = ${to} and deleted_at is null
    )`.execute(transaction);
  await sql`
    delete from saved_phrases own using saved_phrases other
    where own.user_id = ${from} and other.user_id = ${to} and other.deleted_at is null
      and own.kind = other.kind and lower(own.phrase) = lower(other.phrase)`.execute(transaction);
  await mergeReadingKinds(transaction, from, to);
  let entries = 0;
  for (const table of movedTables) {
    await keepOnce(transaction, table, from, to);
    // A key guards against repeats within the old account; the chat's messages have their own ids for that.
    const keyless = keylessTables.includes(table) ? sql`` : sql`, idempotency_key = null`;
    const { numAffectedRows } = await sql`
      update ${sql.table(table)} set user_id = ${to} ${keyless} where user_id = ${from}`.execute(transaction);
    if (entryTables.some((entryTable) => entryTable === table)) entries += Number(numAffectedRows ?? 0);
  }
  await transaction.deleteFrom('users').where('id', '=', from).execute();
  return entries;
}

/** Of two own kinds of reading with one name the account's own stays, and the readings of both are of it. */
async function mergeReadingKinds(transaction: Db, from: string, to: string): Promise<void> {
  const isSameName = sql`own.user_id = ${from} and other.user_id = ${to} and lower(own.name) = lower(other.name)`;
  await sql`
    update reading_entries set reading_kind = other.id::text from reading_kinds own, reading_kinds other
    where reading_entries.user_id = ${from} and reading_kind = own.id::text and ${isSameName}`.execute(transaction);
  await sql`delete from reading_kinds own using reading_kinds other where ${isSameName}`.execute(transaction);
}

/** A row that an import brought into both accounts is one: the one that isn't deleted stays, else the account's own. */
async function keepOnce(transaction: Db, table: string, from: string, to: string): Promise<void> {
  const twins = (userId: string, other: string, condition = sql`true`) => sql`
    delete from ${sql.table(table)} own using ${sql.table(table)} other
    where own.user_id = ${userId} and other.user_id = ${other} and own.id = other.id and ${condition}`;
  const isDeletable = !keylessTables.includes(table);
  const isRevived = sql`own.deleted_at is not null and other.deleted_at is null`;
  if (isDeletable) await twins(to, from, isRevived).execute(transaction);
  await twins(from, to).execute(transaction);
}
