import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTelegramLink, deleteTelegramLink, getTelegramLink } from '../../../contract/accounts.ts';
import { listFoodEntries } from '../../../contract/food.ts';
import * as fake from '../../../tests/fakes/telegram.ts';
import { startTestServer, type TestPerson, type TestServer } from '../../../tests/server.ts';
import { movedTables } from './mutations.ts';

let telegram: fake.Telegram;
let server: TestServer;
beforeAll(async () => {
  telegram = await fake.start();
  const settings = { token: telegram.token, apiRoot: telegram.url, userName: undefined, webhookSecret: undefined };
  server = await startTestServer({ telegram: settings });
});
afterAll(async () => {
  await server.close();
  await telegram.close();
});

let nextId = 7_000;
const newcomer = () => ({ id: nextId++, first_name: 'Meera' });
type Chat = ReturnType<typeof newcomer>;

/** What the bot answers; '' when it says nothing new. */
const say = async (chat: Chat, text: string) => {
  const before = telegram.sentTo(chat.id).length;
  await server.app.telegram?.handle(telegram.sendText(chat, text));
  return telegram.sentTo(chat.id)[before]?.text ?? '';
};
const newLink = async ({ token }: TestPerson) => (await server.call(createTelegramLink, { token })).body;
const open = async (chat: Chat, person: TestPerson) => say(chat, `/start ${(await newLink(person)).code}`);
const status = async ({ token }: TestPerson) => (await server.call(getTelegramLink, { token })).body;
const foods = async ({ token }: TestPerson) =>
  (await server.call(listFoodEntries, { token, query: {} })).body.map((food) => food.foodName);
const query = async (text: string, ...values: unknown[]) =>
  (await server.context.database.pool.query(text, values)).rows;
const holderOf = async (chat: Chat) =>
  (await query('select user_id from telegram_accounts where telegram_user_id = $1', chat.id))[0]?.user_id;

describe('a link', () => {
  test('leads to the bot, lasts ten minutes, and is kept as a hash', async () => {
    const person = await server.person();
    const link = await newLink(person);
    expect(link.url).toBe(`https://t.me/fitpulse_test_bot?start=${link.code}`);
    expect(Date.parse(link.expiresAt) - server.clock.now().getTime()).toBe(600_000);
    const [row] = await query("select code_hash::text || '' as kept from telegram_links where user_id = $1", person.id);
    expect(row.kept).not.toContain(link.code);
  });

  test('connects the chat that opens it, so that both sides share one diary', async () => {
    const [person, chat] = [await server.person(), newcomer()];
    expect(await status(person)).toEqual({ available: true, linked: false, linkedAt: null });
    const users = await query('select id from users');
    expect(await open(chat, person)).toContain('This chat is connected');
    expect(await query('select id from users')).toHaveLength(users.length);
    await say(chat, '1 banana');
    expect(await foods(person)).toEqual(['Banana']);
    expect((await status(person)).linked).toBe(true);
    const messages = await query('select text from chat_messages where user_id = $1 order by sequence', person.id);
    expect(messages[0]).toEqual({ text: '/start' });
  });

  test('works once, for ten minutes, and a newer one replaces it; others answer politely and change nothing', async () => {
    const [person, chat, stranger] = [await server.person(), newcomer(), newcomer()];
    const first = await newLink(person);
    const second = await newLink(person);
    expect(await say(chat, `/start ${first.code}`)).toContain('expired, or was used');
    expect(await say(chat, `/start ${second.code}`)).toContain('is connected');
    expect(await say(chat, `/start ${second.code}`)).toContain('connected to your FitPulse account already');
    expect(await say(stranger, `/start ${second.code}`)).toContain('expired, or was used');
    expect(await say(stranger, `/start ${'x'.repeat(43)}`)).toContain('expired, or was used');
    expect(await say(stranger, '/start campaign')).toContain('Welcome');
    const third = await newLink(person);
    server.clock.advance(10 * 60_000 + 1);
    expect(await say(stranger, `/start ${third.code}`)).toContain('expired, or was used');
    expect(await holderOf(chat)).toBe(person.id);
    expect(await holderOf(stranger)).not.toBe(person.id);
  });

  test('that is delivered twice is answered once', async () => {
    const [person, chat] = [await server.person(), newcomer()];
    const update = telegram.sendText(chat, `/start ${(await newLink(person)).code}`);
    await server.app.telegram?.handle(update);
    await server.app.telegram?.handle(update);
    expect(telegram.sentTo(chat.id)).toHaveLength(1);
  });

  test('opened by two chats at once connects one', async () => {
    const [person, chats] = [await server.person(), [newcomer(), newcomer()]];
    const { code } = await newLink(person);
    const updates = chats.map((chat) => telegram.sendText(chat, `/start ${code}`));
    await Promise.all(updates.map((update) => server.app.telegram?.handle(update)));
    const holders = await Promise.all(chats.map(holderOf));
    expect(holders.filter((holder) => holder === person.id)).toHaveLength(1);
  });

  test('of a disabled account is worth nothing', async () => {
    const [person, chat] = [await server.person(), newcomer()];
    const { code } = await newLink(person);
    await query("update users set status = 'disabled' where id = $1", person.id);
    expect(await say(chat, `/start ${code}`)).toContain('expired, or was used');
  });

  test('can be undone from the website', async () => {
    const [person, chat] = [await server.person(), newcomer()];
    await open(chat, person);
    await server.call(deleteTelegramLink, { token: person.token });
    expect((await status(person)).linked).toBe(false);
    await say(chat, '1 banana');
    expect(await foods(person)).toEqual([]);
  });
});

