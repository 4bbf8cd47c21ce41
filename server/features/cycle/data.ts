import type { CycleTracking } from '../../../contract/entries/cycle.ts';
import type { EntryRow } from '../../db/entries.ts';
import type { Db } from '../../db/open.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { findTargetPerson } from '../care/data.ts';
import { type Period, periodsLookedAt } from './policy.ts';

/** Whether and where the person wants their cycle to be kept. */
export async function findTracking(db: Db, owner: OwnerId): Promise<CycleTracking> {
  const { cycleTracking } = await db
    .selectFrom('users')
    .select('cycleTracking')
    .where('id', '=', owner)
    .executeTakeFirstOrThrow();
  return cycleTracking as CycleTracking;
}

/** The period that began last on or before a local date. */
export const findLastPeriod = (db: Db, owner: OwnerId, until: string): Promise<EntryRow<'cycleEntries'> | undefined> =>
  db
    .selectFrom('cycleEntries')
    .selectAll()
    .where('userId', '=', owner)
    .where('localDate', '<=', until)
    .where('deletedAt', 'is', null)
    .orderBy('localDate', 'desc')
    .limit(1)
    .executeTakeFirst();

/** What the outlook depends on: the latest periods, the earliest first, and the person. */
export async function findCycle(db: Db, owner: OwnerId, now: Date) {
  const [tracking, rows, { ageYears, lifeStage }] = await Promise.all([
    findTracking(db, owner),
    db
      .selectFrom('cycleEntries')
      .select(['localDate as startedOn', 'endedOn'])
      .where('userId', '=', owner)
      .where('deletedAt', 'is', null)
      .orderBy('localDate', 'desc')
      .limit(periodsLookedAt)
      .execute(),
    findTargetPerson(db, owner, now),
  ]);
  const periods: Period[] = rows.toReversed();
  return { tracking, periods, person: { ageYears, lifeStage } };
}

/** The periods that began in a span, the earliest first; none where the person keeps them to themselves. */
export const listShownPeriods = (db: Db, owner: OwnerId, from: string, to: string): Promise<Period[]> =>
  db
    .selectFrom('cycleEntries')
    .innerJoin('users', 'users.id', 'userId')
    .select(['localDate as startedOn', 'endedOn'])
    .where('userId', '=', owner)
    .where('cycleTracking', '=', 'shown')
    .where('localDate', '>=', from)
    .where('localDate', '<=', to)
    .where('deletedAt', 'is', null)
    .orderBy('localDate')
    .execute();
