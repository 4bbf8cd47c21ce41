import type { Db } from '../../db/open.ts';

/** An address that is on the list stays on it as it is. */
export async function addNewsletterAddress(db: Db, email: string, now: Date): Promise<void> {
  await db
    .insertInto('newsletterAddresses')
    .values({ email: email.toLowerCase(), createdAt: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}
