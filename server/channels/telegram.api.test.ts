import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as fake from '../../tests/fakes/telegram.ts';
import { startTestServer, type TestServer } from '../../tests/server.ts';
import type { AppContext } from '../context.ts';
import { startPolling } from './telegramPolling.ts';

type FakeTelegram = Awaited<ReturnType<typeof fake.start>>;
let telegram: FakeTelegram;
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
  polling = poll(server.context);
});
afterEach(() => polling.stop());

function poll(context: AppContext) {
  if (!server.app.telegram) throw new Error('the bot is not set up');
  return startPolling(context, server.app.telegram);
}

let nextId = 5_000;
const newcomer = (first_name = 'Meera') => ({ id: nextId++, first_name });

const countOf = async (table: string) => {
  const { rows } = await server.context.database.pool.query(`select count(*)::int as count from ${table}`);
  return rows[0].count as number;
};
const foodsOf = async (person: { id: number }) => {
  const { rows } = await server.context.database.pool.query(
    `select food_name, quantity, deleted_at is not null as deleted from food_entries
     join telegram_accounts using (user_id) where telegram_user_id = $1 order by id`,
    [person.id],
  );
  return rows as { food_name: string; quantity: number; deleted: boolean }[];
};

describe('the bot', () => {
  test('makes an account for a newcomer on /start, and finds it again', async () => {
    const meera = newcomer();
    telegram.sendText(meera, '/start');
    await telegram.waitForMessage(meera.id, (message) => message.text.startsWith('Welcome to FitPulse'));
    const before = await countOf('users');
    telegram.sendText(meera, '/start');
    await telegram.waitForMessage(meera.id, () => telegram.sentTo(meera.id).length === 2);
    expect(await countOf('users')).toBe(before);
  });

  test('logs a meal, answers with buttons, and the buttons work', async () => {
    const meera = newcomer();
    telegram.sendText(meera, '2 rotis');
    const answer = await telegram.waitForMessage(meera.id, (message) => message.text.includes('Roti, 2 pieces'));
    telegram.pressButton(meera, answer.messageId, '×2');
    await telegram.waitForMessage(meera.id, (message) => message.text.startsWith('Doubled'));
    telegram.pressButton(meera, answer.messageId, 'Undo');
    await telegram.waitForMessage(meera.id, (message) => message.text.startsWith('Undone'));
    expect(await foodsOf(meera)).toEqual([{ food_name: 'Roti', quantity: 4, deleted: true }]);
  });

  test('takes a message that is delivered twice as one, and answers once', async () => {
    const meera = newcomer();
    const update = telegram.sendText(meera, '1 banana');
    await telegram.waitForMessage(meera.id, (message) => message.text.includes('Banana'));
    telegram.redeliver(update.update_id);
    telegram.sendText(meera, 'help');
    await telegram.waitForMessage(meera.id, (message) => message.text.includes('walked 30 minutes'));
    expect(await foodsOf(meera)).toHaveLength(1);
    expect(telegram.sentTo(meera.id)).toHaveLength(2);
  });

  test('answers later when Telegram says 429, or fails, and logs once', async () => {
    const meera = newcomer();
    telegram.failNext({ status: 429, retryAfter: 1 });
    telegram.failNext({ status: 500 });
    telegram.sendText(meera, '1 banana');
    await telegram.waitForMessage(meera.id, (message) => message.text.includes('Banana'));
    expect(await foodsOf(meera)).toHaveLength(1);
  });

  test('keeps the entry of a person who blocked it meanwhile, and goes on with the others', async () => {
    const [meera, arun] = [newcomer(), newcomer('Arun')];
    telegram.sendText(meera, '/start');
    await telegram.waitForMessage(meera.id);
    await polling.stop();
    telegram.sendText(meera, '1 banana');
    telegram.block(meera);
    telegram.sendText(arun, '1 apple');
    polling = poll(server.context);
    await telegram.waitForMessage(arun.id, (message) => /apple/i.test(message.text));
    const isBlocked = async () => {
      const { rows } = await server.context.database.pool.query(
        'select blocked_at is not null as blocked from telegram_accounts where telegram_user_id = $1',
        [meera.id],
      );
      return rows[0].blocked;
    };
    await expect.poll(isBlocked).toBe(true);
    expect(await foodsOf(meera)).toHaveLength(1);
  });

  test('answers others while a chat that sent a flood still waits for its answers', async () => {
    const [flood, arun] = [newcomer(), newcomer('Arun')];
    for (let sent = 0; sent < 40; sent += 1) telegram.sendText(flood, `${sent + 1} bananas`);
    await telegram.waitForMessage(
      flood.id,
      (message) => /bananas? /i.test(message.text) || /Banana/.test(message.text),
    );
    for (const text of ['1 apple', '2 rotis']) telegram.sendText(arun, text);
    await telegram.waitForMessage(arun.id, (message) => /roti/i.test(message.text));
    expect(telegram.sentTo(flood.id).length).toBeLessThan(10);

    await polling.stop();
    expect(await countOf('telegram_updates')).toBeGreaterThan(20);
    await server.context.database.pool.query(
      'delete from telegram_updates where update_id > (select min(update_id) from telegram_updates)',
    );
    polling = poll(server.context);
    await expect.poll(() => countOf('telegram_updates')).toBe(0);
    const eaten = (await foodsOf(flood)).map(({ quantity }) => quantity);
    expect(eaten).toEqual(eaten.map((_, index) => index + 1));
  });

  test('takes so many of a chat at once, says so once, and goes on', async () => {
    const [flood, arun] = [newcomer(), newcomer('Arun')];
    await polling.stop();
    for (let sent = 0; sent < 80; sent += 1) telegram.sendText(flood, '/start');
    telegram.sendText(arun, '1 apple');
    polling = poll(server.context);
    await telegram.waitForMessage(arun.id, (message) => /apple/i.test(message.text));
    await telegram.waitForMessage(flood.id, (message) => message.text.includes('left out'));
    await polling.stop();
    expect(telegram.sentTo(flood.id).filter(({ text }) => text.includes('left out'))).toHaveLength(1);
    await server.context.database.pool.query('delete from telegram_updates');
    polling = poll(server.context);
  });

  test('is held by one process at a time', async () => {
    const second = poll(server.context);
    const meera = newcomer();
    telegram.sendText(meera, '1 banana');
    await telegram.waitForMessage(meera.id, (message) => message.text.includes('Banana'));
    const conflicts = telegram.calls.filter((call) => call.method === 'getUpdates' && call.status === 409);
    expect(conflicts).toEqual([]);
    await second.stop();
    expect(await foodsOf(meera)).toHaveLength(1);
  });

  test('answers a photo with what to do instead', async () => {
    const meera = newcomer();
    telegram.sendPhoto(meera, fake1x1Png);
    const answer = await telegram.waitForMessage(meera.id);
    expect(answer.text).toContain('tell me in words');
  });

  test('reads a laboratory report that is sent as a document', async () => {
    const meera = newcomer();
    telegram.sendDocument(meera, Buffer.from('Hemoglobin  9.8  g/dL  12.0 - 15.0'), 'report.txt');
    const answer = await telegram.waitForMessage(meera.id);
    expect(answer.text).toMatch(/^Lab report of .*\n• Haemoglobin 9.8 g\/dL: low/);
    telegram.sendDocument(meera, Buffer.alloc(5_300_000, 'x'), 'long.txt');
    await telegram.waitForMessage(meera.id, ({ text }) => text.includes('larger than 5 MB'));
  });
});

const fake1x1Png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
