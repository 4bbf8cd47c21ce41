import type { Locale } from '../../../texts/locale.ts';
import * as texts from '../../../texts/notices/mails.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/open.ts';
import { limitRate } from '../../http/rateLimit.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { hashToken, newToken } from '../../lib/token.ts';
import { findUnverifiedAddress } from './data.ts';
import { verificationHours, verificationLimit } from './policy.ts';

/** Mails a link to the person's address, where there is one that isn't verified yet. */
export async function sendVerification(context: AppContext, owner: OwnerId): Promise<void> {
  const { db, clock, mailer, config } = context;
  const person = await findUnverifiedAddress(db, owner);
  if (!person) return;
  await limitRate(context, `verify-email ${owner}`, verificationLimit.perPerson, verificationLimit.windowSeconds);
  const token = await startVerification(db, owner, person.email, clock.now());
  const locale = person.locale as Locale;
  await mailer.send({
    to: person.email,
    subject: texts.verifySubject(locale),
    // After #, so that it reaches no server's log.
    text: [
      texts.verifyAsked(locale),
      `${config.publicUrl}/confirm-email#${token}`,
      texts.verifyLasts(locale, verificationHours),
    ].join('\n\n'),
  });
}

/** As sendVerification, for those who don't wait for it: a mail server that doesn't answer only costs another request. */
export const mailVerification = (context: AppContext, owner: OwnerId): void => {
  sendVerification(context, owner).catch((error) => context.log.warn({ error }, 'an address could not be verified'));
};

/** A token for a link, of which only the hash is kept; earlier ones end. */
export async function startVerification(db: Db, owner: OwnerId, email: string, now: Date): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + verificationHours * 3_600_000);
  const link = { email, secretHash: hashToken(token), createdAt: now, expiresAt };
  await db
    .insertInto('emailVerifications')
    .values({ userId: owner, ...link })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(link))
    .execute();
  return token;
}

/** Uses the token up; false where it is unknown, too old, another person's, or of an address that was changed since. */
export const completeVerification = (db: Db, owner: OwnerId, token: string, now: Date): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const used = await transaction
      .deleteFrom('emailVerifications')
      .where('userId', '=', owner)
      .where('secretHash', '=', hashToken(token))
      .where('expiresAt', '>', now)
      .returning('email')
      .executeTakeFirst();
    if (!used) return false;
    const { numUpdatedRows } = await transaction
      .updateTable('users')
      .set({ emailVerifiedAt: now })
      .where('id', '=', owner)
      .where('email', '=', used.email)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });

export async function deleteOldVerifications(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('emailVerifications').where('expiresAt', '<', before).execute();
}
