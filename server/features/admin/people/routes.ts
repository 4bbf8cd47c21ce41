import { z } from 'zod';
import {
  actOnUsers,
  createPasswordLink as createPasswordLinkRoute,
  listUsers as listUsersRoute,
  searchUsers as searchUsersRoute,
  type UserOutcome,
  updateUser,
} from '../../../../contract/admin/admin.ts';
import { instant } from '../../../../contract/http.ts';
import { recordAdminAction } from '../../../db/adminActions.ts';
import { readCursor, writeCursor } from '../../../http/cursor.ts';
import { type Kit, mount } from '../../../http/mount.ts';
import { HttpProblem, notFound } from '../../../http/problem.ts';
import type { Principal } from '../../../lib/owner.ts';
import { resetMinutes } from '../../passwordResets/policy.ts';
import { findUser, listNewestUsers, type Sorting, searchUsers } from './data.ts';
import { actOnUser, changeUser, createPasswordLink } from './mutations.ts';

const mostAtOnce = 1_000;
const pageSize = 50;

/** A cursor holds for the order that it was made in. */
const cursorOf = ({ sort, direction }: Sorting) => {
  const value = sort === 'createdAt' || sort === 'lastLogin' ? instant : z.string().max(500);
  return z.tuple([z.literal(sort), z.literal(direction), value, z.uuid()]);
};

export function peopleRoutes(kit: Kit): void {
  const { db, clock, config } = kit.context;

  /** Without what was searched for: names and addresses are to go with their accounts. */
  const recordReading = (admin: Principal, filter: object) => {
    const after = { by: Object.keys(filter) };
    return recordAdminAction(db, admin, { action: 'list people', subject: 'people', after }, clock.now());
  };

  mount(kit, listUsersRoute, async ({ principal }) => {
    await recordReading(principal, {});
    return listNewestUsers(db, mostAtOnce);
  });

  mount(kit, searchUsersRoute, async ({ query, principal }) => {
    const { cursor, sort = 'createdAt', direction = 'descending', ...filter } = query;
    await recordReading(principal, filter);
    const sorting = { sort, direction };
    const [, , value, id] = readCursor(cursor, cursorOf(sorting)) ?? [];
    const after = value !== undefined && id ? { value, id } : undefined;
    const { users, next } = await searchUsers(db, filter, { sorting, after, size: pageSize });
    return { users, nextCursor: next ? writeCursor(sort, direction, next.value, next.id) : null };
  });

  mount(kit, actOnUsers, async ({ body, principal }) => {
    const outcomes: UserOutcome[] = [];
    for (const id of body.ids) {
      outcomes.push({ id, outcome: await actOnUser(db, principal, id, body.action, clock.now()) });
    }
    return { outcomes };
  });

  mount(kit, updateUser, async ({ params, body, principal }) => {
    const outcome = await changeUser(db, principal, params.id, body, clock.now());
    if (outcome === 'last admin') {
      throw new HttpProblem(409, 'conflict', 'This is the last admin. Make somebody else an admin first.');
    }
    const user = outcome !== 'unknown' && (await findUser(db, params.id));
    if (!user) throw notFound('This user');
    return user;
  });

  mount(kit, createPasswordLinkRoute, async ({ params, principal }) => {
    const now = clock.now();
    const secret = await createPasswordLink(db, principal, params.id, now);
    if (!secret) throw notFound('An active user of this id');
    const expiresAt = new Date(now.getTime() + resetMinutes * 60_000).toISOString();
    return { url: `${config.publicUrl}/reset-password#${secret}`, expiresAt };
  });
}
