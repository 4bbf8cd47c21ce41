import { type RawBuilder, sql } from 'kysely';
import type { CareKind } from '../../contract/care.ts';
import type { Db } from '../db/open.ts';
import type { OwnerId } from '../lib/owner.ts';
import type { LastAnswer } from '../understanding/context.ts';
import type { Button, ChatInvoice } from './reply.ts';
import type { Effect, Question, Turn } from './skill.ts';

export type Channel = 'web' | 'telegram';

/** One of several messages that were read as one. */
export interface MessagePart {
  externalId: string;
  text: string;
}

export interface StoredMessage {
  id: string;
  text: string;
  isUser: boolean;
  buttons: Button[][] | null;
  createdAt: Date;
  externalId: string | null;
  care: CareKind | null;
  changeId: string | null;
  picture: Buffer | null;
  pictureTitle: string | null;
  invoice: ChatInvoice | null;
  /** When it was sent, where its channel says so. */
  sentAt: Date | null;
  /** The messages that were read as one with it, itself the last that was sent or edited. */
  parts: MessagePart[] | null;
}

export const messageColumns = [
  ...['id', 'text', 'isUser', 'buttons', 'createdAt', 'externalId', 'care', 'changeId'],
  ...['picture', 'pictureTitle', 'invoice', 'sentAt', 'parts'],
] as const;

/** The latest messages of all channels, or those before one of them, oldest first. */
export async function listMessages(
  db: Db,
  owner: OwnerId,
  { before, limit }: { before?: string; limit: number },
): Promise<StoredMessage[]> {
  const rows = await db
    .selectFrom('chatMessages')
    .select(messageColumns)
    .where('userId', '=', owner)
    .$if(before !== undefined, (query) =>
      query.where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('createdAt', 'sequence'),
          '<',
          selectFrom('chatMessages as latest')
            .select(['latest.createdAt', 'latest.sequence'])
            .where('latest.userId', '=', owner)
            .where('latest.id', '=', before as string)
            .$asTuple('createdAt', 'sequence'),
        ),
      ),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('sequence', 'desc')
    .limit(limit)
    .execute();
  return (rows as unknown as StoredMessage[]).reverse();
}

const isEditOf = (externalId: string) => sql<boolean>`edits = ${externalId}`;

/** A message that a channel brought before, else its latest edit, with what was answered to it; undefined when it is new. */
export async function findExchange(
  db: Db,
  owner: OwnerId,
  channel: Channel,
  externalId: string,
): Promise<StoredMessage[] | undefined> {
  const incoming = await db
    .selectFrom('chatMessages')
    .select(messageColumns)
    .where('userId', '=', owner)
    .where('channel', '=', channel)
    .where(({ or, eb }) => or([eb('externalId', '=', externalId), isEditOf(externalId)]))
    .orderBy(({ eb }) => eb('externalId', '=', externalId), 'desc')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!incoming) return undefined;
  const answers = await db
    .selectFrom('chatMessages')
    .select(messageColumns)
    .where('userId', '=', owner)
    .where('answersId', '=', incoming.id)
    .orderBy('sequence')
    .execute();
  return [incoming, ...answers] as unknown as StoredMessage[];
}

const recentMs = 2 * 86_400_000;

/** What was said to the person last within two days, with what it changed and whether it waits for an answer. */
export async function findLastAnswer(db: Db, owner: OwnerId, now: Date): Promise<LastAnswer | undefined> {
  const row = await db
    .selectFrom('chatMessages as answer')
    .leftJoin('chatMessages as told', (join) =>
      join.onRef('told.userId', '=', 'answer.userId').onRef('told.id', '=', 'answer.answersId'),
    )
    .leftJoin('chatChanges', (join) =>
      join
        .onRef('chatChanges.userId', '=', 'answer.userId')
        .onRef('chatChanges.id', '=', 'answer.changeId')
        .on('chatChanges.undoneAt', 'is', null),
    )
    .leftJoin('chatQuestions', (join) =>
      join.onRef('chatQuestions.userId', '=', 'answer.userId').on('chatQuestions.expiresAt', '>', now),
    )
    .select(['answer.text', 'answer.care', 'answer.createdAt', 'told.text as asked', 'effects', 'question'])
    .where('answer.userId', '=', owner)
    .where('answer.isUser', '=', false)
    .where('answer.createdAt', '>', new Date(now.getTime() - recentMs))
    .orderBy('answer.createdAt', 'desc')
    .orderBy('answer.sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    text: row.text,
    asked: row.asked ?? undefined,
    care: row.care ?? undefined,
    isQuestion: row.question !== null,
    changes: ((row.effects ?? []) as unknown as Effect[]).map(({ table, change }) => ({ table, change })),
    minutesAgo: Math.max(0, (now.getTime() - row.createdAt.getTime()) / 60_000),
  };
}

