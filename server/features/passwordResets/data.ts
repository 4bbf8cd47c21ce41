import { sql } from 'kysely';
import type { Db } from '../../db/open.ts';

/** The accounts that a name or an address may mean, and where their people can be reached. */
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
        eb.and([eb(sql`lower(email)`, '=', nameOrEmail.toLowerCase()), eb('email', '!=', '')]),
      ]),
    )
    .orderBy('users.createdAt')
    .limit(3)
    .execute();
