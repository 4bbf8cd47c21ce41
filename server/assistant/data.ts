import type { CareKind } from '../../contract/care.ts';
import type { Db } from '../db/open.ts';
import type { OwnerId } from '../lib/owner.ts';
import type { Button } from './reply.ts';
import type { Effect, Question } from './skill.ts';

export type Channel = 'web' | 'telegram';

export interface StoredMessage {
  id: string;
  text: string;
  isUser: boolean;
  buttons: Button[][] | null;
  createdAt: Date;
  externalId: string | null;
  care: CareKind | null;
}

const messageColumns = ['id', 'text', 'isUser', 'buttons', 'createdAt', 'externalId', 'care'] as const;

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

/** A message that a channel brought before, with what was answered to it; undefined when it is new. */
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
    .where('externalId', '=', externalId)
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

export async function findQuestion(db: Db, owner: OwnerId, now: Date): Promise<Question | undefined> {
  const row = await db
    .selectFrom('chatQuestions')
    .select('question')
    .where('userId', '=', owner)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row?.question as unknown as Question | undefined;
}

/** What the latest message that changed something did, unless it was taken back. */
export async function findLatestEffects(db: Db, owner: OwnerId): Promise<Effect[]> {
  const row = await db
    .selectFrom('chatChanges')
    .select('effects')
    .where('userId', '=', owner)
    .where('undoneAt', 'is', null)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (row?.effects ?? []) as unknown as Effect[];
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