describe('what a chat logged before it was connected', () => {
  test('moves along, with its conversation and undo, and the account that the bot made goes', async () => {
    const [person, chat] = [await server.person(), newcomer()];
    await say(chat, '1 banana');
    await say(chat, '2 glasses of water');
    const made = await holderOf(chat);
    expect(await open(chat, person)).toContain('the 2 entries that you logged here before');
    expect(await foods(person)).toEqual(['Banana']);
    expect(await query('select id from users where id = $1', made)).toEqual([]);
    expect(await say(chat, 'undo')).toContain('Undone');
    expect(await say(chat, 'undo')).toContain('Undone');
    expect(await foods(person)).toEqual([]);
  });

  test('stays where it is in an account with a password', async () => {
    const [first, second, chat] = [await server.person(), await server.person(), newcomer()];
    await open(chat, first);
    await say(chat, '1 banana');
    expect(await open(chat, second)).toContain('is connected');
    expect([await foods(first), await foods(second)]).toEqual([['Banana'], []]);
    expect((await status(first)).linked).toBe(false);
  });

  test('does not make messages of another chat look repeated', async () => {
    const [person, first, second] = [await server.person(), newcomer(), newcomer()];
    await open(first, person);
    await say(first, '1 banana');
    await open(second, person);
    await say(second, '1 apple');
    expect((await foods(person)).map((name) => name.split(',')[0])).toEqual([
      'Banana',
      expect.stringMatching(/apple/i),
    ]);
  });

  test('covers every table of what people own; decide for a new one whether its rows move', async () => {
    const rows = await query(
      "select table_name from information_schema.columns where column_name = 'user_id' and table_schema = 'public'",
    );
    const moved = movedTables.map((table) => table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
    const left = [
      // Settings and secrets of the old account, and what only an account with a password can have.
      ...[
        'goals',
        'target_exceptions',
        'sessions',
        'avatars',
        'user_notifications',
        'notices',
        'chat_questions',
        'telegram_links',
        'telegram_accounts',
      ],
      ...['google_accounts', 'password_resets', 'tickets', 'ticket_messages', 'ticket_changes'],
      ...[
        'orders',
        'refunds',
        'subscription_periods',
        'subscription_cancellations',
        'renewal_reminders',
        'ledger_entries',
        'last_activity',
        'active_weeks',
        'broadcast_recipients',
        'invoices',
      ],
    ];
    expect(rows.map((row) => row.table_name).filter((name) => ![...moved, ...left].includes(name))).toEqual([]);
  });
});
