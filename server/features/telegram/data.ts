import type { Db } from '../../db/open.ts';
import type { OwnerId } from '../../lib/owner.ts';

export const findLinkedChat = (db: Db, owner: OwnerId) =>
  db.selectFrom('telegramAccounts').select('linkedAt').where('userId', '=', owner).executeTakeFirst();
