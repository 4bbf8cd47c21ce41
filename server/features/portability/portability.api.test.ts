import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { listSessions, login } from '../../../contract/accounts/accounts.ts';
import {
  deleteMe,
  type ExportDocument,
  exportsPerHour,
  getExport,
  importData,
  importQuotas,
} from '../../../contract/accounts/me.ts';
import { saveProfile, uploadAvatar } from '../../../contract/accounts/profile.ts';
import { listChatMessages, sendChatMessage } from '../../../contract/assistant.ts';
import { createActivityEntry } from '../../../contract/entries/activity.ts';
import { kindNames } from '../../../contract/entries/entryKinds.ts';
import { createFoodEntry, deleteFoodEntry, updateFoodEntry } from '../../../contract/entries/food.ts';
import { createReading } from '../../../contract/entries/readings.ts';
import { createSleepEntry } from '../../../contract/entries/sleep.ts';
import { createWaterEntry } from '../../../contract/entries/water.ts';
import type { Problem } from '../../../contract/http.ts';
import { unsubscribe } from '../../../contract/notifications.ts';
import { memories, recipes, savedMeals } from '../../../contract/savedFoods.ts';
import { serverForTests, type TestPerson } from '../../../tests/server.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { recordTables } from './data.ts';
import { writeJsonExport } from './export/json.ts';
import { importDocument } from './import/importDocument.ts';
import { countExport, deletePerson } from './mutations.ts';

const server = await serverForTests();
let person: TestPerson;
let token: string;
beforeEach(async () => {
  person = await server.person();
  token = person.token;
});

const tinyPng = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const query = async (text: string, ...values: unknown[]) =>
  (await server.context.database.pool.query(text, values)).rows;
const exported = async (who = token) => (await server.call(getExport, { token: who })).body;
const take = (body: ExportDocument, who = token) => server.call(importData, { token: who, body });
/** What an import takes back. */
const taken = ({ profile, goals, notifications, picture, ...rest }: ExportDocument) => {
  const { foodEntries, waterEntries, activityEntries, weightEntries, sleepEntries, readingEntries, chatMessages } =
    rest;
  const entries = { foodEntries, waterEntries, activityEntries, weightEntries, sleepEntries, readingEntries };
  const { personalFoods, savedPhrases } = rest;
  return { profile, goals, notifications, picture, ...entries, personalFoods, savedPhrases, chatMessages };
};

async function live() {
  const goals = { caloriesConsumePerDay: 1_700, weightTarget: 64, proteinG: 110, stepsPerDay: 8_000 };
  const food = { diets: ['vegetarian' as const, 'keto' as const], allergies: ['peanuts'], dislikes: ['karela'] };
  await server.call(saveProfile, {
    token,
    body: {
      firstName: 'आशा',
      dob: '1990-05-01',
      heightCm: 165,
      weightKg: 70,
      glucoseUnit: 'mmol/l',
      dashboardTiles: ['steps'],
      suggestions: 'weekly',
      goals,
      ...food,
    },
  });
  await server.call(unsubscribe, { token, params: { userId: person.id, code: 'food_log' } });
  await server.call(uploadAvatar, { token, body: { fileData: tinyPng } });
  await server.call(sendChatMessage, { token, body: { text: '2 rotis and a glass of water' } });
  await server.call(savedMeals.create, { token, body: { name: 'usual breakfast', items: ['2 eggs', '1 toast'] } });
  await server.call(memories.create, { token, body: { phrase: 'katori', meaning: '200 ml' } });
  const ingredients = [{ food: 'rajma', grams: 250 }];
  await server.call(recipes.create, { token, body: { name: 'Rajma', servings: 4, yieldG: 900, ingredients } });
  await server.call(createSleepEntry, { token, body: { sleepTimeHr: 7.25, logDatetime: '2026-03-01T23:30:00' } });
  await server.call(createWaterEntry, { token, body: { waterIntake: { value: 333.3 }, notes: '=HYPERLINK("x")' } });
  await server.call(createActivityEntry, { token, body: { activityType: '+run', durationMin: 31, caloriesBurned: 0 } });
  const sugar = { kind: 'glucose', values: { value: 5.6 }, unit: 'mmol/l' };
  await server.call(createReading, { token, body: sugar });
  const meal = { foodName: '@home, "special"', calories: 123.45, notes: 'two\nlines' };
  return (await server.call(createFoodEntry, { token, body: meal })).body;
}

