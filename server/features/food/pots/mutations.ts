import { v7 as newId } from 'uuid';
import { deleteEntry } from '../../../db/entries.ts';
import type { Db } from '../../../db/open.ts';
import type { Json } from '../../../db/schema.ts';
import type { OwnerId } from '../../../lib/owner.ts';
import { findPot, type Pot } from './data.ts';
import { potLastsMs } from './policy.ts';

const asJson = (value: unknown) => JSON.stringify(value) as unknown as Json;

/** Writes down that a message of a group is to be answered; false where it was answered before. */
export async function hearGroupMessage(db: Db, chatId: number, messageId: number, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('groupMessages')
    .values({ chatId, messageId, heardAt: now })
    .onConflict((conflict) => conflict.columns(['chatId', 'messageId']).doUpdateSet({ heardAt: now }))
    .returning('answeredAt')
    .executeTakeFirstOrThrow();
  return row.answeredAt === null;
}

export async function markGroupAnswered(db: Db, chatId: number, messageId: number, now: Date): Promise<void> {
  await db
    .updateTable('groupMessages')
    .set({ answeredAt: now })
    .where('chatId', '=', chatId)
    .where('messageId', '=', messageId)
    .execute();
}

type NewPot = Pick<Pot, 'chatId' | 'locale' | 'items' | 'isMeasured' | 'shares' | 'toldMessageId' | 'toldBy'>;

/** Keeps a pot that a message tells of, once. */
export async function keepPot(db: Db, pot: NewPot, now: Date): Promise<Pot> {
  await db
    .insertInto('sharedPots')
    .values({ ...pot, id: newId(), items: asJson(pot.items), createdAt: now })
    .onConflict((conflict) => conflict.columns(['chatId', 'toldMessageId']).doNothing())
    .execute();
  const kept = await findPot(db, pot.chatId, { toldMessageId: pot.toldMessageId });
  if (!kept) throw new Error('A pot that was kept is gone.');
  return kept;
}

/** Remembers the message that shows the pot, and the chat in which it is: groups move when they become supergroups. */
export async function placePot(db: Db, potId: string, place: { chatId: number; cardMessageId: number }): Promise<void> {
  await db.updateTable('sharedPots').set(place).where('id', '=', potId).execute();
}

/**
 * What who told of a pot says of it later: how many ate, or what was in it. 'foreign' for anybody else's words, and
 * 'shared' once somebody has a share.
 */
export const changePot = (
  db: Db,
  { id, chatId }: Pot,
  by: number,
  change: Partial<Pick<Pot, 'shares' | 'items' | 'isMeasured'>>,
  now: Date,
) =>
  db.transaction().execute(async (transaction): Promise<'changed' | 'foreign' | 'shared'> => {
    const pot = await lockPot(transaction, { chatId, potId: id }, now);
    if (!pot || pot.toldBy !== by) return 'foreign';
    if (pot.takers.length > 0) return 'shared';
    const { items, ...others } = change;
    await transaction
      .updateTable('sharedPots')
      .set({ ...others, ...(items && { items: asJson(items) }) })
      .where('id', '=', id)
      .execute();
    return 'changed';
  });

export interface Presser {
  telegramUserId: number;
  firstName: string;
  pressId: string;
}

type Taking = { outcome: 'taken' | 'had'; shareId: string } | { outcome: 'none left' } | { outcome: 'gone' };

/** Gives a member of the group one share, the lowest that is free; a press that comes again takes nothing. */
export const takeShare = (db: Db, { id: potId, chatId }: Pot, presser: Presser, now: Date) =>
  db.transaction().execute(async (transaction): Promise<Taking> => {
    const pot = await lockPot(transaction, { chatId, potId }, now);
    if (!pot?.shares) return { outcome: 'gone' };
    const { telegramUserId, firstName, pressId } = presser;
    const rows = await transaction
      .selectFrom('sharedPotShares')
      .select(['id', 'slot', 'telegramUserId', 'pressId', 'returnedAt'])
      .where('potId', '=', potId)
      .execute();
    const taken = rows.filter(({ returnedAt }) => returnedAt === null);
    const own = taken.find((share) => share.telegramUserId === telegramUserId);
    const isRepeat = rows.some((share) => share.pressId === pressId);
    if (own) return { outcome: isRepeat ? 'taken' : 'had', shareId: own.id };
    if (isRepeat) return { outcome: 'gone' };
    const slots = Array.from({ length: pot.shares }, (_, at) => at + 1);
    const slot = slots.find((free) => !taken.some((share) => share.slot === free));
    if (slot === undefined) return { outcome: 'none left' };
    const share = { potId, id: newId(), slot, telegramUserId, firstName, pressId, takenAt: now };
    await transaction.insertInto('sharedPotShares').values(share).execute();
    return { outcome: 'taken', shareId: share.id };
  });

