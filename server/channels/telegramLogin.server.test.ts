import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { loginWithLink } from '../../contract/accounts/accounts.ts';
import { listChatMessages } from '../../contract/assistant.ts';
import * as fake from '../../tests/fakes/telegram.ts';
import { startTestServer, type TestServer } from '../../tests/server.ts';
import { startPolling } from './telegramPolling.ts';

let telegram: fake.Telegram;
let server: TestServer;
let polling: ReturnType<typeof startPolling>;
beforeAll(async () => {
  telegram = await fake.start();
  const settings = { token: telegram.token, apiRoot: telegram.url, userName: undefined, webhookSecret: undefined };
  server = await startTestServer({ telegram: settings });
});
afterAll(async () => {
  await server.close();
  await telegram.close();
});
beforeEach(() => {
  if (!server.app.telegram) throw new Error('the bot is not set up');
  polling = startPolling(server.context, server.app.telegram);
});
afterEach(() => polling.stop());

let nextId = 7_000;
/** Somebody new who asks for a link: the message about it, and the code that came beside it. */
async function askForLink(words = 'login') {
  const person = { id: nextId++, first_name: 'Meera' };
  telegram.sendText(person, words);
  const about = await telegram.waitForMessage(person.id, ({ text }) => text.startsWith('This link signs you in'));
  return { person, about, code: codesOf(person.id).at(-1) ?? '' };
}
const codesOf = (chatId: number) =>
  telegram.sentTo(chatId).flatMap(({ text }) => text.match(/\/login-link#([\w-]{43})$/)?.[1] ?? []);
const signIn = (code: string) => server.call(loginWithLink, { body: { code } });

test('a link of the bot signs in once, as the person of the chat, and stands in no conversation', async () => {
  const { code } = await askForLink();
  const { body, status } = await signIn(code);
  expect(status).toBe(200);
  const { body: chat } = await server.call(listChatMessages, { token: body.accessToken, query: {} });
  expect(chat.messages.map(({ text }) => text)).toEqual(['login', expect.stringMatching(/^This link signs you in/)]);
  expect(JSON.stringify(chat)).not.toContain(code);
  expect(await signIn(code)).toMatchObject({ status: 401, problem: { code: 'login_failed' } });
});

test('of two calls at once one signs in', async () => {
  const { code } = await askForLink('/login');
  const statuses = (await Promise.all([signIn(code), signIn(code), signIn(code)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 401, 401]);
});

test('a link ends after ten minutes, by its button, and by a newer one', async () => {
  const old = await askForLink();
  server.clock.advance(10 * 60_000);
  expect((await signIn(old.code)).status).toBe(401);

  const ended = await askForLink();
  telegram.pressButton(ended.person, ended.about.messageId, 'End this link');
  await telegram.waitForMessage(ended.person.id, ({ text }) => text === 'The link no longer works.');
  expect((await signIn(ended.code)).status).toBe(401);

  const first = await askForLink();
  telegram.sendText(first.person, 'website');
  await telegram.waitForMessage(first.person.id, () => codesOf(first.person.id).length === 2);
  expect((await signIn(first.code)).status).toBe(401);
  expect((await signIn(codesOf(first.person.id)[1] ?? '')).status).toBe(200);
});

test('whoever was disabled since signs in no more', async () => {
  const { code } = await askForLink();
  await server.context.db.updateTable('users').set({ status: 'disabled' }).execute();
  expect((await signIn(code)).status).toBe(401);
});
