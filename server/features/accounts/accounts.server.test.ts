import { describe, expect, test } from 'vitest';
import {
  changePassword,
  createAccount,
  deleteSession,
  listSessions,
  login,
  logout,
} from '../../../contract/accounts/accounts.ts';
import { serverForTests } from '../../../tests/server.ts';
import { loginFailed } from './policy.ts';

const server = await serverForTests();

const terms = { termsAccepted: true } as const;

describe('signing up', () => {
  test('makes a free user, whatever role and plan the request asks for', async () => {
    const body = { userName: ' Asha ', password: 'p', role: 'admin', plan: 'premium', ...terms } as const;
    const { status, body: account } = await server.call(createAccount, { body });
    expect(status).toBe(201);
    expect(account).toMatchObject({ userName: 'Asha', role: 'user', plan: 'free', status: 'active' });
  });

  test('honours role and plan when an admin calls', async () => {
    const admin = await server.person('admin');
    const body = { userName: 'made-by-admin', password: 'p', role: 'admin', plan: 'pro', ...terms } as const;
    const { body: account } = await server.call(createAccount, { body, token: admin.token });
    expect(account).toMatchObject({ role: 'admin', plan: 'pro' });
  });

  test('refuses a user name that differs only in case, also when two ask at once', async () => {
    const attempt = (userName: string) => server.call(createAccount, { body: { userName, password: 'p', ...terms } });
    const answers = await Promise.all([attempt('Ravi'), attempt('ravi'), attempt('RAVI')]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409]);
    expect(answers.find((answer) => answer.status === 409)?.problem).toMatchObject({ code: 'user_name_taken' });
  });

  test('needs the terms to be accepted', async () => {
    const { status, problem } = await server.call(createAccount, {
      body: { userName: 'x', password: 'p', termsAccepted: false as true },
    });
    expect(status).toBe(422);
    expect(problem.errors).toEqual([{ path: 'termsAccepted', message: 'You must accept the terms.' }]);
  });

  test('keeps no password in clear', async () => {
    await server.call(createAccount, { body: { userName: 'secretive', password: 'open sesame', ...terms } });
    const { rows } = await server.context.database.pool.query("select * from users where user_name = 'secretive'");
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(rows)).not.toContain('open sesame');
  });
});

describe('signing in', () => {
  test('answers what the portal needs to know of the person', async () => {
    const person = await server.person();
    const { body } = await server.call(login, {
      body: { userName: person.userName.toUpperCase(), password: person.password },
    });
    expect(body).toMatchObject({
      userId: person.id,
      id: person.id,
      userName: person.userName,
      role: 'user',
      plan: 'free',
    });
    expect(body.accessToken).toMatch(/^[\w-]{43}$/);
  });

  test.each([
    ['a wrong password', (name: string) => ({ userName: name, password: 'wrong' })],
    ['an unknown name', () => ({ userName: 'nobody-here', password: 'wrong' })],
    ['an unknown address', () => ({ userName: 'nobody@example.com', password: 'wrong' })],
  ])('fails alike for %s', async (_, credentialsOf) => {
    const person = await server.person();
    const { status, problem } = await server.call(login, { body: credentialsOf(person.userName) });
    expect(status).toBe(401);
    expect(problem).toMatchObject({ code: 'login_failed', detail: loginFailed });
  });

  test('takes the e-mail address for the user name, of who verified it before who merely wrote it down', async () => {
    const [owner, pretender] = [await server.person(), await server.person()];
    const email = `${owner.userName}@example.com`;
    const { db } = server.context;
    const signIn = async (password: string) =>
      (await server.call(login, { body: { userName: ` ${email.toUpperCase()}`, password } })).body?.userId;
    await db.updateTable('users').set({ email }).where('id', '=', owner.id).execute();
    expect(await signIn(owner.password)).toBe(owner.id);
    await db.updateTable('users').set({ email }).where('id', '=', pretender.id).execute();
    await db.updateTable('users').set({ emailVerifiedAt: new Date() }).where('id', '=', owner.id).execute();
    expect(await signIn(owner.password)).toBe(owner.id);
    await db.updateTable('users').set({ userName: email }).where('id', '=', pretender.id).execute();
    await server.call(changePassword, {
      token: pretender.token,
      body: { currentPassword: pretender.password, newPassword: 'Better 456!' },
    });
    expect([await signIn(owner.password), await signIn('Better 456!')]).toEqual([owner.id, pretender.id]);
  });

  test('is throttled per name and address, and recovers', async () => {
    const person = await server.person();
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const attempt = (password: string) =>
      server.call(login, { body: { userName: person.userName, password }, headers });
    const answers = await Promise.all(Array.from({ length: 14 }, () => attempt('wrong')));
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    const refused = await attempt(person.password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    server.clock.advance(16 * 60_000);
    expect((await attempt(person.password)).status).toBe(200);
  });
});

describe('sessions', () => {
  test('end at once on logout', async () => {
    const { token } = await server.person();
    expect((await server.call(logout, { token })).status).toBe(204);
    const after = await server.call(listSessions, { token });
    expect(after.status).toBe(401);
    expect(after.problem).toMatchObject({ code: 'not_authenticated', detail: 'Not authenticated' });
  });

  test('are listed, and one device can sign another out', async () => {
    const person = await server.person();
    const second = await server.call(login, { body: { userName: person.userName, password: person.password } });
    const { body: devices } = await server.call(listSessions, { token: person.token });
    expect(devices.map((device) => device.current).sort()).toEqual([false, true]);
    const other = devices.find((device) => !device.current);
    await server.call(deleteSession, { token: person.token, params: { id: other?.id ?? '' } });
    expect((await server.call(listSessions, { token: second.body.accessToken })).status).toBe(401);
    expect((await server.call(listSessions, { token: person.token })).body).toHaveLength(1);
  });

  test('last a day, or 90 days when the person asked to be remembered', async () => {
    const person = await server.person();
    const credentials = { userName: person.userName, password: person.password };
    const short = await server.call(login, { body: credentials });
    const long = await server.call(login, { body: { ...credentials, remember: true } });
    server.clock.advance(25 * 3_600_000);
    expect((await server.call(listSessions, { token: short.body.accessToken })).status).toBe(401);
    expect((await server.call(listSessions, { token: long.body.accessToken })).status).toBe(200);
    server.clock.advance(90 * 24 * 3_600_000);
    expect((await server.call(listSessions, { token: long.body.accessToken })).status).toBe(401);
  });

  test('of a disabled person are worth nothing', async () => {
    const person = await server.person();
    await server.context.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', person.id).execute();
    expect((await server.call(listSessions, { token: person.token })).status).toBe(401);
    const again = await server.call(login, { body: { userName: person.userName, password: person.password } });
    expect(again.status).toBe(401);
  });

  test('store the token only as a hash', async () => {
    const { token } = await server.person();
    const { rows } = await server.context.database.pool.query(
      'select token_hash::text || user_agent as kept from sessions',
    );
    expect(rows.some((row: { kept: string }) => row.kept.includes(token))).toBe(false);
  });
});
