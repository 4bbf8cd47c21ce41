import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgotPassword, listSessions, login, resetPassword } from '../../../contract/accounts/accounts.ts';
import { runJob } from '../../../tests/checkout.ts';
import { type MailServer, start as startMail } from '../../../tests/fakes/mail.ts';
import { start as startTelegram, type Telegram } from '../../../tests/fakes/telegram.ts';
import { startTestServer, type TestPerson, type TestServer } from '../../../tests/server.ts';

let mail: MailServer;
let telegram: Telegram;
let server: TestServer;
let person: TestPerson;
let email: string;
beforeAll(async () => {
  [mail, telegram] = await Promise.all([startMail(), startTelegram()]);
  server = await startTestServer({
    mail: { smtpUrl: mail.url, from: 'FitPulse <hello@fitpulse.example>' },
    telegram: { token: telegram.token, apiRoot: telegram.url, userName: 'fitpulse_test_bot', webhookSecret: undefined },
  });
});
beforeEach(async () => {
  person = await server.person();
  email = `${person.id}@example.com`;
  await server.context.db
    .updateTable('users')
    .set({ email, emailVerifiedAt: server.clock.now() })
    .where('id', '=', person.id)
    .execute();
});
afterAll(async () => {
  await server.close();
  await Promise.all([mail.close(), telegram.close()]);
});

const forgot = (body: { userName?: string; email?: string }) => server.call(forgotPassword, { body });
const reset = (secret: { token?: string; code?: string }, newPassword = 'a new password') =>
  server.call(resetPassword, { body: { ...secret, newPassword } });
const tokenIn = (text: string) => /\/reset-password#([\w-]+)/.exec(text)?.[1] ?? '';
async function mailedToken(count = 1) {
  await forgot({ userName: person.userName });
  return tokenIn((await mail.waitForMail(email, count)).text);
}
const signIn = (password: string) => server.call(login, { body: { userName: person.userName, password } });

describe('by mail', () => {
  test('a link sets a new password once and ends all sessions', async () => {
    const token = await mailedToken();
    expect((await reset({ token })).status).toBe(204);
    expect((await server.call(listSessions, { token: person.token })).status).toBe(401);
    expect([(await signIn(person.password)).status, (await signIn('a new password')).status]).toEqual([401, 200]);
    const again = await reset({ token }, 'another one');
    expect([again.status, again.problem.code]).toEqual([400, 'reset_not_valid']);
  });

  test('is found by the address, in whatever case', async () => {
    await forgot({ email: email.toUpperCase() });
    expect(tokenIn((await mail.waitForMail(email)).text)).toMatch(/^[\w-]{43}$/);
  });

  test('of two uses at once one wins', async () => {
    const token = await mailedToken();
    const answers = await Promise.all([
      reset({ token }, 'first'),
      reset({ token }, 'second'),
      reset({ token }, 'third'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400]);
  });

  test('using one link ends the others', async () => {
    const [first, second] = [await mailedToken(1), await mailedToken(2)];
    expect((await reset({ token: second })).status).toBe(204);
    expect((await reset({ token: first })).status).toBe(400);
  });

  test('after ten minutes it is too old', async () => {
    const token = await mailedToken();
    server.clock.advance(10 * 60_000);
    expect((await reset({ token })).status).toBe(400);
    expect((await signIn(person.password)).status).toBe(200);
  });

  test('a disabled person gets none, and one that was sent is worth nothing', async () => {
    const token = await mailedToken();
    await server.context.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', person.id).execute();
    expect((await reset({ token })).status).toBe(400);
    await forgot({ userName: person.userName });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(mail.sentTo(email)).toHaveLength(1);
  });

  test('the database holds no token', async () => {
    const token = await mailedToken();
    const { rows } = await server.context.database.pool.query(
      'select password_resets::text as row from password_resets',
    );
    expect(rows.some(({ row }) => row.includes(token) || row.includes(Buffer.from(token).toString('hex')))).toBe(false);
    server.clock.advance(86_400_000);
    await runJob(server, 'delete-old-password-resets');
    expect((await server.context.database.pool.query('select 1 from password_resets')).rows).toEqual([]);
  });
});

describe('by Telegram', () => {
  const chatId = 4_711;
  beforeEach(async () => {
    const chat = { id: chatId, firstName: 'Asha' };
    telegram.openChat(chat);
    await server.context.db.deleteFrom('telegramAccounts').execute();
    const linked = { userId: person.id, telegramUserId: chatId, chatId, linkedAt: server.clock.now() };
    await server.context.db.insertInto('telegramAccounts').values(linked).execute();
  });

  test('a code comes to the chat that is linked, and works typed in any way', async () => {
    const before = telegram.sentTo(chatId).length;
    await forgot({ userName: person.userName });
    const message = await telegram.waitForMessage(
      chatId,
      ({ text }) => telegram.sentTo(chatId).length > before && text.includes('code'),
    );
    const code = /: ([A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4})\n/.exec(message.text)?.[1] ?? '';
    expect((await reset({ code: ` ${code.toLowerCase().replaceAll('-', ' ')} ` })).status).toBe(204);
    expect((await signIn('a new password')).status).toBe(200);
  });
});

describe('nobody learns who has an account', () => {
  test('the answer is the same for a name and an address that nobody has', async () => {
    const answers = [
      await forgot({ userName: person.userName }),
      await forgot({ userName: 'nobody-at-all' }),
      await forgot({ email: 'nobody@example.com' }),
    ];
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
  });

  test('a name is throttled whether somebody has it or not', async () => {
    for (const userName of [person.userName, 'nobody-either']) {
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 5; attempt += 1) statuses.push((await forgot({ userName })).status);
      expect(statuses).toEqual([200, 200, 200, 429, 429]);
    }
  });
});

test('guessing is throttled by address', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const guess = () => server.call(resetPassword, { body: { code: 'AAAA-AAAA-AAAA', newPassword: 'guessed' }, headers });
  const answers = await Promise.all(Array.from({ length: 25 }, guess));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
});
