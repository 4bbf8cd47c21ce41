import type { PageLocale } from '../../../../texts/locale.ts';
import type { GoogleIdentity } from '../../../clients/google.ts';
import type { Db } from '../../../db/open.ts';
import { lockName } from '../../../db/transactionLock.ts';
import { newToken } from '../../../lib/token.ts';
import { insertUser } from '../mutations.ts';

const longestUserName = 64;

/**
 * The account of a Google subject. The subject alone decides: an address can change hands, so an account with the same
 * e-mail address is never joined. Undefined where a new one would have no address that Google has verified: nothing could
 * reach the person, and nothing but Google would let them in.
 */
export const findOrCreateGoogleAccount = (
  db: Db,
  identity: GoogleIdentity,
  language: PageLocale | undefined,
  now: Date,
): Promise<string | undefined> =>
  db.transaction().execute(async (transaction) => {
    const { subject, email, firstName, lastName } = identity;
    await lockName(transaction, `google ${subject}`);
    const linked = await transaction
      .selectFrom('googleAccounts')
      .select('userId')
      .where('subject', '=', subject)
      .executeTakeFirst();
    if (linked) return linked.userId;
    if (email === '') return undefined;

    const source = { signUpSource: 'google', termsAcceptedAt: now, ...(language && { language, locale: language }) };
    const create = (userName: string) =>
      insertUser(transaction, { userName, email, emailVerifiedAt: now, firstName, lastName, ...source }, now);
    const wanted = email.length <= longestUserName ? email : undefined;
    const userId = (wanted && (await create(wanted))) || (await create(`google-${newToken().slice(0, 12)}`));
    if (!userId) throw new Error('The made-up user name of a Google account was taken.');
    await transaction.insertInto('googleAccounts').values({ subject, userId, email, linkedAt: now }).execute();
    return userId;
  });
