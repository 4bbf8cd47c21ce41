import { afterAll, expect, test } from 'vitest';
import * as fake from '../../tests/fakes/telegram.ts';
import { serverForTests } from '../../tests/server.ts';

const webhookSecret = 'a-webhook-secret';
const telegram = await fake.start();
const { token, url: apiRoot } = telegram;
const server = await serverForTests({ telegram: { token, apiRoot, userName: undefined, webhookSecret } });
afterAll(() => telegram.close());

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
  for (const _ of ['once', 'again']) expect((await deliver(update, webhookSecret)).status).toBe(200);
  expect(telegram.sentTo(asha.id).map(({ text }) => text)).toEqual([expect.stringContaining('Water, 250 ml')]);
});

test('what is no JSON, or too much of it, is refused', async () => {
  expect((await deliver('{', webhookSecret)).status).toBe(400);
  expect((await deliver({ text: 'x'.repeat(2_000_000) }, webhookSecret)).status).toBe(413);
});
