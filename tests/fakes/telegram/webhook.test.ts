import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Bot, webhookCallback } from 'grammy';
import type { Update } from 'grammy/types';
import { describe, expect, onTestFinished, test } from 'vitest';
import { call, eventually, fake, getUpdates, webhookInfo } from './testing.ts';

async function receiver(handle: (request: IncomingMessage, body: string, response: ServerResponse) => void) {
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray();
    handle(request, Buffer.concat(chunks).toString(), response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
}

describe('webhook', () => {
  test('delivers with the secret, in order, again after an error, and reports the error', async () => {
    const telegram = await fake({ webhook: { retryDelayMs: 20 } });
    const received: string[] = [];
    const url = await receiver((request, body, response) => {
      const { message } = JSON.parse(body) as Update;
      received.push(`${request.headers['x-telegram-bot-api-secret-token']} ${message?.text}`);
      response.writeHead(received.length <= 2 ? 500 : 200).end();
    });
    telegram.sendText(7, 'a');
    await call(telegram, 'setWebhook', { url, secret_token: 'S-1' });
    telegram.sendText(7, 'b');
    await eventually(() => received).toEqual(['S-1 a', 'S-1 a', 'S-1 a', 'S-1 b']);
    await eventually(async () => (await webhookInfo(telegram)).pending_update_count).toBe(0);
    const info = await webhookInfo(telegram);
    expect(info).toMatchObject({ url, max_connections: 40, has_custom_certificate: false });
    expect(info.last_error_message).toBe('Wrong response from the webhook: 500 Internal Server Error');
  });

  test('excludes getUpdates, and hands over what is pending when it is deleted', async () => {
    const telegram = await fake();
    const poll = call(telegram, 'getUpdates', { timeout: 10 });
    await eventually(() => telegram.calls.length).toBe(1);
    await call(telegram, 'setWebhook', { url: 'http://127.0.0.1:1/nobody' });
    expect((await poll).description).toBe('Conflict: terminated by setWebhook request');
    expect((await call(telegram, 'getUpdates')).status).toBe(409);
    telegram.sendText(7, 'a');
    await eventually(async () => (await webhookInfo(telegram)).last_error_message).toBeDefined();
    await call(telegram, 'deleteWebhook');
    expect(await getUpdates(telegram)).toHaveLength(1);
    await call(telegram, 'deleteWebhook', { drop_pending_updates: true });
    expect(await getUpdates(telegram)).toEqual([]);
    expect((await webhookInfo(telegram)).url).toBe('');
  });

  test('refuses a bad address or secret', async () => {
    const telegram = await fake();
    for (const params of [{ url: 'nonsense' }, { url: 'https://a.example', secret_token: 'not this!' }]) {
      expect((await call(telegram, 'setWebhook', params)).status).toBe(400);
    }
  });

  test('makes the call that an answer holds, other than reads', async () => {
    const telegram = await fake();
    const answers = [{ method: 'sendMessage', chat_id: 7, text: 'from the answer' }, { method: 'getMe' }];
    const url = await receiver((_request, _body, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answers.shift() ?? {}));
    });
    await call(telegram, 'setWebhook', { url });
    telegram.sendText(7, 'a');
    telegram.sendText(7, 'b');
    expect((await telegram.waitForMessage(7)).text).toBe('from the answer');
    await eventually(() => answers).toEqual([]);
    const made = telegram.calls.filter(({ isWebhookAnswer }) => isWebhookAnswer);
    expect(made.map(({ method }) => method)).toEqual(['sendMessage']);
  });

  test('redelivers to a webhook', async () => {
    const telegram = await fake();
    const received: number[] = [];
    const url = await receiver((_request, body, response) => {
      received.push((JSON.parse(body) as Update).update_id);
      response.end();
    });
    await call(telegram, 'setWebhook', { url });
    const { update_id } = telegram.sendText(7, 'a');
    telegram.redeliver(update_id);
    await eventually(() => received).toEqual([update_id, update_id]);
  });

  test('works with grammY behind it', async () => {
    const telegram = await fake();
    const bot = new Bot(telegram.token, { client: { apiRoot: telegram.url } });
    bot.on('message:text', (ctx) => ctx.reply(`You said ${ctx.msg.text}`));
    const handle = webhookCallback(bot, 'http', { secretToken: 'secret' });
    const server = createServer((request, response) => void handle(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await bot.api.setWebhook(url, { secret_token: 'secret' });
    telegram.sendText(7, 'hello');
    expect((await telegram.waitForMessage(7)).text).toBe('You said hello');
  });
});
