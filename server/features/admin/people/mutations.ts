import { isDeepStrictEqual } from 'node:util';
import type { Role } from '../../../../contract/accounts/accounts.ts';
import type { UserAction, UserOutcome } from '../../../../contract/admin/admin.ts';
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

type Change = 'done' | 'unchanged' | 'unknown' | 'last admin';

/** 'last admin' when nobody could administer after the change, also when two such changes come at once. */
export async function changeUser(db: Db, admin: Principal, id: string, change: UserChange, now: Date): Promise<Change> {
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
    const after = { ...before, ...change };
    if (isDeepStrictEqual(before, after)) return 'unchanged';
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
    await recordAdminAction(transaction, admin, { action: 'change user', subject: `user ${id}`, before, after }, now);
    return 'done';
  });
}

/** Ends somebody's sessions everywhere; 'unchanged' where there are none. */
async function signOut(db: Db, admin: Principal, id: string, now: Date): Promise<Change> {
  return db.transaction().execute(async (transaction) => {
    const person = await transaction.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
    if (!person) return 'unknown';
    const ended = await endSessions(transaction, id, now);
    if (ended === 0) return 'unchanged';
    const after = { sessions: ended };
    await recordAdminAction(transaction, admin, { action: 'sign out', subject: `user ${id}`, after }, now);
    return 'done';
  });
}

/** One of several people that an admin does the same with; nobody locks themselves out with it. */
export async function actOnUser(
  db: Db,
  admin: Principal,
  id: string,
  action: UserAction,
  now: Date,
): Promise<UserOutcome['outcome']> {
  if (id === admin.userId) return 'oneself';
  if (action === 'signOut') return signOut(db, admin, id, now);
  return changeUser(db, admin, id, { status: action === 'disable' ? 'disabled' : 'active' }, now);
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
