import type { Role } from '../../../../contract/accounts/accounts.ts';
import { recordAdminAction } from '../../../db/adminActions.ts';
import { hasOtherAdmin, lockAdmins } from '../../../db/admins.ts';
import type { Db } from '../../../db/open.ts';
import type { Principal } from '../../../lib/owner.ts';
import { endSessions } from '../../accounts/mutations.ts';
import { passwordLinkNotice } from '../../accounts/policy.ts';
import { notify } from '../../notifications/mutations.ts';
import { startPasswordReset } from '../../passwordResets/mutations.ts';

export interface UserChange {
  role?: Role;
  plan?: 'free' | 'pro' | 'premium';
  status?: 'active' | 'disabled';
}

/** 'last admin' when nobody could administer after the change, also when two such changes come at once. */
export async function changeUser(
  db: Db,
  admin: Principal,
  id: string,
  change: UserChange,
  now: Date,
): Promise<'changed' | 'unknown' | 'last admin'> {
  return db.transaction().execute(async (transaction) => {
    const endsAdmin = (change.role !== undefined && change.role !== 'admin') || change.status === 'disabled';
    if (endsAdmin) await lockAdmins(transaction);
    const before = await transaction
      .selectFrom('users')
      .select(['role', 'plan', 'status'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return 'unknown';
    const { numUpdatedRows } = await transaction
      .updateTable('users')
      .set(change)
      .where('id', '=', id)
      .$if(endsAdmin, (query) =>
        query.where((eb) => eb.or([eb('role', '<>', 'admin'), eb('status', '<>', 'active'), hasOtherAdmin(id)])),
      )
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 'last admin';
    if (change.status === 'disabled') await endSessions(transaction, id, now);
    const after = { ...before, ...change };
    await recordAdminAction(transaction, admin, { action: 'change user', subject: `user ${id}`, before, after }, now);
    return 'changed';
  });
}

async function nameOf(transaction: Db, userId: string): Promise<string> {
  const { userName } = await transaction
    .selectFrom('users')
    .select('userName')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return userName;
}

/**
 * The secret of a link for a new password; undefined when there is no such person who may sign in. The
 * person is told who made it.
 */
export async function createPasswordLink(db: Db, admin: Principal, id: string, now: Date): Promise<string | undefined> {
  return db.transaction().execute(async (transaction) => {
    const person = await transaction
      .selectFrom('users')
      .select('id')
      .where('id', '=', id)
      .where('status', '=', 'active')
      .executeTakeFirst();
    if (!person) return undefined;
    const secret = await startPasswordReset(transaction, id, now);
    await recordAdminAction(transaction, admin, { action: 'create password link', subject: `user ${id}` }, now);
    await notify(transaction, [id], passwordLinkNotice(await nameOf(transaction, admin.userId), now), now);
    return secret;
  });
}
