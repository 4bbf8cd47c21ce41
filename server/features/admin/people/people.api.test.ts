import { describe, expect, test } from 'vitest';
import {
  createAccount,
  listSessions,
  login,
  provenMinutes,
  reauthenticate,
  resetPassword,
} from '../../../../contract/accounts/accounts.ts';
import { getProfile } from '../../../../contract/accounts/profile.ts';
import {
  actOnUsers,
  createPasswordLink,
  listAdminActions,
  listUsers,
  type ManagedUser,
  searchUsers,
  updateUser,
  userOrders,
} from '../../../../contract/admin/admin.ts';
import { listNotices } from '../../../../contract/notifications.ts';
import { createTicket, getTicket, listAllTickets } from '../../../../contract/support.ts';
import { serverForTests, type TestPerson } from '../../../../tests/server.ts';
import { createUser } from '../../accounts/mutations.ts';

const server = await serverForTests();
const admin = await server.person('admin');

const change = ({ token }: TestPerson, id: string, body: object) =>
  server.call(updateUser, { token, params: { id }, body });

describe('the users page', () => {
  test('goes through everybody, newest first, and finds by part of a name', async () => {
    for (let index = 0; index < 120; index += 1) {
      const userName = `paged-${String(index).padStart(3, '0')}`;
      if (index % 10 === 0) server.clock.advance(1_000);
      await createUser(server.context.db, { userName, email: `${userName}@example.com` }, server.clock.now());
    }
    const seen: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const query = { q: 'AGED-', ...(cursor && { cursor }) };
      const { body } = await server.call(searchUsers, { token: admin.token, query });
      seen.push(...body.users.map(({ userName }) => userName));
      if (!body.nextCursor) break;
      cursor = body.nextCursor;
    }
    expect(new Set(seen).size).toBe(120);
    const tens = seen.map((name) => Math.floor(Number(name.slice(6)) / 10));
    expect(tens).toEqual(tens.toSorted((a, b) => b - a));
    const find = async (query: object) =>
      (await server.call(searchUsers, { token: admin.token, query })).body.users.map(({ userName }) => userName);
    expect(await find({ q: '042@example' })).toEqual(['paged-042']);
    expect(await find({ q: 'paged_042' })).toEqual([]);
    expect(await find({ role: 'admin' })).toEqual([admin.userName]);
    expect(await find({ q: admin.id })).toEqual([admin.userName]);
    const { body: all } = await server.call(listUsers, { token: admin.token });
    expect(all).toHaveLength(121);
  });
});

describe('the order of the users page', () => {
  test('is that of any column, both ways, each account once over the pages', async () => {
    const { pool } = server.context.database;
    await pool.query(`update users set last_login_at = created_at where user_name like 'paged-_7%'`);
    const all = async (query: object) => {
      const seen: ManagedUser[] = [];
      for (let cursor: string | undefined; ; ) {
        const asked = { q: 'paged', ...query, ...(cursor && { cursor }) };
        const { body } = await server.call(searchUsers, { token: admin.token, query: asked });
        seen.push(...body.users);
        if (!body.nextCursor) return seen;
        cursor = body.nextCursor;
      }
    };
    for (const sort of userOrders) {
      const ascending = await all({ sort, direction: 'ascending' });
      expect(new Set(ascending.map(({ id }) => id)).size).toBe(120);
      const values = ascending.map((user) => user[sort] ?? '');
      expect(values).toEqual(values.toSorted());
      expect((await all({ sort, direction: 'descending' })).map(({ id }) => id)).toEqual(
        ascending.map(({ id }) => id).toReversed(),
      );
    }
  });

  test('is not mixed up with a cursor of another order', async () => {
    const ask = (query: object) => server.call(searchUsers, { token: admin.token, query });
    const { body } = await ask({ sort: 'email' });
    expect((await ask({ sort: 'lastLogin', cursor: body.nextCursor })).status).toBe(422);
  });
});

