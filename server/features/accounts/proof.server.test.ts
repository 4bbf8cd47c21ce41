import { beforeEach, describe, expect, test } from 'vitest';
import {
  changePassword,
  createTelegramLink,
  deleteOtherSessions,
  listSessions,
  login,
  loginWithLink,
  provenMinutes,
  reauthenticate,
} from '../../../contract/accounts/accounts.ts';
import { deleteMe, getCsvExport, getExport, importData } from '../../../contract/accounts/me.ts';
import { saveProfile } from '../../../contract/accounts/profile.ts';
import type { Route } from '../../../contract/http.ts';
import { listNotices } from '../../../contract/notifications.ts';
import { runJob } from '../../../tests/checkout.ts';
import { serverForTests, type TestPerson } from '../../../tests/server.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { createLoginLink } from './links/mutations.ts';

const telegram = { token: '1:proof', apiRoot: 'http://127.0.0.1:9', userName: 'proof_bot', webhookSecret: undefined };
const server = await serverForTests({ telegram });
let person: TestPerson;
beforeEach(async () => {
  person = await server.person();
});

const wait = () => server.clock.advance(provenMinutes * 60_000 + 1);
const prove = (password = person.password) => server.call(reauthenticate, { token: person.token, body: { password } });
const forgetPassword = () =>
  server.context.db.updateTable('users').set({ passwordHash: null }).where('id', '=', person.id).execute();
const noticesOf = async ({ token } = person) => {
  const { body } = await server.call(listNotices, { token });
  return body.notices.map(({ title }) => title);
};

describe('a session that proved nothing for a while', () => {
  const guarded: [string, Route, object | undefined][] = [
    ['a new e-mail address', saveProfile, { email: 'thief@example.com' }],
    ['a chat', createTelegramLink, undefined],
    ['an export', getExport, undefined],
    ['an export as tables', getCsvExport, undefined],
    ['an import', importData, {}],
  ];
  test.each(guarded)('gets %s only once the password is given again', async (_, route, body) => {
    const send = () =>
      fetch(`${server.url}/api/v1${route.path}`, {
        method: route.method.toUpperCase(),
        headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
    wait();
    const refused = await send();
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
      403,
      'reauthentication_required',
    ]);
    expect((await prove('not it')).status).toBe(422);
    expect((await send()).status).toBe(403);
    expect((await prove()).status).toBe(204);
    const allowed = await send();
    await allowed.arrayBuffer();
    expect(allowed.status).not.toBe(403);
  });

  test('keeps the profile as it is where the address stays', async () => {
    wait();
    const { token } = person;
    const body = { firstName: 'Asha', email: '' };
    expect((await server.call(saveProfile, { token, body })).status).toBe(200);
  });

  test('of an account without a password sets none and deletes nothing', async () => {
    const { token, userName } = person;
    await forgetPassword();
    wait();
    const body = { currentPassword: '', newPassword: 'a new horse 1' };
    expect((await server.call(changePassword, { token, body })).problem.code).toBe('reauthentication_required');
    const deleted = await server.call(deleteMe, { token, body: { confirm: userName } });
    expect(deleted.problem.code).toBe('reauthentication_required');
    expect((await prove('')).problem.errors).toMatchObject([{ path: 'password' }]);
  });
});

describe('a sign-in by a link of the bot', () => {
  const signInByLink = async () => {
    const code = await createLoginLink(server.context.db, person.id as OwnerId, server.clock.now());
    return (await server.call(loginWithLink, { body: { code } })).body.accessToken;
  };
  const exportWith = (token: string) => server.call(getExport, { token });

  test('proves nothing of an account that has a password', async () => {
    const token = await signInByLink();
    expect((await exportWith(token)).problem.code).toBe('reauthentication_required');
    await server.call(reauthenticate, { token, body: { password: person.password } });
    expect((await exportWith(token)).status).toBe(200);
  });

  test('is the proof of an account that has only the chat', async () => {
    await forgetPassword();
    expect((await exportWith(await signInByLink())).status).toBe(200);
  });
});

test('guesses at the password in a stolen session are throttled', async () => {
  const statuses = (await Promise.all(Array.from({ length: 12 }, () => prove('guess')))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

test('signing out everywhere else leaves this session', async () => {
  const { userName, password, token } = person;
  const { body: other } = await server.call(login, { body: { userName, password } });
  expect((await server.call(deleteOtherSessions, { token })).status).toBe(204);
  expect((await server.call(listSessions, { token: other.accessToken })).status).toBe(401);
  expect((await server.call(listSessions, { token })).body).toHaveLength(1);
});

describe('the person is told', () => {
  test('of a new e-mail address, at the one before', async () => {
    const mails: string[] = [];
    server.context.mailer.send = async ({ to, subject }) => void mails.push(`${to}: ${subject}`);
    const { token } = person;
    await server.call(saveProfile, { token, body: { email: 'asha@example.com' } });
    server.clock.advance(1_000);
    await server.call(saveProfile, { token, body: { email: 'thief@example.com' } });
    await runJob(server, 'mail-notices');
    const changes = mails.filter((mail) => mail.endsWith('was changed'));
    expect(changes).toEqual(['asha@example.com: Your e-mail address was changed']);
    expect(await noticesOf()).toContain('Your e-mail address was changed');
  });

  test('of a new password', async () => {
    const { token, password } = person;
    await server.call(changePassword, { token, body: { currentPassword: password, newPassword: 'a new horse 1' } });
    expect(await noticesOf()).toContain('Your password was changed');
  });

  test('of a sign-in from another kind of device, not of another version of it', async () => {
    const { userName, password } = person;
    const signIn = (agent: string) =>
      server.call(login, { body: { userName, password }, headers: { 'user-agent': agent } });
    const told = async () => (await noticesOf()).filter((title) => title === 'New sign-in to your account').length;
    const seen: number[] = [];
    for (const agent of ['node', 'Firefox/140.0 (Windows)', 'Firefox/141.0 (Windows)', 'Chrome/99 (Android 15)']) {
      await signIn(agent);
      server.clock.advance(1_000);
      seen.push(await told());
    }
    expect(seen).toEqual([0, 1, 1, 2]);
  });
});
