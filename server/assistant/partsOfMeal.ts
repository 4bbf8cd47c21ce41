import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import type { OwnerId } from '../lib/owner.ts';
import { findEffects, findLatestTold, findQuestion, type MessagePart } from './data.ts';
import { type Before, takeBack } from './edits.ts';
import type { Incoming } from './incoming.ts';
import { whenTold } from './lateMessages.ts';
import type { Reply } from './reply.ts';
import type { Effect, Turn } from './skill.ts';

/** Who tells a meal line by line takes no longer between two messages. */
const mostPauseMs = 15_000;
const mostParts = 10;

type Sent = Omit<Incoming, 'document'> & { document?: unknown };

/** Foods that a change logged, and nothing else. */
export type LoggedFoods = { foodId: string | null; mealType: string; localDate: string }[];

/** What the foods of messages say of whether they were one meal. */
export interface OneMeal {
  /** undefined where the change did anything but log foods. */
  loggedBy(db: Db, owner: OwnerId, effects: Effect[]): Promise<LoggedFoods | undefined>;
  isOne(told: { first: LoggedFoods; second: LoggedFoods; together: LoggedFoods }, turn: Turn): boolean;
}

/** Messages that are read as one. */
export interface Joined {
  before: Before;
  parts: MessagePart[];
  reply: Reply;
  turn: Turn;
}

export const textOfParts = (parts: MessagePart[]): string =>
  parts
    .map(({ text }) => text.trim())
    .reduce((told, next) => told + (/[.,;:!?]$/.test(told) || continues.test(next) ? ' ' : ', ') + next);
const continues = /^(?:and|with|without|plus|also|aur|ke saath|saath mein|और|के साथ|[+&])(?=\s)/i;

/**
 * Reads a message together with the meal that was told seconds before, where both were one; undefined where they were not: then
 * nothing was done. `respond` answers a turn, what it does goes with the savepoint.
 */
export async function joinMeal(
  oneMeal: OneMeal,
  incoming: Sent,
  turn: Turn,
  respond: (text: string, turn: Turn) => Promise<Reply>,
): Promise<Joined | undefined> {
  const { db, person } = turn;
  const { owner } = person;
  const before = await findBegun(db, owner, incoming, turn.handledAt);
  const effects = before?.answer?.changeId && (await findEffects(db, owner, before.answer.changeId));
  const first = effects ? await oneMeal.loggedBy(db, owner, effects) : undefined;
  if (!before || !first) return undefined;
  await sql`savepoint one_meal`.execute(db);
  const foodsOf = ({ change }: Reply) => change && oneMeal.loggedBy(db, owner, change.effects);
  const second = await foodsOf(await respond(turn.said, turn));
  await sql`rollback to savepoint one_meal`.execute(db);
  if (!second) return undefined;
  const { channel: _channel, externalId, text = '' } = incoming;
  const parts = [...partsOf(before), { externalId, text }];
  await takeBack(db, owner, before, turn.handledAt);
  const said = textOfParts(parts);
  const joined = { ...turn, said, now: toldAt(before), help: undefined, isRetold: true as const };
  const reply = await respond(said, joined);
  const together = await foodsOf(reply);
  if (together && oneMeal.isOne({ first, second, together }, turn)) return { before, parts, reply, turn: joined };
  await sql`rollback to savepoint one_meal`.execute(db);
  return undefined;
}

/** The message before, where it came seconds ago, said something, and nothing has been asked since. */
async function findBegun(db: Db, owner: OwnerId, incoming: Sent, now: Date): Promise<Before | undefined> {
  const { channel, sentAt, text, photo, recording, document, repliesTo } = incoming;
  if (!sentAt || !text || photo || recording || document || repliesTo) return undefined;
  const messages = await findLatestTold(db, owner, channel);
  const [said, answer] = messages ?? [];
  const pauseMs = said?.sentAt ? sentAt.getTime() - said.sentAt.getTime() : Number.NaN;
  if (!messages || !said || !(pauseMs >= 0 && pauseMs <= mostPauseMs)) return undefined;
  if ((said.parts?.length ?? 1) >= mostParts || (await findQuestion(db, owner, now))) return undefined;
  return { messages, said, answer };
}

/** When the meal was begun. */
const toldAt = ({ said: { sentAt, createdAt } }: Before): Date => whenTold(sentAt ?? undefined, createdAt);

const partsOf = ({ said }: Before): MessagePart[] =>
  said.parts ?? [{ externalId: said.externalId ?? '', text: said.text }];