describe('an export', () => {
  test('taken back by a new account reproduces everything of it', async () => {
    await live();
    const first = await exported();
    expect(first).toMatchObject({ schemaVersion: 1, account: { userName: person.userName } });
    expect(first.chatMessages).toHaveLength(2);
    const next = await server.person();
    const { body } = await take(first, next.token);
    expect(body).toEqual({ entries: 8, chatMessages: 2 });
    expect(taken(await exported(next.token))).toEqual(taken(first));
    const { body: chat } = await server.call(listChatMessages, { token: next.token, query: {} });
    expect(chat.messages.map((message) => message.isUser)).toEqual([true, false]);
  });

  test('taken back by the same account restores what was changed or deleted since, and keeps what is newer', async () => {
    const food = await live();
    const first = await exported();
    await server.call(updateFoodEntry, { token, params: { id: food.id }, body: { calories: 9 } });
    await server.call(deleteFoodEntry, { token, params: { id: food.id } });
    expect((await exported()).foodEntries).toHaveLength(first.foodEntries.length - 1);
    await server.call(createWaterEntry, { token, body: { waterIntake: { value: 500 } } });
    for (const _ of [1, 2]) await take(first);
    const after = await exported();
    expect(after.foodEntries).toEqual(first.foodEntries);
    expect(after.waterEntries).toHaveLength(first.waterEntries.length + 1);
  });

  test.each([
    ['a weight of a tonne', { weightEntries: [{ weightKg: 1_000 }] }, 'weightEntries.0.weightKg'],
    ['a time to come', { weightEntries: [{ occurredAt: '2031-01-01T00:00:00.000Z' }] }, 'weightEntries.0.occurredAt'],
    ['a date of another week', { weightEntries: [{ localDate: '2026-03-20' }] }, 'weightEntries.0.localDate'],
    ['a picture of another kind', { picture: tinyPng }, 'picture'],
    ['an unknown version', { schemaVersion: 2 }, 'schemaVersion'],
    ['an unknown time zone', { profile: { timeZone: 'Mars/Olympus' } }, 'profile.timeZone'],
  ])('with %s is refused as a whole', async (_, change, path) => {
    await live();
    const document = await exported();
    const merge = (into: unknown, from: unknown): unknown => {
      if (Array.isArray(from)) return (into as unknown[]).map((item, index) => merge(item, from[index] ?? item));
      if (typeof from !== 'object' || from === null) return from;
      const parts = Object.entries(from).map(([key, value]) => [
        key,
        merge((into as Record<string, unknown>)[key], value),
      ]);
      return { ...(into as object), ...Object.fromEntries(parts) };
    };
    const next = await server.person();
    const { status, problem } = await take(merge(document, change) as ExportDocument, next.token);
    expect([status, problem.errors?.[0]?.path]).toEqual([422, path]);
    expect((await exported(next.token)).foodEntries).toEqual([]);
  });

  test('with one id twice is refused', async () => {
    await live();
    const document = await exported();
    const { status } = await take({ ...document, waterEntries: [...document.waterEntries, ...document.waterEntries] });
    expect(status).toBe(422);
  });

  test('brings the picture along, which a repeat leaves alone and an older export does not know', async () => {
    await live();
    const { picture, ...older } = await exported();
    expect(picture).toMatch(/^UklGR/);
    const next = await server.person();
    const addressOf = async () => (await query('select avatar_url from users where id = $1', next.id))[0].avatar_url;
    await take({ ...older, picture }, next.token);
    const address = await addressOf();
    const shown = await (await fetch(server.url + address)).arrayBuffer();
    expect(Buffer.from(shown).toString('base64')).toBe(picture);
    for (const document of [{ ...older, picture }, older]) await take(document, next.token);
    expect(await addressOf()).toBe(address);
  });

  test('comes as a zip of CSV files, in which no cell starts a formula', async () => {
    await live();
    const response = await fetch(`${server.url}/api/v1/me/export.csv`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toContain('fitpulse-2026-03-06.zip');
    const files = Object.entries(unzipSync(await response.bytes())).map(
      ([name, bytes]) => [name, strFromU8(bytes)] as const,
    );
    expect(files.map(([name]) => name).sort()).toEqual(
      [...kindNames.map((kind) => `${kind}-entries`), 'chat-messages', 'notices', 'profile']
        .concat('personal-foods', 'saved-phrases', 'health-reports', 'training-plans')
        .map((name) => `${name}.csv`)
        .concat('picture.webp')
        .sort(),
    );
    const texts = Object.fromEntries(files);
    expect(texts['food-entries.csv']).toContain(`"'@home, ""special"""`);
    expect(texts['activity-entries.csv']).toContain(`,'+run,`);
    expect(texts['water-entries.csv']).toContain(`"'=HYPERLINK(""x"")"`);
    expect(texts['reading-entries.csv']).toMatch(/glucose,Blood glucose,100\.8\d*,.*,mg\/dl/);
    expect(texts['profile.csv']).toContain('आशा');
    for (const [, text] of files) expect(text).not.toMatch(/(?:^|,|\n)"?[=+@]/);
  });

  test('larger than 20 MB is refused with a sentence', async () => {
    const response = await fetch(`${server.url}/api/v1/me/import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ x: 'x'.repeat(21_000_000) }),
    });
    expect([response.status, (await response.json()).code]).toEqual([413, 'payload_too_large']);
  });

  test('is had so many times in an hour, as the plan says', async () => {
    for (let time = 0; time < exportsPerHour.free; time += 1) await countExport(server.context, person.id as OwnerId);
    expect((await server.call(getExport, { token })).status).toBe(429);
    await server.context.db.updateTable('users').set({ plan: 'pro' }).where('id', '=', person.id).execute();
    expect((await server.call(getExport, { token })).status).toBe(200);
  });

  test('is written page by page, with every row once however many fall together', async () => {
    const count = 1_203;
    await query(
      `insert into water_entries (user_id, occurred_at, local_date, volume_ml, drink_type, container_type, created_at)
       select $1, timestamptz '2026-03-01 10:00:00.123456+00' + (n / 700) * interval '1 microsecond', '2026-03-01',
         250, 'water', 'glass', now() from generate_series(1, $2::int) n`,
      person.id,
      count,
    );
    const { waterEntries } = await exported();
    expect(new Set(waterEntries.map(({ id }) => id)).size).toBe(count);
  });

  test('lets everybody else have a turn after each page, also where the engine is this process', async () => {
    const { db, clock } = server.context;
    await query(
      `insert into water_entries (user_id, occurred_at, local_date, volume_ml, drink_type, container_type, created_at)
       select $1, '2026-03-01T06:00:00Z', '2026-03-01', 250, 'water', 'glass', now() from generate_series(1, 2500)`,
      person.id,
    );
    let turns = 0;
    const count = () => {
      turns += 1;
      counting = setImmediate(count);
    };
    let counting = setImmediate(count);
    let pages = 0;
    for await (const _ of writeJsonExport(db, person.id as OwnerId, clock.now())) pages += 1;
    clearImmediate(counting);
    expect(pages).toBeGreaterThan(25);
    expect(turns).toBeGreaterThan(25);
  });

  test('knows every table of what people own; decide for a new one whether it is told', async () => {
    const rows = await query(
      "select table_name from information_schema.columns where column_name = 'user_id' and table_schema = 'public'",
    );
    const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const told = [...kindNames.map((kind) => `${kind}_entries`), 'goals', 'sessions'];
    const alsoTold = [
      'avatars',
      'chat_messages',
      'notices',
      'user_notifications',
      'personal_foods',
      'saved_phrases',
      'health_reports',
      'original_contents',
      'training_plans',
      'telegram_accounts',
      ...recordTables.map(snake),
    ];
    // How the server works, sums of what is told, secrets, books that outlive the person, and statistics.
    const untold = [
      'account_joins',
      'account_join_rows',
      'chat_changes',
      'chat_questions',
      'meal_photos',
      'daily_totals',
      'day_cards',
      'telegram_links',
      'password_resets',
      'google_accounts',
      'email_verifications',
      'idempotent_requests',
      'recovery_codes',
      'totp_secrets',
      'passkeys',
      'known_devices',
      'login_links',
    ];
    const books = [
      'renewal_reminders',
      'ledger_entries',
      'invoices',
      'last_activity',
      'active_weeks',
      'broadcast_recipients',
    ];
    const known = [...told, ...alsoTold, ...untold, ...books];
    expect(rows.map((row) => row.table_name).filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('a hostile import', () => {
  const send = (body: string) =>
    fetch(`${server.url}/api/v1/me/import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body,
    });
  const listOf = (element: string, count: number) => Array(count).fill(element).join(',');

  test.each([
    ['of empty entries', () => `{"foodEntries":[${listOf('{}', 199_000)}]}`, 422, 'validation_failed'],
    ['of nothing', () => `{"foodEntries":[${listOf('null', 2_500_000)}]}`, 422, 'validation_failed'],
    ['of lists within lists', () => `{"foodEntries":[${'['.repeat(200_000)}`, 422, 'validation_failed'],
    ['of one endless entry', () => `{"foodEntries":[{"notes":"${'x'.repeat(1_000_000)}"}]}`, 422, 'validation_failed'],
    ['of a name that never ends', () => `{"${'x'.repeat(1_000_000)}":1}`, 422, 'validation_failed'],
    ['of the same list twice', () => '{"foodEntries":[],"foodEntries":[]}', 422, 'validation_failed'],
    [
      'of names that every object has',
      () => '{"toString":[1],"constructor":{},"__proto__":[{}]}',
      422,
      'validation_failed',
    ],
    ['that breaks off', () => '{"foodEntries":[', 400, 'malformed_json'],
    ['that is no object', () => '[]', 400, 'malformed_json'],
  ])('%s is refused at the first thing that is wrong', async (_, make, status, code) => {
    const response = await send(make());
    const problem = (await response.json()) as Problem;
    expect([response.status, problem.code]).toEqual([status, code]);
    expect(JSON.stringify(problem).length).toBeLessThan(5_000);
  });

  test('of more than the plan takes at once is refused, and nothing of it is kept', async () => {
    const document = await exported();
    const { rows } = importQuotas.free;
    const day = '2026-03-05T06:30:00.000Z';
    const sleepEntries = Array.from({ length: rows + 1 }, () => ({
      id: randomUUID(),
      occurredAt: day,
      localDate: '2026-03-05',
      createdAt: day,
      sleepTimeHr: 7,
    }));
    const { status, problem } = await take({ ...document, sleepEntries });
    expect([status, problem.code]).toEqual([413, 'quota_exceeded']);
    expect(await query('select 1 from sleep_entries where user_id = $1', person.id)).toEqual([]);
  });

  test('again and again is refused for the day', async () => {
    const { perDay } = importQuotas.free;
    for (let time = 0; time < perDay; time += 1) await send('[]');
    expect((await send('[]')).status).toBe(429);
  });

  test('is not sent twice at once by one person', async () => {
    const { promise: end, resolve: release } = Promise.withResolvers<void>();
    async function* slowly() {
      await end;
      yield Buffer.from('[]');
    }
    const limits = { mostRows: 1, now: new Date() };
    const sender = { owner: person.id as OwnerId, network: '' };
    const first = importDocument(server.context.db, sender, slowly(), limits).catch((error) => error);
    const { status, problem } = await server.call(importData, { token, body: await exported() });
    expect([status, problem.detail]).toEqual([429, 'You are sending another file. Wait until it is there.']);
    release();
    expect(await first).toMatchObject({ code: 'malformed_json' });
  });

  test('with members that no export has is refused at the first of them', async () => {
    const { status, problem } = await take({ ...(await exported()), padding: ['x'.repeat(1_000)] } as ExportDocument);
    expect([status, problem.errors?.[0]]).toEqual([
      422,
      { path: 'padding', message: 'It is nothing that FitPulse exports.' },
    ]);
  });

  test('that comes slowly gives its place to others who wait, and keeps it while nobody does', async () => {
    const { db, clock } = server.context;
    const { promise: end, resolve: release } = Promise.withResolvers<void>();
    async function* slowly() {
      await end;
      yield Buffer.from('[]');
    }
    const slow = Array.from({ length: 16 }, (_, at) => ({ owner: randomUUID() as OwnerId, network: `slow ${at % 4}` }));
    const sent = slow.map((sender) => {
      const limits = { mostRows: 1, now: clock.now() };
      server.clock.advance(1);
      return importDocument(db, sender, slowly(), limits).catch((error) => error);
    });
    const body = await exported();
    expect((await take(body)).status).toBe(503);
    server.clock.advance(30_001);
    expect((await take(body)).status).toBe(200);
    expect(await sent[0]).toMatchObject({ status: 503, message: expect.stringContaining('came too slowly') });
    expect(await Promise.race([sent[1], 'goes on'])).toBe('goes on');
    release();
    for (const other of sent.slice(1)) expect(await other).toMatchObject({ code: 'malformed_json' });
  });
});

describe('deleting the account', () => {
  const remove = (body: { password?: string; confirm?: string }, who = token) =>
    server.call(deleteMe, { token: who, body });

  test('needs the password, and then leaves nothing of the person', async () => {
    await live();
    await server.call(uploadAvatar, { token, body: { fileData: tinyPng } });
    for (const body of [{}, { password: 'wrong' }, { confirm: person.userName }]) {
      expect(await remove(body)).toMatchObject({ status: 422, problem: { errors: [{ path: 'password' }] } });
    }
    expect((await remove({ password: person.password })).status).toBe(204);
    expect((await server.call(listSessions, { token })).status).toBe(401);
    const { userName, password } = person;
    expect((await server.call(login, { body: { userName, password } })).status).toBe(401);
    const tables = await query(
      "select table_name from information_schema.columns where column_name = 'user_id' and table_schema = 'public'",
    );
    for (const { table_name: table } of tables) {
      expect([table, await query(`select 1 from ${table} where user_id = $1`, person.id)]).toEqual([table, []]);
    }
    expect(await query('select key from rate_limits where key like $1', `%${person.id}%`)).toEqual([]);
  });

  test('takes the user name from who has no password', async () => {
    await server.context.db.updateTable('users').set({ passwordHash: null }).where('id', '=', person.id).execute();
    expect(await remove({ confirm: 'somebody' })).toMatchObject({
      status: 422,
      problem: { errors: [{ path: 'confirm' }] },
    });
    expect((await remove({ confirm: person.userName.toUpperCase() })).status).toBe(204);
  });

  test('is refused to the only admin', async () => {
    const admin = await server.person('admin');
    expect(await remove({ password: admin.password }, admin.token)).toMatchObject({ status: 409 });
    await server.person('admin');
    expect((await remove({ password: admin.password }, admin.token)).status).toBe(204);
  });

  // The embedded database has one connection: nothing there happens at once.
  test.skipIf(inject('engine') === 'pglite')('lets one of the last two admins go when both leave at once', async () => {
    const { db } = server.context;
    await db.updateTable('users').set({ role: 'user' }).execute();
    const admins = await Promise.all([server.person('admin'), server.person('admin')]);
    const answers = await db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('users').select('id').where('role', '=', 'admin').forUpdate().execute();
      const leaving = admins.map((admin) => deletePerson(db, admin.id as OwnerId));
      await wait(300);
      return { leaving };
    });
    expect((await Promise.all(answers.leaving)).sort()).toEqual([false, true]);
  });
});
