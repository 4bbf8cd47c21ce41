import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTelegramLink, deleteTelegramLink, getTelegramLink } from '../../../contract/accounts/accounts.ts';
import { listFoodEntries } from '../../../contract/entries/food.ts';
import { listNotices } from '../../../contract/notifications.ts';
import * as fake from '../../../tests/fakes/telegram.ts';
import { startTestServer, type TestPerson, type TestServer } from '../../../tests/server.ts';
import { sqlNamesOfMoved } from '../accountJoins/rows/data.ts';

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
/** Presses the latest button with this label; answers what comes back, or '' when nothing does. */
const press = async (chat: Chat, label: string) => {
  const sent = telegram.sentTo(chat.id);
  const shown = sent.findLast(({ keyboard }) => keyboard.flat().some(({ text }) => text === label));
  await server.app.telegram?.handle(telegram.pressButton(chat, shown?.messageId ?? 0, label));
  return telegram.sentTo(chat.id)[sent.length]?.text ?? '';
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
    expect(await status(person)).toEqual({ available: true, linked: false, linkedAt: null, join: null });
    const users = await query('select id from users');
    expect(await open(chat, person)).toContain('This chat is now connected');
    expect(await query('select id from users')).toHaveLength(users.length);
    await say(chat, '1 banana');
    expect(await foods(person)).toEqual(['Banana']);
    expect((await status(person)).linked).toBe(true);
    const { body } = await server.call(listNotices, { token: person.token });
    expect(body.notices.map(({ title }) => title)).toContain('A Telegram chat was connected');
    const messages = await query('select text from chat_messages where user_id = $1 order by sequence', person.id);
    expect(messages[0]).toEqual({ text: '/start' });
  });

  test('works once, for ten minutes, and a newer one replaces it; others answer politely and change nothing', async () => {
    const [person, chat, stranger] = [await server.person(), newcomer(), newcomer()];
    const first = await newLink(person);
    const second = await newLink(person);
    expect(await say(chat, `/start ${first.code}`)).toContain('expired or was already used');
    expect(await say(chat, `/start ${second.code}`)).toContain('is now connected');
    expect(await say(chat, `/start ${second.code}`)).toContain('already connected to your FitPulse account');
    expect(await say(stranger, `/start ${second.code}`)).toContain('expired or was already used');
    expect(await say(stranger, `/start ${'x'.repeat(43)}`)).toContain('expired or was already used');
    expect(await say(stranger, '/start campaign')).toContain('Welcome');
    const third = await newLink(person);
    server.clock.advance(10 * 60_000 + 1);
    expect(await say(stranger, `/start ${third.code}`)).toContain('expired or was already used');
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
    expect(await say(chat, `/start ${code}`)).toContain('expired or was already used');
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
  const yes = 'Yes, it is my account';

  test('moves along once the chat has said yes to both names, with its conversation and undo', async () => {
    const [person, chat] = [await server.person(), newcomer()];
    await say(chat, '1 banana');
    await say(chat, '2 glasses of water');
    const made = await holderOf(chat);
    const question = await open(chat, person);
    expect(question).toContain('2 entries since 2026-03-06');
    expect(question).toContain(`“${person.userName}”`);
    expect(await holderOf(chat)).toBe(made);
    expect(await foods(person)).toEqual([]);
    expect(await press(chat, yes)).toContain('2 entries you logged here before');
    expect(await foods(person)).toEqual(['Banana']);
    expect(await query('select status from users where id = $1', made)).toEqual([{ status: 'disabled' }]);
    expect(await press(chat, yes)).toContain('2 entries you logged here before');
    expect(await say(chat, 'undo')).toContain('Undone');
    expect(await say(chat, 'undo')).toContain('Undone');
    expect(await foods(person)).toEqual([]);
  });

  test('stays, and the link is worth nothing, when the chat says no, or says nothing for ten minutes', async () => {
    const [person, chat] = [await server.person(), newcomer()];
    await say(chat, '1 banana');
    const made = await holderOf(chat);
    const { code } = await newLink(person);
    await say(chat, `/start ${code}`);
    expect(await press(chat, 'No, change nothing')).toContain('Nothing was changed');
    expect(await press(chat, yes)).toContain('is closed');
    expect(await say(chat, `/start ${code}`)).toContain('expired or was already used');
    await open(chat, person);
    server.clock.advance(10 * 60_000 + 1);
    expect(await press(chat, yes)).toContain('is closed');
    expect(await holderOf(chat)).toBe(made);
    expect(await foods(person)).toEqual([]);
  });

  test('can be said yes to by that chat alone, and not once it belongs to another account', async () => {
    const [person, other, chat, stranger] = [await server.person(), await server.person(), newcomer(), newcomer()];
    await say(chat, '1 banana');
    const made = await holderOf(chat);
    await open(chat, person);
    const [{ id }] = await query('select id from account_joins where user_id = $1', made);
    await say(stranger, 'hello');
    const messageId = telegram.sentTo(stranger.id)[0]?.messageId ?? 0;
    const forged = telegram.pressButton(stranger, messageId, `accountJoins.yes:${id}`, { isStale: true });
    await server.app.telegram?.handle(forged);
    expect(await holderOf(chat)).toBe(made);
    await query("update users set status = 'disabled' where id = $1", person.id);
    expect(await press(chat, yes)).toContain('is closed');
    await open(chat, other);
    await query('update telegram_accounts set user_id = $1 where telegram_user_id = $2', person.id, chat.id);
    await query("update users set status = 'active' where id = $1", person.id);
    expect(await press(chat, yes)).toContain('is closed');
    expect(await query('select id from users where id = $1', made)).toHaveLength(1);
  });

  test('that both accounts have is there once afterwards, also when one of them had deleted it', async () => {
    const [person, chat] = [await server.person(), newcomer()];
    await say(chat, '1 banana');
    await say(chat, '1 apple');
    const made = await holderOf(chat);
    await query(
      `insert into food_entries select (jsonb_populate_record(null::food_entries,
         to_jsonb(own) || jsonb_build_object('user_id', $1::text, 'deleted_at', case when food_name = 'Banana' then now() end))).*
       from food_entries own where user_id = $2`,
      person.id,
      made,
    );
    await open(chat, person);
    await press(chat, yes);
    const rows = await query('select food_name, deleted_at from food_entries where user_id = $1', person.id);
    expect(rows).toHaveLength(2);
    expect(rows.map((row) => row.deleted_at)).toEqual([null, null]);
  });

  test('keeps one of two own kinds of reading with the same name, with the readings of both', async () => {
    const [person, chat] = [await server.person(), newcomer()];
    await say(chat, '1 banana');
    const made = await holderOf(chat);
    const kindOf = async (userId: string, name: string) =>
      (
        await query(
          'insert into reading_kinds (user_id, name, created_at) values ($1, $2, now()) returning id',
          userId,
          name,
        )
      )[0].id;
    const [kept, merged] = [await kindOf(person.id, 'Grip'), await kindOf(made, 'grip')];
    const moved = await kindOf(made, 'Reach');
    for (const kind of [merged, moved]) {
      await query(
        `insert into reading_entries (user_id, occurred_at, local_date, reading_kind, name, unit, created_at, value)
         values ($1, now(), '2026-03-06', $2, 'grip', 'kg', now(), 40)`,
        made,
        kind,
      );
    }
    await open(chat, person);
    await press(chat, yes);
    const readings = await query('select reading_kind as kind from reading_entries where user_id = $1', person.id);
    expect(readings.map(({ kind }) => kind).sort()).toEqual([kept, moved].sort());
    expect(await query('select id from reading_kinds where user_id = $1', person.id)).toHaveLength(2);
  });

  test('is not asked about where there is nothing: a chat that only said hello is connected at once', async () => {
    const [person, chat] = [await server.person(), newcomer()];
    await say(chat, '/start');
    expect(await open(chat, person)).toContain(`“${person.userName}”`);
    expect(await holderOf(chat)).toBe(person.id);
    expect(await press(chat, 'Not mine, disconnect')).toContain('no longer connected');
    expect(await holderOf(chat)).not.toBe(person.id);
  });

  test('stays in an account with a password, which only gives the chat up, and only when asked', async () => {
    const [first, second, chat] = [await server.person(), await server.person(), newcomer()];
    await open(chat, first);
    await say(chat, '1 banana');
    const question = await open(chat, second);
    for (const { userName } of [first, second]) expect(question).toContain(`“${userName}”`);
    expect((await status(first)).linked).toBe(true);
    expect(await press(chat, yes)).toContain(`connected to “${second.userName}”`);
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
    const left = [
      // Settings and secrets of the old account, and what only an account with a password can have.
      ...[
        'goals',
        'target_exceptions',
        'account_joins',
        'daily_totals',
        'sessions',
        'push_subscriptions',
        'known_devices',
        'avatars',
        'user_notifications',
        'notices',
        'chat_questions',
        'onboardings',
        'model_consents',
        'own_labels',
        'meal_photos',
        'telegram_links',
        'login_links',
        'telegram_accounts',
        'email_verifications',
        'idempotent_requests',
        'account_join_rows',
        'day_cards',
        'passkeys',
        'totp_secrets',
        'recovery_codes',
      ],
      ...['google_accounts', 'password_resets'],
      ...['subscription_cancellations', 'renewal_reminders', 'last_activity', 'active_weeks', 'broadcast_recipients'],
      // They go along with the row that they belong to.
      ...[
        'doctor_page_openings',
        'payment_links',
        'ticket_messages',
        'ticket_changes',
        'ledger_entries',
        'invoices',
        'original_contents',
      ],
    ];
    expect(rows.map((row) => row.table_name).filter((name) => ![...sqlNamesOfMoved, ...left].includes(name))).toEqual(
      [],
    );
  });
});
