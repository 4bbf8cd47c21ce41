import type { Db } from '../../db/open.ts';
import type { OwnerId } from '../../lib/owner.ts';

/** The last weight up to an instant, with its local date. */
export const findLatestWeight = (db: Db, owner: OwnerId, until: Date) =>
  db
    .selectFrom('weightEntries')
    .select(['weightKg', 'localDate'])
    .where('userId', '=', owner)
    .where('deletedAt', 'is', null)
    .where('occurredAt', '<=', until)
    // The local date comes first because the index is in its order.
    .orderBy('localDate', 'desc')
    .orderBy('occurredAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
