import { expect, test } from 'vitest';
import {
  changePassword,
  createAccount,
  listSessions,
  login,
  resetPassword,
} from '../../../contract/accounts/accounts.ts';
import { serverForTests, startTestServer } from '../../../tests/server.ts';
import { startPasswordReset } from '../passwordResets/mutations.ts';

const server = await serverForTests({ passwordMinLength: 8 });

test('a changed password is the only one, and every other device is signed out', async () => {
  const person = await server.person();
  const { userName, password } = person;
  const other = await server.call(login, { body: { userName, password } });
  const body = { currentPassword: password, newPassword: 'another horse 2' };
  expect((await server.call(changePassword, { token: person.token, body })).status).toBe(204);
  expect((await server.call(listSessions, { token: other.body.accessToken })).status).toBe(401);
  expect((await server.call(listSessions, { token: person.token })).body).toHaveLength(1);
  expect((await server.call(login, { body: { userName, password } })).status).toBe(401);
  expect((await server.call(login, { body: { userName, password: body.newPassword } })).status).toBe(200);
});

test('a wrong current password, and a short new one, change nothing and end no session', async () => {
  const { userName, password, token } = await server.person();
  const attempt = (currentPassword: string, newPassword: string) =>
    server.call(changePassword, { token, body: { currentPassword, newPassword } });
  const wrong = await attempt('wrong', 'long enough 1');
  expect([wrong.status, wrong.problem.errors]).toEqual([
    422,
    [{ path: 'currentPassword', message: 'That is not your current password.' }],
  ]);
  const short = await attempt(password, 'short');
  expect([short.status, short.problem.errors?.[0]?.path]).toEqual([422, 'newPassword']);
  expect((await server.call(login, { body: { userName, password } })).status).toBe(200);
});

test('what is wrong with a password is said in Hindi to who reads Hindi, or asks for it', async () => {
  const { token } = await server.person();
  const headers = { 'accept-language': 'hi' };
  const body = { currentPassword: 'wrong', newPassword: 'long enough 1' };
  const { problem } = await server.call(changePassword, { token, body, headers });
  expect(problem.errors?.[0]?.message).toBe('यह आपका मौजूदा पासवर्ड नहीं है।');
  const newcomer = { userName: 'kavita', password: 'short', termsAccepted: true } as const;
  const refused = await server.call(createAccount, { body: newcomer, headers });
  expect(refused.problem.errors?.[0]?.message).toBe('पासवर्ड में कम से कम 8 अक्षर होने चाहिए।');
});

test('guesses at the current password are throttled', async () => {
  const { token } = await server.person();
  const guess = () =>
    server.call(changePassword, { token, body: { currentPassword: 'guess', newPassword: 'long enough 1' } });
  const statuses = (await Promise.all(Array.from({ length: 12 }, guess))).map((answer) => answer.status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

test('an account without a password sets its first one', async () => {
  const { id, userName, token } = await server.person();
  await server.context.db.updateTable('users').set({ passwordHash: null }).where('id', '=', id).execute();
  const body = { currentPassword: '', newPassword: 'my first horse 1' };
  expect((await server.call(changePassword, { token, body })).status).toBe(204);
  expect((await server.call(login, { body: { userName, password: body.newPassword } })).status).toBe(200);
});

test('in production no password is taken that is guessed first, wherever one is chosen', async () => {
  const strict = await startTestServer({ production: true });
  const { token, password, id } = await strict.person();
  const common = 'fitpulse1';
  const fault = 'This password is among the first that are guessed. Choose another, of several words for example.';
  const body = { userName: 'commoner', password: common, termsAccepted: true } as const;
  const secret = await startPasswordReset(strict.context.db, id, strict.clock.now());
  const answers = [
    await strict.call(createAccount, { body }),
    await strict.call(changePassword, { token, body: { currentPassword: password, newPassword: common } }),
    await strict.call(resetPassword, { body: { token: secret, newPassword: common } }),
  ];
  expect(answers.map(({ problem }) => problem.detail)).toEqual([fault, fault, fault]);
  await strict.close();
});