/** Gives a share back, with what it logged in the diary of its person; false where they have none. */
export const returnShare = (
  db: Db,
  { id: potId, chatId }: Pot,
  { telegramUserId, pressId }: Presser,
  owner: OwnerId | undefined,
  now: Date,
) =>
  db.transaction().execute(async (transaction): Promise<boolean> => {
    if (!(await lockPot(transaction, { chatId, potId }, now))) return false;
    const repeated = await transaction
      .selectFrom('sharedPotShares')
      .select('id')
      .where('potId', '=', potId)
      .where('returnPressId', '=', pressId)
      .executeTakeFirst();
    if (repeated) return true;
    const row = await transaction
      .updateTable('sharedPotShares')
      .set({ returnedAt: now, returnPressId: pressId })
      .where('potId', '=', potId)
      .where('telegramUserId', '=', telegramUserId)
      .where('returnedAt', 'is', null)
      .returning('entryIds')
      .executeTakeFirst();
    for (const id of (owner && row?.entryIds) ?? [])
      await deleteEntry(transaction, 'foodEntries', owner as OwnerId, id, now);
    return row !== undefined;
  });

/** Remembers the entries of a share; false where it has some already, or was given back meanwhile. */
export async function markShareLogged(db: Db, potId: string, shareId: string, entryIds: string[]): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sharedPotShares')
    .set({ entryIds })
    .where('potId', '=', potId)
    .where('id', '=', shareId)
    .where('entryIds', 'is', null)
    .where('returnedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives back the shares, of all pots or one, of which nothing is left in the diary: undone in the chat, or deleted. Answers with their pots. */
export async function returnUndone(
  db: Db,
  now: Date,
  potId?: string,
): Promise<Pick<Pot, 'id' | 'chatId' | 'cardMessageId'>[]> {
  return db
    .updateTable('sharedPotShares')
    .from(['sharedPots', 'telegramAccounts'])
    .set({ returnedAt: now })
    .whereRef('sharedPots.id', '=', 'potId')
    .whereRef('telegramAccounts.telegramUserId', '=', 'sharedPotShares.telegramUserId')
    .$if(potId !== undefined, (query) => query.where('potId', '=', potId as string))
    .where('returnedAt', 'is', null)
    .where('entryIds', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('foodEntries')
            .whereRef('foodEntries.userId', '=', 'telegramAccounts.userId')
            .whereRef('foodEntries.id', '=', (eb) => eb.fn('any', ['sharedPotShares.entryIds']))
            .where('foodEntries.deletedAt', 'is', null)
            .select('foodEntries.id'),
        ),
      ),
    )
    .returning(['sharedPots.id', 'sharedPots.chatId', 'cardMessageId'])
    .execute();
}

/** Names and buttons of old pots, and what was answered in groups. */
export async function deleteOldPots(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - potLastsMs);
  await db.deleteFrom('sharedPots').where('createdAt', '<', before).execute();
  await db.deleteFrom('groupMessages').where('heardAt', '<', before).execute();
}

/** One tap after the other: who holds the pot alone sees which shares are free. */
async function lockPot(
  transaction: Db,
  { chatId, potId }: { chatId: number; potId: string },
  now: Date,
): Promise<Pot | undefined> {
  await transaction.selectFrom('sharedPots').select('id').where('id', '=', potId).forUpdate().execute();
  await returnUndone(transaction, now, potId);
  return findPot(transaction, chatId, { id: potId });
}
