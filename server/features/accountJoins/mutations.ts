import { sql } from 'kysely';
import { takeTurn } from '../../assistant/mutations.ts';
import type { Db } from '../../db/open.ts';
import type { Json } from '../../db/schema.ts';
import { lockName } from '../../db/transactionLock.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { carryCard } from '../dayCards/mutations.ts';
import { connectChat } from './chats/mutations.ts';
import { findSide, hasOwnData, type Side } from './data.ts';
import { type AccountFigures, findFigures } from './figures/data.ts';
import { mergeFigures } from './figures/mutations.ts';
import { type Choices, type Figure, type JoinSide, nextDifference } from './figures/policy.ts';
import { lineUpPeriods } from './periods/mutations.ts';
import { type Chat, joinAskedForMs } from './policy.ts';
import { forgetMessageIds, keepImages, moveRows } from './rows/mutations.ts';

/** What the chat is asked before it goes over to another account. */
export interface JoinQuestion {
  id: string;
  from: Side;
  into: Side;
}

/** Keeps the question to whoever writes in the chat; an earlier one of this chat is closed. */
async function askToJoin(
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
    .values({ userId: from, intoUserId: into, ...chat, askedAt: now, expiresAt: askedUntil(now) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, from: await findSide(transaction, from), into: await findSide(transaction, into) };
}

const askedUntil = (now: Date) => new Date(now.getTime() + joinAskedForMs);

export interface Joined {
  outcome: 'joined';
  id: string;
  userName: string;
  movedEntries: number;
  /** The earlier account of the chat has gone into the other one, which can be undone. */
  isUndoable: boolean;
}

/** 'closed' is a question that was answered, is too old, or was never put to this chat. */
export type JoinDecision =
  | Joined
  /** Both accounts tell it, and differently. */
  | { outcome: 'differs'; id: string; figure: Figure; userName: string; from: AccountFigures; into: AccountFigures }
  | { outcome: 'declined' }
  | { outcome: 'closed' };

/** What the chat says to both names, or to a figure that differs. */
export type JoinAnswer = 'yes' | 'no' | { figure: Figure; side: JoinSide };

/** Carries out what the chat answers to what it was asked; the join itself comes once nothing is left to ask. */
export async function decideJoin(
  db: Db,
  { id, chat, answer }: { id: string; chat: Chat; answer: JoinAnswer },
  now: Date,
): Promise<JoinDecision> {
  return db.transaction().execute(async (transaction): Promise<JoinDecision> => {
    await lockName(transaction, `telegram ${chat.telegramUserId}`);
    const asked = await findAsked(transaction, id, chat, now);
    if (!asked) return (await findJoined(transaction, id, chat)) ?? { outcome: 'closed' };
    const isChoice = typeof answer === 'object';
    if (isChoice && !asked.acceptedAt) return { outcome: 'closed' };
    const choices: Choices = { ...asked.choices, ...(isChoice && { [answer.figure]: answer.side }) };
    const accepted = answer === 'no' ? {} : { acceptedAt: now, expiresAt: askedUntil(now) };
    const { from, into, userName } = asked;
    const sides = { from: await findFigures(transaction, from, now), into: await findFigures(transaction, into, now) };
    const { ends } = await findSide(transaction, from);
    const figure = answer !== 'no' && ends ? nextDifference(sides, choices) : undefined;
    await transaction
      .updateTable('accountJoins')
      .set({ ...accepted, choices: JSON.stringify(choices) as unknown as Json, decidedAt: figure ? null : now })
      .where('userId', '=', from)
      .where('id', '=', id)
      .execute();
    if (answer === 'no') return { outcome: 'declined' };
    if (figure) return { outcome: 'differs', id, figure, userName, ...sides };
    const movedEntries = await handOver(transaction, { joinId: id, from, into, chat, choices }, now);
    return { outcome: 'joined', id, userName, movedEntries, isUndoable: ends };
  });
}

async function findAsked(transaction: Db, id: string, chat: Chat, now: Date) {
  const asked = await transaction
    .selectFrom('accountJoins')
    .innerJoin('telegramAccounts', (join) =>
      // The chat may have gone to somebody else since, and either account may be closed.
      join
        .onRef('telegramAccounts.telegramUserId', '=', 'accountJoins.telegramUserId')
        .onRef('telegramAccounts.userId', '=', 'accountJoins.userId'),
    )
    .innerJoin('users as source', 'source.id', 'accountJoins.userId')
    .innerJoin('users as target', 'target.id', 'intoUserId')
    .select(['accountJoins.userId as from', 'intoUserId as into', 'target.userName', 'acceptedAt', 'choices'])
    .where('accountJoins.id', '=', id)
    .where('accountJoins.telegramUserId', '=', chat.telegramUserId)
    .where('decidedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('target.status', '=', 'active')
    .where('source.status', '=', 'active')
    .forUpdate('accountJoins')
    .executeTakeFirst();
  return asked && { ...asked, choices: asked.choices as Choices };
}

/** A yes that comes again, as its answer was lost, gets that answer. */
async function findJoined(transaction: Db, id: string, chat: Chat): Promise<Joined | undefined> {
  const joined = await transaction
    .selectFrom('accountJoins')
    .innerJoin('users', 'users.id', 'intoUserId')
    .select(['userName', 'movedEntries'])
    .where('accountJoins.id', '=', id)
    .where('telegramUserId', '=', chat.telegramUserId)
    .where('joinedAt', 'is not', null)
    .where('undoneAt', 'is', null)
    .executeTakeFirst();
  return joined && { outcome: 'joined', id, ...joined, isUndoable: true };
}

interface Connection {
  joinId: string;
  from: string;
  into: string;
  chat: Chat;
  choices: Choices;
}

/**
 * Hands a chat over to an account. The account that the bot had made for the chat goes into it: what it holds moves along,
 * and it waits disabled while the join can be undone. One with a life of its own only loses the chat. Returns the entries
 * that moved.
 */
async function handOver(transaction: Db, connection: Connection, now: Date): Promise<number> {
  const { from, into, chat } = connection;
  for (const userId of [into, from].sort()) await takeTurn(transaction, userId as OwnerId);
  const { ends } = await findSide(transaction, from);
  const movedEntries = ends ? await joinAccounts(transaction, connection, now) : 0;
  if (!ends) await forgetMessageIds(transaction, into);
  await carryCard(transaction, from, into);
  await connectChat(transaction, into, chat, now);
  return movedEntries;
}

/**
 * Connects a chat at once where nothing could be lost, and answers with the question where whoever writes in it is to be
 * asked first: the account it has holds something, or tells what the other one tells differently.
 */
export async function connectOrAsk(
  transaction: Db,
  { from, into, chat }: { from: string | undefined; into: string; chat: Chat },
  now: Date,
): Promise<JoinQuestion | undefined> {
  if (from === undefined) {
    await forgetMessageIds(transaction, into);
    await connectChat(transaction, into, chat, now);
    return undefined;
  }
  const sides = { from, into, chat };
  const question = await askToJoin(transaction, sides, now);
  if (!question.from.ends || (await losesSomething(transaction, sides, now))) return question;
  await transaction
    .updateTable('accountJoins')
    .set({ acceptedAt: now, decidedAt: now })
    .where('userId', '=', from)
    .where('id', '=', question.id)
    .execute();
  await handOver(transaction, { ...sides, joinId: question.id, choices: {} }, now);
  return undefined;
}

async function losesSomething(transaction: Db, sides: { from: string; into: string }, now: Date): Promise<boolean> {
  if (await hasOwnData(transaction, sides.from)) return true;
  const [from, into] = [
    await findFigures(transaction, sides.from, now),
    await findFigures(transaction, sides.into, now),
  ];
  return nextDifference({ from, into }, {}) !== undefined;
}

async function joinAccounts(transaction: Db, { choices, ...connection }: Connection, now: Date): Promise<number> {
  const { joinId, from, into } = connection;
  const accounts = { joinId, from, into };
  await keepImages(transaction, accounts);
  await forgetMessageIds(transaction, into);
  await mergeFigures(transaction, accounts, choices, now);
  if (choices.plan) await lineUpPeriods(transaction, accounts, choices.plan, now);
  const movedEntries = await moveRows(transaction, accounts);
  await transaction.updateTable('users').set({ status: 'disabled' }).where('id', '=', from).execute();
  await sql`
    update account_joins set joined_at = ${now}::timestamptz, moved_entries = ${movedEntries},
      earlier_chat = (select to_jsonb(telegram_accounts) from telegram_accounts where user_id = ${into})
    where user_id = ${from} and id = ${joinId}`.execute(transaction);
  return movedEntries;
}
