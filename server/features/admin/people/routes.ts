import { z } from 'zod';
import {
  createPasswordLink as createPasswordLinkRoute,
  listUsers as listUsersRoute,
  searchUsers,
  updateUser,
} from '../../../../contract/admin/admin.ts';
import { instant } from '../../../../contract/http.ts';
import { recordAdminAction } from '../../../db/adminActions.ts';
import { readCursor, writeCursor } from '../../../http/cursor.ts';
import { type Kit, mount } from '../../../http/mount.ts';
import { HttpProblem, notFound } from '../../../http/problem.ts';
import { requireRecentProof } from '../../../http/proof.ts';
import type { Principal } from '../../../lib/owner.ts';
import { resetMinutes } from '../../passwordResets/policy.ts';
import { findUser, listUsers } from './data.ts';
import { changeUser, createPasswordLink } from './mutations.ts';

const mostAtOnce = 1_000;
const pageSize = 50;
const cursorValues = z
  .tuple([instant, z.uuid()])
  .transform(([createdAt, id]) => ({ createdAt: new Date(createdAt), id }));

export function peopleRoutes(kit: Kit): void {
  const { db, clock, config } = kit.context;

  /** Without what was searched for: names and addresses are to go with their accounts. */
  const recordReading = (admin: Principal, filter: object) => {
    const after = { by: Object.keys(filter) };
    return recordAdminAction(db, admin, { action: 'list people', subject: 'people', after }, clock.now());
  };

  mount(kit, listUsersRoute, async ({ principal }) => {
    await recordReading(principal, {});
    return listUsers(db, {}, undefined, mostAtOnce);
  });

  mount(kit, searchUsers, async ({ query, principal }) => {
    const { cursor, ...filter } = query;
    await recordReading(principal, filter);
    const found = await listUsers(db, filter, readCursor(cursor, cursorValues), pageSize + 1);
    const users = found.slice(0, pageSize);
    const last = found.length > pageSize ? users.at(-1) : undefined;
    return { users, nextCursor: last ? writeCursor(last.createdAt, last.id) : null };
  });

  mount(kit, updateUser, async ({ params, body, principal }) => {
    if (body.role !== undefined) requireRecentProof(principal, clock.now());
    const outcome = await changeUser(db, principal, params.id, body, clock.now());
    if (outcome === 'last admin') {
      throw new HttpProblem(409, 'conflict', 'This is the last admin. Make somebody else an admin first.');
    }
    const user = outcome === 'changed' && (await findUser(db, params.id));
    if (!user) throw notFound('This user');
    return user;
  });

  mount(kit, createPasswordLinkRoute, async ({ params, principal }) => {
    const now = clock.now();
    requireRecentProof(principal, now);
    const secret = await createPasswordLink(db, principal, params.id, now);
    if (!secret) throw notFound('An active user of this id');
    const expiresAt = new Date(now.getTime() + resetMinutes * 60_000).toISOString();
    return { url: `${config.publicUrl}/reset-password#${secret}`, expiresAt };
  });
}
