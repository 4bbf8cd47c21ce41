import { z } from 'zod';
import { account, planNames, roles } from '../accounts/accounts.ts';
import { chosenIds, directions, id, instant, route } from '../http.ts';

export const managedUser = account
  .pick({ id: true, userName: true, name: true, email: true, role: true, plan: true, status: true, createdAt: true })
  .extend({ lastLogin: instant.nullable() })
  .meta({ id: 'ManagedUser' });
export type ManagedUser = z.infer<typeof managedUser>;

export const listUsers = route({
  method: 'get',
  path: '/user',
  access: 'admin',
  tag: 'Admin',
  summary: 'The newest 1,000 accounts; GET /admin/users has them all, page by page',
  status: 200,
  answer: z.array(managedUser),
});

/** What a list of accounts can be in the order of. */
export const userOrders = ['userName', 'email', 'role', 'plan', 'status', 'createdAt', 'lastLogin'] as const;
export type UserOrder = (typeof userOrders)[number];

export const searchUsers = route({
  method: 'get',
  path: '/admin/users',
  access: 'admin',
  tag: 'Admin',
  summary: 'Accounts, newest first unless told; q looks in user name, name and e-mail address, or is an id',
  query: z.object({
    q: z.string().trim().max(100).optional(),
    role: z.enum(roles).optional(),
    plan: z.enum(planNames).optional(),
    status: z.enum(['active', 'disabled']).optional(),
    sort: z.enum(userOrders).optional(),
    direction: z.enum(directions).optional(),
    cursor: z.string().max(1_000).optional(),
  }),
  status: 200,
  answer: z.object({ users: z.array(managedUser), nextCursor: z.string().nullable() }),
});

export const updateUser = route({
  method: 'patch',
  path: '/user/{id}',
  access: 'admin',
  tag: 'Admin',
  summary: 'Change role, plan or status; disabling ends the sessions at once',
  params: z.object({ id }),
  body: z
    .object({
      role: z.enum(roles).optional(),
      plan: z.enum(planNames).optional(),
      status: z.enum(['active', 'disabled']).optional(),
    })
    .refine((change) => Object.values(change).some((value) => value !== undefined), 'Name what to change.'),
  grants: 'people',
  status: 200,
  answer: managedUser,
});

export const userActions = ['disable', 'enable', 'signOut'] as const;
export type UserAction = (typeof userActions)[number];

const userOutcome = z
  .object({
    id,
    /** Unchanged: it was so already. One's own account and the last admin's stay as they are. */
    outcome: z.enum(['done', 'unchanged', 'unknown', 'oneself', 'last admin']),
  })
  .meta({ id: 'UserOutcome' });
export type UserOutcome = z.infer<typeof userOutcome>;

export const actOnUsers = route({
  method: 'post',
  path: '/admin/users/actions',
  cost: 20,
  access: 'admin',
  tag: 'Admin',
  summary:
    'Disable, enable or sign out several people at once; each is a change of its own, and a repeat changes nothing',
  body: z.object({ action: z.enum(userActions, 'There is no such action.'), ids: chosenIds }),
  grants: 'people',
  status: 200,
  answer: z.object({ outcomes: z.array(userOutcome) }),
});

export const createPasswordLink = route({
  method: 'post',
  path: '/user/{id}/password-reset',
  access: 'admin',
  tag: 'Admin',
  summary: 'A link with which the person chooses a new password, once',
  params: z.object({ id }),
  grants: 'people',
  status: 201,
  answer: z.object({ url: z.string(), expiresAt: instant }),
});

const adminAction = z
  .object({
    id: z.int(),
    adminId: id,
    adminName: z.string(),
    action: z.string(),
    subject: z.string(),
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
    createdAt: instant,
  })
  .meta({ id: 'AdminAction' });

export const listAdminActions = route({
  method: 'get',
  path: '/admin/audit',
  access: 'admin',
  tag: 'Admin',
  summary: 'What admins did, newest first',
  query: z.object({
    subject: z.string().max(200).optional(),
    cursor: z.string().max(200).optional(),
    reads: z.literal('too').optional().meta({ description: 'Also what was merely looked at' }),
  }),
  status: 200,
  answer: z.object({ actions: z.array(adminAction), nextCursor: z.string().nullable() }),
});
