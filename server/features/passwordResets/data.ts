import { sql } from 'kysely';
import type { Db } from '../../db/open.ts';

/** Accounts of one address: a family may share it. */
const mostReached = 5;

/**
 * The accounts that a name or an address may mean, and where their people can be reached. An address means those that
 * verified it, so that nobody else's accounts come in their way; a name is one account's, whatever its address.
 */
export const findReachable = (db: Db, nameOrEmail: string) =>
  db
    .selectFrom('users')
    .leftJoin('telegramAccounts', (join) =>
      join.onRef('telegramAccounts.userId', '=', 'users.id').on('telegramAccounts.blockedAt', 'is', null),
    )
    .select(['users.id', 'users.userName', 'users.email', 'users.locale', 'telegramAccounts.chatId'])
    .where('users.status', '=', 'active')
    .where((eb) =>
      eb.or([
        eb(sql`lower(user_name)`, '=', nameOrEmail.toLowerCase()),
        eb.and([eb(sql`lower(email)`, '=', nameOrEmail.toLowerCase()), eb('emailVerifiedAt', 'is not', null)]),
      ]),
    )
    .orderBy(sql`lower(user_name) = ${nameOrEmail.toLowerCase()}`, 'desc')
    .orderBy('users.createdAt')
    .limit(mostReached)
    .execute();
