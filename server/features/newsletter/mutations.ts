import type { PageLocale } from '../../../texts/locale.ts';
import type { Db } from '../../db/open.ts';
import { askedAgainAfterMs, unansweredMs } from './policy.ts';

/** Notes that an address is to be asked. One on the list, or asked a while ago, stays as it is. */
export async function addNewsletterAddress(
  db: Db,
  { email, language }: { email: string; language: PageLocale },
  now: Date,
): Promise<void> {
  await db
    .insertInto('newsletterAddresses')
    .values({ email: email.toLowerCase(), language, createdAt: now, askedAt: now })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ language, askedAt: now, mailedAt: null })
        .where('newsletterAddresses.confirmedAt', 'is', null)
        .where('newsletterAddresses.askedAt', '<=', new Date(now.getTime() - askedAgainAfterMs)),
    )
    .execute();
}

export async function markAsked(db: Db, email: string, now: Date): Promise<void> {
  await db.updateTable('newsletterAddresses').set({ mailedAt: now }).where('email', '=', email).execute();
}

/** False where no address has the key, or it was asked too long ago. */
export async function confirmNewsletterAddress(db: Db, key: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletterAddresses')
    .set((eb) => ({ confirmedAt: eb.fn.coalesce('confirmedAt', eb.val(now)) }))
    .where('key', '=', key)
    .where((eb) =>
      eb.or([eb('confirmedAt', 'is not', null), eb('askedAt', '>', new Date(now.getTime() - unansweredMs))]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function removeNewsletterAddress(db: Db, key: string): Promise<void> {
  await db.deleteFrom('newsletterAddresses').where('key', '=', key).execute();
}

export async function removeUnanswered(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('newsletterAddresses')
    .where('confirmedAt', 'is', null)
    .where('askedAt', '<', new Date(now.getTime() - unansweredMs))
    .execute();
}
