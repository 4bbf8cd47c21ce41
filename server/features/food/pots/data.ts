import type { Locale } from '../../../../texts/locale.ts';
import type { Db } from '../../../db/open.ts';
import type { OwnerId } from '../../../lib/owner.ts';
import type { EstimatedItem } from '../../nutrition/types.ts';

/** A pot that a group shared. */
export interface Pot {
  id: string;
  chatId: number;
  locale: Locale;
  /** In the whole pot where it was measured, else a usual serving of it. */
  items: EstimatedItem[];
  isMeasured: boolean;
  /** null until somebody has said how many ate. */
  shares: number | null;
  toldMessageId: number;
  /** The Telegram user who told of it. */
  toldBy: number;
  cardMessageId: number | null;
  /** First names of those who have a share, in the order in which they took it. */
  takers: string[];
}

type PotName = { id: string } | { toldMessageId: number } | { cardMessageId: number };

/** A pot of this group; undefined where there is none, or none any more. */
export async function findPot(db: Db, chatId: number, name: PotName): Promise<Pot | undefined> {
  const [[column, value]] = Object.entries(name) as [['id' | 'toldMessageId' | 'cardMessageId', string | number]];
  const row = await db
    .selectFrom('sharedPots')
    .select(['id', 'chatId', 'locale', 'items', 'isMeasured', 'shares', 'toldMessageId', 'toldBy', 'cardMessageId'])
    .where('chatId', '=', chatId)
    .where(column, '=', value)
    .executeTakeFirst();
  if (!row) return undefined;
  const takers = await db
    .selectFrom('sharedPotShares')
    .select('firstName')
    .where('potId', '=', row.id)
    .where('returnedAt', 'is', null)
    .orderBy('takenAt')
    .orderBy('slot')
    .execute();
  return { ...(row as unknown as Omit<Pot, 'takers'>), takers: takers.map(({ firstName }) => firstName) };
}

export interface Share {
  potId: string;
  id: string;
  slot: number;
  shares: number;
  items: EstimatedItem[];
  isMeasured: boolean;
  takenAt: Date;
  /** null while it is in no diary. */
  entryIds: string[] | null;
}

const shareColumns = [
  'potId',
  'sharedPotShares.id',
  'slot',
  'shares',
  'items',
  'isMeasured',
  'takenAt',
  'entryIds',
] as const;

/** A share that the person took with the chat of theirs, and did not give back. */
export async function findShare(db: Db, owner: OwnerId, shareId: string): Promise<Share | undefined> {
  const row = await db
    .selectFrom('sharedPotShares')
    .innerJoin('sharedPots', 'sharedPots.id', 'potId')
    .innerJoin('telegramAccounts', 'telegramAccounts.telegramUserId', 'sharedPotShares.telegramUserId')
    .select(shareColumns)
    .where('userId', '=', owner)
    .where('sharedPotShares.id', '=', shareId)
    .where('returnedAt', 'is', null)
    .executeTakeFirst();
  return row as unknown as Share | undefined;
}

/** The shares that a Telegram user took before FitPulse knew them, the earliest first. */
export async function listWaitingShares(db: Db, telegramUserId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('sharedPotShares')
    .select('id')
    .where('telegramUserId', '=', telegramUserId)
    .where('returnedAt', 'is', null)
    .where('entryIds', 'is', null)
    .orderBy('takenAt')
    .execute();
  return rows.map(({ id }) => id);
}
