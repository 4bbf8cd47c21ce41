import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { longestTrial, tryMeal } from '../../../contract/nutrition.ts';
import { startTestServer } from '../../../tests/server.ts';
import { trialLimit } from './policy.ts';

const logged: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) });
const server = await startTestServer({}, { log });
afterAll(() => server.close());

const ask = (text: string, headers = {}) => server.call(tryMeal, { body: { text }, headers });

/** Every table with its rows, but for the hits that limits count. */
async function everythingStored(): Promise<string[]> {
  const { pool } = server.context.database;
  const { rows: tables } = await pool.query("select tablename from pg_tables where schemaname = 'public' order by 1");
  const contents = [];
  for (const { tablename } of tables.filter((table) => table.tablename !== 'rate_limits')) {
    const { rows } = await pool.query(
      `select count(*), md5(string_agg(t::text, ' ' order by t::text)) from ${tablename} t`,
    );
    contents.push(`${tablename} ${JSON.stringify(rows)}`);
  }
  return contents;
}

test('a stranger’s sentence comes to foods with their grams, figures and range', async () => {
  const { status, body } = await ask('2 roti dal');
  expect(status).toBe(200);
  expect(body.items.map(({ portion, grams, calories }) => [portion, grams, calories])).toEqual([
    ['Roti, 2 pieces (80 g)', 80, 206],
    ['Dal, 1 katori (150 g)', 150, 120],
  ]);
  expect(body.totals).toMatchObject({ calories: 326, proteinG: expect.any(Number), carbsG: expect.any(Number) });
  expect(body.totals.caloriesLow).toBeLessThan(326);
  expect(body.totals.caloriesHigh).toBeGreaterThan(326);
  expect([body.unknown, body.locale]).toEqual([[], 'en']);
});

test.each([
  ['2 रोटी और एक कटोरी राजमा', 'hi', 'रोटी, 2 पीस (80 ग्राम)'],
  ['maine 2 roti aur dal khayi', 'hi-Latn', 'Roti, 2 piece (80 g)'],
  ['2 eggs and toast', 'en', 'Boiled egg, 2 pieces (100 g)'],
])('“%s” is answered in %s', async (text, locale, portion) => {
  const { body } = await ask(text);
  expect([body.locale, body.items[0]?.portion]).toEqual([locale, portion]);
});

test('what is not known is named, and what holds no food comes to nothing', async () => {
  expect((await ask('1 plate florb and dosa')).body.unknown).toEqual(['florb']);
  expect((await ask('hello')).body).toMatchObject({ items: [], unknown: [], totals: { calories: 0 } });
});

test('a danger is answered before any figure', async () => {
  const { status, problem } = await ask('i want to kill myself');
  expect([status, problem.code, problem.care]).toEqual([422, 'care_first', 'selfHarm.suicidal']);
  expect(problem.detail.length).toBeGreaterThan(40);
});

test('nothing of a sentence is stored or logged', async () => {
  const before = await everythingStored();
  for (const text of ['2 pineapples', 'i want to kill myself, pineapple', 'pineapple florb']) await ask(text);
  expect(await everythingStored()).toEqual(before);
  const { rows } = await server.context.database.pool.query('select key from rate_limits');
  expect(JSON.stringify([logged, rows])).not.toMatch(/pineapple/i);
});

test.each(['', '   ', 'a'.repeat(longestTrial + 1)])('a text of another length is refused', async (text) => {
  const { status, problem } = await ask(text);
  expect([status, problem.code]).toEqual([422, 'validation_failed']);
});

test('one address may try only so often, and is told when again', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  for (let turn = 0; turn < trialLimit.perAddress; turn += 1) expect((await ask('2 roti', headers)).status).toBe(200);
  const refused = await ask('2 roti', headers);
  expect([refused.status, refused.problem.code]).toEqual([429, 'too_many_requests']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask('2 roti', { 'x-forwarded-for': '203.0.113.8' })).status).toBe(200);
});
