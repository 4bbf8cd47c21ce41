import type { Db } from '../../db/open.ts';
import type { OwnerId } from '../../lib/owner.ts';

export const findUnverifiedAddress = (db: Db, owner: OwnerId) =>
  db
    .selectFrom('users')
    .select(['email', 'locale'])
    .where('id', '=', owner)
    .where('email', '!=', '')
    .where('emailVerifiedAt', 'is', null)
    .executeTakeFirst();
