import type { Db } from '../../db/open.ts';
import { triedForMs } from './policy.ts';

/** Addresses that are still to be asked, at most a hundred. */
export const listUnasked = (db: Db, now: Date) =>
  db
    .selectFrom('newsletterAddresses')
    .select(['email', 'key', 'language'])
    .where('confirmedAt', 'is', null)
    .where('mailedAt', 'is', null)
    .where('askedAt', '>', new Date(now.getTime() - triedForMs))
    .orderBy('askedAt')
    .limit(100)
    .execute();
