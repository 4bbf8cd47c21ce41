import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTelegramLink, undoTelegramJoin } from '../../../../contract/accounts/accounts.ts';
import { type ChatPerson, newcomer, openBot } from '../../../../tests/bot.ts';
import { tiered } from '../../../../tests/tiers.ts';
import { sqlName } from '../../../db/naming.ts';
import { movedTables } from '../rows/data.ts';
import { endOldJoins } from './mutations.ts';

const bot = openBot();
const yes = 'Yes, it is my account';
const separate = 'Separate them again';

const holderOf = async (chat: ChatPerson) =>
  (await bot.query('select user_id from telegram_accounts where telegram_user_id = $1', chat.id))[0]?.user_id as string;
const textOf = ({ sent }: { sent: { text: string }[] }) => sent.map(({ text }) => text).join('\n');

async function open(chat: ChatPerson, token: string) {
  const { body } = await bot.server.call(createTelegramLink, { token });
  return textOf(await bot.say(chat, `/start ${body.code}`));
}

/** All rows of an account that a join could touch, in a stable order. */
async function rowsOf(userId: string) {
  const tables = [...movedTables.map(sqlName), 'goals', 'target_exceptions', 'telegram_accounts', 'invoices'];
  const rows: Record<string, unknown[]> = {};
  for (const table of tables) {
    const order = table === 'telegram_accounts' ? "- 'linked_at'" : '';
    rows[table] = (
      await bot.query(
        `select to_jsonb(own) ${order} as row from ${table} own where user_id = $1 order by to_jsonb(own)`,
        userId,
      )
    ).map(({ row }) => row);
  }
  [rows.users] = [
    (await bot.query('select to_jsonb(users) as row from users where id = $1', userId)).map(({ row }) => row),
  ];
  return rows;
}

const chatSays = [
  '2 rotis',
  '500 ml water',
  'weight 71.5',
  'slept 7 hours',
  'bp 124/79',
  'feeling low',
  '8000 steps',
  'my smoothie = 320 kcal 12 g protein',
  'metformin 500 after breakfast',
  'remind me at 8:30 pm to walk',
  'undo',
  'goal 1800',
];
const webSays = [
  '1 banana',
  '250 ml water',
  'weight 70',
  'fasting sugar 101',
  'my smoothie = 200 kcal 5 g protein',
  'allergic to peanuts',
  'undo',
];
const later = ['1 apple', 'weight 72', '3 glasses of water', 'took metformin 500', 'undo'];

type Rows = Awaited<ReturnType<typeof rowsOf>>;

/** Everything of before is there as it was; what is new is no row of the other account. */
function expectBack(after: Rows, before: Rows, other: Rows) {
  for (const [table, rows] of Object.entries(before)) {
    if (table === 'users' || table === 'goals') continue;
    expect(after[table]).toEqual(expect.arrayContaining(rows));
    const idsOfOther = (other[table] ?? []).map((row) => (row as { id: string }).id);
    const added = (after[table] ?? []).filter(
      (row) => !rows.some((known) => JSON.stringify(known) === JSON.stringify(row)),
    );
    for (const row of added) expect(idsOfOther).not.toContain((row as { id: string }).id);
  }
}

/** Joins the chat's diary into the person's, whichever figures differ. */
async function join(chat: ChatPerson, token: string) {
  const made = await holderOf(chat);
  await open(chat, token);
  await bot.press(chat, yes);
  while ((await holderOf(chat)) === made) await bot.press(chat, (await lastButtons(chat))[0] ?? '');
}

