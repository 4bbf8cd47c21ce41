import type { Db } from '../../db/open.ts';
import type { OwnerId } from '../../lib/owner.ts';

/** Whether a person has asked not to see deficits and what is left. */
export async function areDeficitsHidden(db: Db, owner: OwnerId): Promise<boolean> {
  const row = await db.selectFrom('users').select('deficitsHiddenAt').where('id', '=', owner).executeTakeFirstOrThrow();
  return row.deficitsHiddenAt !== null;
}
