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

/** From when to when; without an end it goes on. */
export interface Stretch {
  from: Date;
  to: Date | null;
}

/** Fasts that share time with a stretch, the latest first; one that was never ended counts for a week. */
export const findOverlaps = (
  db: Db,
  owner: OwnerId,
  { from, to }: Stretch,
  idempotencyKey?: string,
): Promise<EntryRow<'fastEntries'>[]> =>
  db
    .selectFrom('fastEntries')
    .selectAll()
    .where('userId', '=', owner)
    .where('deletedAt', 'is', null)
    .$if(to !== null, (some) => some.where('occurredAt', '<', to ?? from))
    .where(({ eb, and, or }) =>
      or([
        eb('endedAt', '>', from),
        and([eb('endedAt', 'is', null), eb('occurredAt', '>=', new Date(from.getTime() - unendedMs))]),
      ]),
    )
    // A repeat is the same fast.
    .$if(idempotencyKey !== undefined, (some) =>
      some.where(({ eb, or }) =>
        or([eb('idempotencyKey', 'is', null), eb('idempotencyKey', '!=', idempotencyKey ?? '')]),
      ),
    )
    .orderBy('occurredAt', 'desc')
    .execute();
const unendedMs = 7 * 86_400_000;

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
