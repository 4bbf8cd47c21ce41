import type { EntryRow } from '../../db/entries.ts';
import type { Db } from '../../db/open.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { findTargetPerson } from '../care/data.ts';
import { hidesDeficits } from '../profile/data.ts';
import { type Faster, lowGlucoseDays, lowGlucoseMgDl } from './policy.ts';

/** The fast that goes on: of several that are open the one that began last. */
export const findOpenFast = (db: Db, owner: OwnerId): Promise<EntryRow<'fastEntries'> | undefined> =>
  db
    .selectFrom('fastEntries')
    .selectAll()
    .where('userId', '=', owner)
    .where('endedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .orderBy('occurredAt', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The city that was named last. */
export async function findFastingCity(db: Db, owner: OwnerId): Promise<string> {
  const row = await db
    .selectFrom('fastEntries')
    .select('city')
    .where('userId', '=', owner)
    .where('city', '!=', '')
    .where('deletedAt', 'is', null)
    .orderBy('occurredAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.city ?? '';
}

export async function findFaster(db: Db, owner: OwnerId, now: Date): Promise<Faster> {
  const since = new Date(now.getTime() - lowGlucoseDays * 86_400_000);
  const [{ ageYears, lifeStage }, toldOfEatingDisorder, low] = await Promise.all([
    findTargetPerson(db, owner, now),
    hidesDeficits(db, owner),
    db
      .selectFrom('readingEntries')
      .select('id')
      .where('userId', '=', owner)
      .where('readingKind', '=', 'glucose')
      .where('value', '<', lowGlucoseMgDl)
      .where('occurredAt', '>=', since)
      .where('deletedAt', 'is', null)
      .limit(1)
      .executeTakeFirst(),
  ]);
  return { ageYears, lifeStage, toldOfEatingDisorder, hadLowSugar: low !== undefined };
}