test('joining and undoing gives both accounts back as they were, and what was added in between stays', async () => {
  const said = (texts: string[]) => fc.subarray(texts, { minLength: 2, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(said(chatSays), said(webSays), said(later), async (inChat, onWeb, since) => {
      const [person, chat, other] = [await bot.server.person(), newcomer(), newcomer()];
      await open(other, person.token);
      for (const text of onWeb) await bot.say(other, text);
      for (const text of inChat) await bot.say(chat, text);
      const made = await holderOf(chat);
      await shareRows(person.id, made);
      const [ofChat, ofWeb] = [await rowsOf(made), await rowsOf(person.id)];
      await join(chat, person.token);
      const { food_entries, goals: _goals, users: _users, ...left } = await rowsOf(made);
      expect([food_entries, ...Object.values(left)].flat()).toEqual([]);
      for (const text of since) await bot.say(chat, text);
      expect(textOf(await bot.press(chat, separate))).toContain('two diaries again');
      const again = await rowsOf(made);
      expect(again).toMatchObject({
        users: ofChat.users,
        goals: ofChat.goals,
        telegram_accounts: ofChat.telegram_accounts,
      });
      expectBack(again, ofChat, ofWeb);
      expectBack(await rowsOf(person.id), ofWeb, ofChat);
      expect(await holderOf(other)).toBe(person.id);
    }),
    { numRuns: tiered(2, 4), seed: 14 },
  );
});

async function lastButtons(chat: ChatPerson) {
  const sent = bot.telegram.sentTo(chat.id).findLast(({ keyboard }) => keyboard.length > 0);
  return sent?.keyboard.flat().map(({ text }) => text) ?? [];
}

/** What an import brought into both: one entry as it is, one that the account on the web has deleted. */
async function shareRows(webId: string, made: string) {
  await bot.query(
    `insert into water_entries select (jsonb_populate_record(null::water_entries, to_jsonb(own) || jsonb_build_object(
       'user_id', $1::text, 'idempotency_key', null, 'deleted_at', case when row_number() over (order by id) = 1 then now() end))).*
     from water_entries own where user_id = $2`,
    webId,
    made,
  );
}

describe('what both accounts tell differently', () => {
  async function differing() {
    const [person, chat] = [await bot.server.person(), newcomer()];
    await bot.say(chat, '1 banana');
    const made = await holderOf(chat);
    await bot.query(
      "update users set height_cm = 172, allergies = '{peanut}', diets = '{vegetarian}' where id = $1",
      made,
    );
    await bot.query("update users set height_cm = 175, allergies = '{milk}' where id = $1", person.id);
    await bot.query('update goals set calories_consume_per_day = 1700 where user_id = $1', made);
    return { person, chat, made };
  }
  const person = async (id: string) =>
    (
      await bot.query(
        'select height_cm, allergies, diets, calories_consume_per_day as kcal from users join goals on goals.user_id = users.id where users.id = $1',
        id,
      )
    )[0];

  test('is asked one by one with both sides named; what only one tells, and every allergy, is kept', async () => {
    const { person: web, chat, made } = await differing();
    const before = await person(web.id);
    await open(chat, web.token);
    const height = textOf(await bot.press(chat, yes));
    expect(height).toBe(
      `The diaries don’t agree on your height. Which one is right?\n• this chat: 172 cm\n• “${web.userName}”: 175 cm`,
    );
    expect(await holderOf(chat)).toBe(made);
    const targets = textOf(await bot.press(chat, '172 cm (this chat)'));
    expect(targets).toContain(`• this chat: Eat: 1,700 kcal`);
    const joined = textOf(await bot.press(chat, `“${web.userName}”`));
    expect(joined).toContain('1 entry you logged here before');
    expect(await person(web.id)).toEqual({
      ...before,
      height_cm: 172,
      allergies: ['milk', 'peanut'],
      diets: ['vegetarian'],
    });
    await bot.press(chat, separate);
    expect(await person(web.id)).toEqual(before);
  });

  test('stays unjoined where the answer never comes', async () => {
    const { person: web, chat, made } = await differing();
    await open(chat, web.token);
    await bot.press(chat, yes);
    bot.server.clock.advance(10 * 60_000 + 1);
    expect(textOf(await bot.press(chat, `175 cm (“${web.userName}”)`))).toContain('is closed');
    expect(await holderOf(chat)).toBe(made);
  });
});

describe('paid time', () => {
  const pay = async (userId: string, plan: string, days: number) => {
    const from = bot.server.clock.now();
    const [{ id }] = await bot.query(
      `insert into orders (user_id, receipt, fingerprint, status, gateway, gateway_payment_id, lines, subtotal_paise,
         discount_paise, tax_paise, total_paise, billing, created_at, paid_at)
       values ($1, 'r1', 'f', 'paid', 'sandbox', gen_random_uuid()::text, '[]', 100, 0, 0, 100, '{}', $2, $2) returning id`,
      userId,
      from,
    );
    await bot.query(
      `insert into subscription_periods (user_id, order_id, plan, months, starts_at, ends_at, created_at)
       values ($1, $2, $3, 1, $4, $4::timestamptz + $5::int * interval '1 day', $4)`,
      ...[userId, id, plan, from, days],
    );
    await bot.query('update users set plan = $2 where id = $1', userId, plan);
  };
  const plan = async (id: string) => (await bot.query('select plan from users where id = $1', id))[0].plan;
  const lastEnd = async (id: string) =>
    Math.round(
      ((await bot.query('select max(ends_at) as ends from subscription_periods where user_id = $1', id))[0].ends -
        bot.server.clock.now().getTime()) /
        86_400_000,
    );

  test('of both is kept: one plan runs first, the other after it, and undoing gives each its own', async () => {
    const [web, chat] = [await bot.server.person(), newcomer()];
    await bot.say(chat, '1 banana');
    const made = await holderOf(chat);
    await pay(made, 'premium', 20);
    await pay(web.id, 'pro', 10);
    const before = [await rowsOf(made), await rowsOf(web.id)];
    await open(chat, web.token);
    const question = textOf(await bot.press(chat, yes));
    expect(question).toContain('none of it is lost');
    expect(textOf(await bot.press(chat, 'this chat'))).toContain(web.userName);
    expect([await plan(web.id), await lastEnd(web.id)]).toEqual(['premium', 30]);
    await bot.press(chat, separate);
    const moneyOf = ({ orders, subscription_periods }: Rows) => ({ orders, subscription_periods });
    expect([moneyOf(await rowsOf(made)), moneyOf(await rowsOf(web.id))]).toEqual(before.map(moneyOf));
    expect([await plan(made), await plan(web.id)]).toEqual(['premium', 'pro']);
  });

  test('of the chat alone goes along with what was ordered', async () => {
    const [web, chat] = [await bot.server.person(), newcomer()];
    await bot.say(chat, '1 banana');
    await pay(await holderOf(chat), 'pro', 20);
    await open(chat, web.token);
    await bot.press(chat, yes);
    expect([await plan(web.id), await lastEnd(web.id)]).toEqual(['pro', 20]);
  });
});

describe('undoing', () => {
  const joined = async () => {
    const [web, chat] = [await bot.server.person(), newcomer()];
    await bot.say(chat, '1 banana');
    const made = await holderOf(chat);
    await open(chat, web.token);
    await bot.press(chat, yes);
    return { web, chat, made };
  };

  test('works on the web too, once', async () => {
    const { web, chat, made } = await joined();
    const undo = () => bot.server.call(undoTelegramJoin, { token: web.token });
    expect([(await undo()).status, (await undo()).status]).toEqual([204, 404]);
    expect(await holderOf(chat)).toBe(made);
    expect(textOf(await bot.say(chat, 'undo'))).toContain('Undone');
  });

  test('ends after a day, with which the account that was taken in goes', async () => {
    const { chat, made } = await joined();
    bot.server.clock.advance(24 * 3_600_000);
    expect(textOf(await bot.say(chat, 'separate them again'))).toContain('nothing to separate');
    await endOldJoins(bot.server.context.db, bot.server.clock.now());
    expect(await bot.query('select id from users where id = $1', made)).toEqual([]);
  });

  test('is not left to do where the account was deleted: nothing of the chat stays behind', async () => {
    const { web, made } = await joined();
    await bot.query('delete from users where id = $1', web.id);
    expect(await bot.query('select id from users where id = $1', made)).toEqual([]);
  });
});