describe('an action on several people', () => {
  const act = async (action: 'disable' | 'enable' | 'signOut', ids: string[]) => {
    const { body } = await server.call(actOnUsers, { token: admin.token, body: { action, ids } });
    return body.outcomes.map(({ outcome }) => outcome);
  };
  const recorded = async (id: string) => {
    const query = { subject: `user ${id}` };
    return (await server.call(listAdminActions, { token: admin.token, query })).body.actions.map(
      ({ action }) => action,
    );
  };
  const isSignedIn = async ({ token }: TestPerson) => (await server.call(listSessions, { token })).status === 200;

  test('is one change for each, told one by one, and a repeat changes nothing', async () => {
    const [one, other] = [await server.person(), await server.person()];
    const nobody = '00000000-0000-4000-8000-000000000000';
    const ids = [one.id, admin.id, nobody, other.id, one.id];
    expect(await act('signOut', ids)).toEqual(['done', 'oneself', 'unknown', 'done']);
    expect([await isSignedIn(one), await isSignedIn(other), await isSignedIn(admin)]).toEqual([false, false, true]);
    expect(await act('signOut', [one.id])).toEqual(['unchanged']);
    expect(await act('disable', ids)).toEqual(['done', 'oneself', 'unknown', 'done']);
    expect(await act('disable', [one.id])).toEqual(['unchanged']);
    expect(await act('enable', [one.id, other.id])).toEqual(['done', 'done']);
    expect(await recorded(one.id)).toEqual(['change user', 'change user', 'sign out']);
    expect(await recorded(admin.id)).toEqual([]);
  });

  test('is about at most a hundred, and takes a recent proof', async () => {
    const many = Array.from(
      { length: 101 },
      (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    );
    const ask = (ids: string[]) => server.call(actOnUsers, { token: admin.token, body: { action: 'enable', ids } });
    expect((await ask(many)).status).toBe(422);
    expect((await ask([])).status).toBe(422);
    expect((await ask(many.slice(1))).status).toBe(200);
    server.clock.advance(provenMinutes * 60_000 + 1);
    expect((await ask(many.slice(1))).problem.code).toBe('reauthentication_required');
    await server.call(reauthenticate, { token: admin.token, body: { password: admin.password } });
  });
});

describe('a change of a person', () => {
  test('of plan and role holds at once, and is written down', async () => {
    const person = await server.person();
    const { body } = await change(admin, person.id, { plan: 'premium', role: 'admin' });
    expect(body).toMatchObject({ id: person.id, plan: 'premium', role: 'admin' });
    expect((await server.call(listUsers, { token: person.token })).status).toBe(200);
    await change(admin, person.id, { role: 'user' });
    expect((await server.call(listUsers, { token: person.token })).status).toBe(403);
    const subject = `user ${person.id}`;
    const { body: audit } = await server.call(listAdminActions, { token: admin.token, query: { subject } });
    expect(audit.actions.map(({ before, after, adminName }) => [before?.role, after?.role, adminName])).toEqual([
      ['admin', 'user', admin.userName],
      ['user', 'admin', admin.userName],
    ]);
  });

  test('to support opens the tickets and nothing else, until it is taken back', async () => {
    const person = await server.person();
    const [asker, { token }] = [await server.person(), person];
    const body = { subject: 'No sync', description: 'Since Monday.', category: 'Other' } as const;
    const { id } = (await server.call(createTicket, { token: asker.token, body })).body;
    const opened = async () => {
      const calls = [
        server.call(listAllTickets, { token, query: {} }),
        server.call(listUsers, { token }),
        server.call(listAdminActions, { token, query: {} }),
      ];
      const read = server.call(getTicket, { token, params: { id } });
      const profile = server.call(getProfile, { token, params: { userId: asker.id } });
      return (await Promise.all([...calls, read, profile])).map(({ status }) => status);
    };
    await change(admin, person.id, { role: 'support' });
    expect(await opened()).toEqual([200, 403, 403, 200, 404]);
    const { body: audit } = await server.call(listAdminActions, { token: admin.token, query: { reads: 'too' } });
    const reads = audit.actions.filter(({ adminName }) => adminName === person.userName);
    expect(reads.map(({ action }) => action).toSorted()).toEqual(['list tickets', 'read ticket']);
    await change(admin, person.id, { role: 'user' });
    expect(await opened()).toEqual([403, 403, 403, 404, 404]);
  });

  test('to disabled ends the sessions at once and for good', async () => {
    const person = await server.person();
    await change(admin, person.id, { status: 'disabled' });
    expect((await server.call(listSessions, { token: person.token })).status).toBe(401);
    const signIn = () => server.call(login, { body: { userName: person.userName, password: person.password } });
    expect((await signIn()).status).toBe(401);
    await change(admin, person.id, { status: 'active' });
    expect((await server.call(listSessions, { token: person.token })).status).toBe(401);
    expect((await signIn()).status).toBe(200);
  });

  test('of the password goes by a link that works once', async () => {
    const person = await server.person();
    const { body } = await server.call(createPasswordLink, { token: admin.token, params: { id: person.id } });
    const [, token = ''] = body.url.split('/reset-password#');
    const reset = () => server.call(resetPassword, { body: { token, newPassword: 'a new password' } });
    expect((await reset()).status).toBe(204);
    expect((await reset()).status).toBe(400);
    expect((await server.call(listSessions, { token: person.token })).status).toBe(401);
    const credentials = { userName: person.userName, password: 'a new password' };
    expect((await server.call(login, { body: credentials })).status).toBe(200);
    await change(admin, person.id, { status: 'disabled' });
    const refused = await server.call(createPasswordLink, { token: admin.token, params: { id: person.id } });
    expect(refused.status).toBe(404);
    const subject = `user ${person.id}`;
    const { body: audit } = await server.call(listAdminActions, { token: admin.token, query: { subject } });
    expect(audit.actions.map(({ action }) => action)).toEqual(['change user', 'create password link']);
    expect(JSON.stringify(audit)).not.toContain(token);
  });

  test('of role or password takes a recent proof, and the person is told who made the link', async () => {
    const other = await server.person('admin');
    server.clock.advance(provenMinutes * 60_000 + 1);
    const link = () => server.call(createPasswordLink, { token: admin.token, params: { id: other.id } });
    expect((await link()).problem.code).toBe('reauthentication_required');
    expect((await change(admin, other.id, { role: 'user' })).problem.code).toBe('reauthentication_required');
    const asAdmin = { userName: 'further', password: 'top secret', role: 'admin', termsAccepted: true } as const;
    const made = await server.call(createAccount, { token: admin.token, body: asAdmin });
    expect(made.problem.code).toBe('reauthentication_required');
    await server.call(reauthenticate, { token: admin.token, body: { password: admin.password } });
    expect((await link()).status).toBe(201);
    const { body } = await server.call(listNotices, { token: other.token });
    const told = body.notices.find(({ title }) => title === 'A link to set a new password was made for you');
    expect(told?.body).toContain(admin.userName);
    expect((await change(admin, other.id, { role: 'user' })).status).toBe(200);
  });

  test('begins with making them, which is written down without the password', async () => {
    const body = { userName: 'made-here', password: 'top secret', plan: 'pro', termsAccepted: true } as const;
    const { body: made } = await server.call(createAccount, { token: admin.token, body });
    const query = { subject: `user ${made.id}` };
    const { body: audit } = await server.call(listAdminActions, { token: admin.token, query });
    expect(audit.actions).toMatchObject([
      { action: 'create user', before: null, after: { userName: 'made-here', role: 'user', plan: 'pro' } },
    ]);
    expect(JSON.stringify(audit)).not.toContain('secret');
  });

  test('needs something to change, and a person', async () => {
    expect((await change(admin, admin.id, {})).status).toBe(422);
    expect((await change(admin, admin.id, { role: 'emperor' })).status).toBe(422);
    expect((await change(admin, '00000000-0000-4000-8000-000000000000', { plan: 'pro' })).status).toBe(404);
  });

  test('never leaves the server without an admin, also when all admins go at once', async () => {
    const others = await Promise.all(Array.from({ length: 5 }, () => server.person('admin')));
    const everybody = [admin, ...others];
    const answers = await Promise.all(
      everybody.map((one, index) => change(one, one.id, index % 2 ? { role: 'user' } : { status: 'disabled' })),
    );
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 409)?.problem.detail).toContain('last admin');
    const { rows } = await server.context.database.pool.query(
      "select count(*)::int as count from users where role = 'admin' and status = 'active'",
    );
    expect(rows[0].count).toBe(1);
  });
});