export async function findQuestion(db: Db, owner: OwnerId, now: Date): Promise<Question | undefined> {
  const row = await db
    .selectFrom('chatQuestions')
    .select('question')
    .where('userId', '=', owner)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row?.question as unknown as Question | undefined;
}

/** The latest version of a message that was edited, with what was answered to it; undefined where there is none. */
export const findEditedExchange = (
  db: Db,
  owner: OwnerId,
  channel: Channel,
  externalId: string,
): Promise<StoredMessage[] | undefined> => findLatestExchange(db, owner, channel, isEditOf(externalId));

/** The latest state of several messages that were read as one, one of which has this id. */
export const findJoinedExchange = (
  db: Db,
  owner: OwnerId,
  channel: Channel,
  externalId: string,
): Promise<StoredMessage[] | undefined> =>
  findLatestExchange(db, owner, channel, sql<boolean>`parts @> ${JSON.stringify([{ externalId }])}::jsonb`);

async function findLatestExchange(
  db: Db,
  owner: OwnerId,
  channel: Channel,
  isMeant: RawBuilder<boolean>,
): Promise<StoredMessage[] | undefined> {
  const latest = await db
    .selectFrom('chatMessages')
    .select('externalId')
    .where('userId', '=', owner)
    .where('channel', '=', channel)
    .where(isMeant)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest?.externalId ? findExchange(db, owner, channel, latest.externalId) : undefined;
}

/** What the person said last, with the answer; undefined where that was in another channel. */
export async function findLatestTold(db: Db, owner: OwnerId, channel: Channel): Promise<StoredMessage[] | undefined> {
  const latest = await db
    .selectFrom('chatMessages')
    .select(['externalId', 'channel'])
    .where('userId', '=', owner)
    .where('isUser', '=', true)
    .orderBy('createdAt', 'desc')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest?.channel === channel && latest.externalId
    ? findExchange(db, owner, channel, latest.externalId)
    : undefined;
}

/** What a message changed, or the one that it answers; undefined where that is nothing, or was taken back. */
export async function findChangeOf(
  db: Db,
  owner: OwnerId,
  channel: Channel,
  externalId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('chatMessages as told')
    .innerJoin('chatMessages as answer', (join) =>
      join
        .onRef('answer.userId', '=', 'told.userId')
        .on((eb) => eb.or([eb('answer.id', '=', eb.ref('told.id')), eb('answer.answersId', '=', eb.ref('told.id'))])),
    )
    .innerJoin('chatChanges', (join) =>
      join.onRef('chatChanges.userId', '=', 'told.userId').onRef('chatChanges.id', '=', 'answer.changeId'),
    )
    .select('chatChanges.id')
    .where('told.userId', '=', owner)
    .where('told.channel', '=', channel)
    .where('told.externalId', '=', externalId)
    .where('undoneAt', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

/** What the message that is meant changed, else the latest one that changed something and was not taken back. */
export async function findMeantEffects({ db, person, about }: Turn): Promise<Effect[]> {
  if (about) return (await findEffects(db, person.owner, about)) ?? [];
  return findLatestEffects(db, person.owner);
}

const mostRemovals = 5;

/** A removal leaves nothing to speak of: what stood there before it is meant. */
async function findLatestEffects(db: Db, owner: OwnerId): Promise<Effect[]> {
  const rows = await db
    .selectFrom('chatChanges')
    .select('effects')
    .where('userId', '=', owner)
    .where('undoneAt', 'is', null)
    .orderBy('sequence', 'desc')
    .limit(mostRemovals)
    .execute();
  const changes = rows.map(({ effects }) => effects as unknown as Effect[]);
  return changes.find((effects) => effects.some(({ change }) => change !== 'deleted')) ?? changes[0] ?? [];
}

export async function findEffects(db: Db, owner: OwnerId, changeId: string): Promise<Effect[] | undefined> {
  const row = await db
    .selectFrom('chatChanges')
    .select('effects')
    .where('userId', '=', owner)
    .where('id', '=', changeId)
    .executeTakeFirst();
  return row?.effects as unknown as Effect[] | undefined;
}
