import { afterAll, expect, test } from 'vitest';
import * as fake from '../../tests/fakes/telegram.ts';
import { startTestServer } from '../../tests/server.ts';
import { createTelegramApi, telegramMessenger } from '../clients/telegram.ts';
import { keepUpdates } from '../features/telegram/mutations.ts';

const webhookSecret = 'a-webhook-secret';
const telegram = await fake.start();
const { token, url: apiRoot } = telegram;
// At Telegram's pace: a flood waits for its answers.
const telegramApi = createTelegramApi({ token, apiRoot });
const server = await startTestServer(
  { telegram: { token, apiRoot, userName: undefined, webhookSecret } },
  { telegramApi, messenger: telegramMessenger(telegramApi) },
);
afterAll(async () => {
  await server.app.telegramUpdates?.stop();
  await server.close();
  await telegram.close();
});

const asha = { id: 7_501, first_name: 'Asha' };

function deliver(body: unknown, secret?: string): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    ...(secret && { 'x-telegram-bot-api-secret-token': secret }),
  };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return fetch(`${server.url}/telegram/webhook`, { method: 'POST', headers, body: text });
}

test('an update is taken from whoever knows the secret, and from nobody else', async () => {
  const update = telegram.sendText(asha, 'drank 250 ml water');
  for (const secret of [undefined, 'another-secret', `${webhookSecret}-`]) {
    expect((await deliver(update, secret)).status).toBe(401);
  }
  expect(telegram.sentTo(asha.id)).toEqual([]);
  expect((await deliver(update, webhookSecret)).status).toBe(200);
  await telegram.waitForMessage(asha.id, ({ text }) => text.includes('Water, 250 ml'));
  for (const again of [update, telegram.sendText(asha, 'help')]) await deliver(again, webhookSecret);
  await telegram.waitForMessage(asha.id, ({ text }) => text.includes('walked 30 minutes'));
  expect(telegram.sentTo(asha.id)).toHaveLength(2);
});

test('others are answered while a chat that sent a flood still waits for its answers', async () => {
  const [flood, arun] = [
    { id: 7_502, first_name: 'Flood' },
    { id: 7_503, first_name: 'Arun' },
  ];
  const sent = Array.from({ length: 40 }, (_, index) => telegram.sendText(flood, `${index + 1} bananas`));
  for (const { status } of await Promise.all(sent.map((update) => deliver(update, webhookSecret))))
    expect(status).toBe(200);
  await deliver(telegram.sendText(arun, '1 apple'), webhookSecret);
  await telegram.waitForMessage(arun.id, ({ text }) => /apple/i.test(text));
  expect(telegram.sentTo(flood.id).length).toBeLessThan(10);
});

test('what a process had in hand when it ended is handled by another, once it claims it no more', async () => {
  const { context, clock, app } = server;
  const devi = { id: 7_504, first_name: 'Devi' };
  const update = telegram.sendText(devi, '1 banana');
  const claimedUntil = new Date(clock.now().getTime() + 60_000);
  expect(await keepUpdates(context.db, [{ update, chatId: asha.id }], claimedUntil, [])).toHaveLength(1);
  expect((await deliver(update, webhookSecret)).status).toBe(200);
  await app.telegramUpdates?.takeLeftBehind();
  expect(await keepUpdates(context.db, [{ update, chatId: asha.id }], claimedUntil, [])).toEqual([]);
  clock.advance(60_001);
  await app.telegramUpdates?.takeLeftBehind();
  await telegram.waitForMessage(devi.id, ({ text }) => text.includes('Banana'));
});

test('a chat is answered in its order, also where another process has the earlier message in hand', async () => {
  const { context, clock, app } = server;
  const esha = { id: 7_505, first_name: 'Esha' };
  const [first, second] = [telegram.sendText(esha, '1 banana'), telegram.sendText(esha, 'undo')];
  const claimedUntil = new Date(clock.now().getTime() + 60_000);
  await keepUpdates(context.db, [{ update: first, chatId: esha.id }], claimedUntil, []);
  await deliver(second, webhookSecret);
  await app.telegramUpdates?.takeLeftBehind();
  clock.advance(60_001);
  await app.telegramUpdates?.takeLeftBehind();
  await telegram.waitForMessage(esha.id, ({ text }) => text.includes('Undone'));
  expect(telegram.sentTo(esha.id).map(({ text }) => /Banana|Undone/.exec(text)?.[0])).toEqual(['Banana', 'Undone']);
});

test('what is no JSON, or too much of it, is refused', async () => {
  for (const body of ['{', {}]) expect((await deliver(body, webhookSecret)).status).toBe(400);
  expect((await deliver({ text: 'x'.repeat(2_000_000) }, webhookSecret)).status).toBe(413);
});
