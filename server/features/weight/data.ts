import type { Db } from '../../db/open.ts';
import { addDays } from '../../lib/dates.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { knownDays } from './policy.ts';

/** When somebody was weighed, and which entry keeps it where one does already. */
export interface Weighing {
  occurredAt: Date;
  localDate: string;
  id?: string | undefined;
}

/** The last weight up to an instant, with its local date; that of one entry is left out. */
export const findLatestWeight = (db: Db, owner: OwnerId, until: Date, except?: string) =>
  db
    .selectFrom('weightEntries')
    .select(['weightKg', 'localDate'])
    .where('userId', '=', owner)
    .where('deletedAt', 'is', null)
    .$if(except !== undefined, (others) => others.where('id', '!=', except ?? ''))
    .where('occurredAt', '<=', until)
    // The local date comes first because the index is in its order.
    .orderBy('localDate', 'desc')
    .orderBy('occurredAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The last weight that says what one of that moment likely is. */
export async function findKnownWeight(db: Db, owner: OwnerId, at: Weighing) {
  const last = await findLatestWeight(db, owner, at.occurredAt, at.id);
  return last && last.localDate >= addDays(at.localDate, -knownDays) ? last : undefined;
}
