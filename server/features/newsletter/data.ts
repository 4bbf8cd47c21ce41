import type { PageLocale } from '../../../texts/locale.ts';
import type { Db } from '../../db/open.ts';
import { languageOf, triedForMs } from './policy.ts';

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

/** The language of the page on which the address of a key was entered; undefined where no address has the key. */
export async function findLanguageOf(db: Db, key: string): Promise<PageLocale | undefined> {
  const address = await db
    .selectFrom('newsletterAddresses')
    .select('language')
    .where('key', '=', key)
    .executeTakeFirst();
  return address && languageOf(address);
}
