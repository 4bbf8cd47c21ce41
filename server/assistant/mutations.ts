import { v7 as newId } from 'uuid';
import type { Locale } from '../../texts/locale.ts';
import type { Db } from '../db/open.ts';
import type { Json } from '../db/schema.ts';
import { lockName } from '../db/transactionLock.ts';
import type { OwnerId } from '../lib/owner.ts';
import { type Channel, type MessagePart, messageColumns, type StoredMessage } from './data.ts';
import type { Reply } from './reply.ts';
import type { Question, Turn } from './skill.ts';

const questionLastsMs = 15 * 60_000;
const asJson = (value: unknown) => JSON.stringify(value) as unknown as Json;

/** Makes the messages of one person wait for each other until the transaction ends. */
export const takeTurn = (db: Db, owner: OwnerId): Promise<void> => lockName(db, `chat ${owner}`);

/** The language that the person chose, '' for the one they write in, and the one in use. */
export async function setLanguage(
  db: Db,
  owner: OwnerId,
  values: { language: Locale | ''; locale: Locale },
): Promise<void> {
  await db.updateTable('users').set(values).where('id', '=', owner).execute();
}

interface Said {
  channel: Channel;
  externalId: string;
  text: string;
  edits?: string | undefined;
  sentAt?: Date | undefined;
  parts?: MessagePart[] | undefined;
}

/** Keeps what a person said and what was answered, in this order, and what that changed. */
export async function insertExchange(
  db: Db,
  owner: OwnerId,
  said: Said,
  reply: Reply,
  now: Date,
): Promise<StoredMessage[]> {
  const saidId = newId();
  const common = { userId: owner, channel: said.channel, createdAt: now };
  const buttons = reply.buttons ? asJson(reply.buttons) : null;
  const { change } = reply;
  const changed = change && { userId: owner, id: change.id, effects: asJson(change.effects), createdAt: now };
  const rows = await (changed ? db.with('changed', (query) => query.insertInto('chatChanges').values(changed)) : db)
    .insertInto('chatMessages')
    .values([
      {
        ...{ ...common, id: saidId, isUser: true, text: said.text, externalId: said.externalId },
        ...{ edits: said.edits ?? null, sentAt: said.sentAt ?? null, parts: said.parts ? asJson(said.parts) : null },
      },
      {
        ...{ ...common, id: newId(), isUser: false, text: reply.text, answersId: saidId, buttons },
        ...{ care: reply.care ?? null, changeId: change?.id ?? null },
        ...{ picture: reply.picture?.png ?? null, pictureTitle: reply.picture?.title ?? null },
        invoice: reply.invoice ? asJson(reply.invoice) : null,
      },
    ])
    .returning(messageColumns)
    .execute();
  return rows as unknown as StoredMessage[];
}

/** What the assistant says without being asked, such as a reminder. */
export async function insertUnasked(
  db: Db,
  said: { userId: string; channel: Channel; text: string; buttons: Reply['buttons'] }[],
  now: Date,
): Promise<void> {
  if (said.length === 0) return;
  await db
    .insertInto('chatMessages')
    .values(
      said.map(({ buttons, ...message }) => ({
        ...{ ...message, id: newId(), isUser: false, createdAt: now },
        buttons: buttons ? asJson(buttons) : null,
      })),
    )
    .execute();
}

/** Remembers under which id a channel shows an answer, which also says that it was sent. */
export async function markSent(db: Db, owner: OwnerId, messageId: string, externalId: string): Promise<void> {
  await db
    .updateTable('chatMessages')
    .set({ externalId })
    .where('userId', '=', owner)
    .where('id', '=', messageId)
    .execute();
}

/** An answer whose place in the chat a later one has taken is shown there no more. */
export async function markReplaced(db: Db, owner: OwnerId, messageId: string): Promise<void> {
  await markSent(db, owner, messageId, `replaced ${messageId}`);
}

export async function setQuestion(db: Db, owner: OwnerId, question: Question, now: Date): Promise<void> {
  const values = { question: asJson(question), expiresAt: new Date(now.getTime() + questionLastsMs) };
  await db
    .insertInto('chatQuestions')
    .values({ userId: owner, ...values })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(values))
    .execute();
}

/** Closes the question that is open, unless the message is older than it; answers with it while its time is not over. */
export async function takeQuestion(
  db: Db,
  owner: OwnerId,
  { now, handledAt }: Pick<Turn, 'now' | 'handledAt'>,
): Promise<Question | undefined> {
  const row = await db
    .deleteFrom('chatQuestions')
    .where('userId', '=', owner)
    .$if(now < handledAt, (query) => query.where('expiresAt', '<=', new Date(now.getTime() + questionLastsMs)))
    .returning(['question', 'expiresAt'])
    .executeTakeFirst();
  return row && row.expiresAt > handledAt ? (row.question as unknown as Question) : undefined;
}
