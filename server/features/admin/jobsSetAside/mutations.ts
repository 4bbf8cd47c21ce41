import { recordAdminAction } from '../../../db/adminActions.ts';
import type { Db } from '../../../db/open.ts';
import type { Principal } from '../../../lib/owner.ts';

/** Lets a job run again that was set aside; false where none of that name was. */
export async function takeJobBack(db: Db, name: string, admin: Principal, now: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const before = await transaction
      .deleteFrom('jobRuns')
      .where('name', '=', name)
      .where('setAsideAt', 'is not', null)
      .returning(['reason', 'setAsideAt'])
      .executeTakeFirst();
    if (!before) return false;
    await recordAdminAction(transaction, admin, { action: 'run job again', subject: `job ${name}`, before }, now);
    return true;
  });
}
