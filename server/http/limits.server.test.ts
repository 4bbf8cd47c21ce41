import { expect, test } from 'vitest';
import { login } from '../../contract/accounts/accounts.ts';
import { sendChatMessage } from '../../contract/assistant.ts';
import { listWaterEntries } from '../../contract/entries/water.ts';
import { serverForTests } from '../../tests/server.ts';
import { holdLease } from '../jobs/lease.ts';
import { limitRate } from './rateLimit.ts';

const server = await serverForTests();
const scarce = await serverForTests({ costPerMinute: 60 });
const dayMs = 86_400_000;

test('every answer tells what is left of the budget, and who has used it up is told when to come again', async () => {
  const { token } = await scarce.person();
  const list = (query = {}) => scarce.call(listWaterEntries, { token, query });
  const first = await list();
  expect(first.headers.get('ratelimit')).toMatch(/^"cost";r=59;t=\d+$/);
  expect((await list({ date: 'no date' })).headers.get('ratelimit')).toMatch(/^"cost";r=58;/);
  const later = await Promise.all(Array.from({ length: 60 }, () => list()));
  const refused = later.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(2);
  expect(refused[0]?.problem.code).toBe('too_many_requests');
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  const inHindi = await scarce.call(listWaterEntries, { token, query: {}, headers: { 'accept-language': 'hi' } });
  expect(inHindi.problem.detail).toMatch(/^एक साथ बहुत कुछ आ गया। \d+ सेकंड बाद फिर कोशिश कीजिए।$/);
  expect((await scarce.call(listWaterEntries, { token: (await scarce.person()).token, query: {} })).status).toBe(200);
});

test('a message costs more the longer it is', async () => {
  const left = async (text: string) => {
    const { token } = await scarce.person();
    const { status, headers } = await scarce.call(sendChatMessage, { token, body: { text } });
    return [status, headers.get('ratelimit')?.match(/r=(\d+)/)?.[1]];
  };
  expect(await left('thanks')).toEqual([200, '50']);
  expect(await left('thanks '.repeat(100))).toEqual([200, '36']);
  expect(await left('thanks '.repeat(1_000))).toEqual([429, '0']);
});

test('whoever calls without a session, or with one that is made up, spends the budget of the address', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.50' };
  const call = () => scarce.call(listWaterEntries, { token: 'A'.repeat(43), query: {}, headers });
  const statuses = (await Promise.all(Array.from({ length: 62 }, call))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

test.each(['/pay/00000000-0000-4000-8000-000000000000', '/doctor/none'])(
  'a page outside the API takes of the budget of the address, and says so: %s',
  async (path) => {
    const headers = { 'x-forwarded-for': path.startsWith('/pay') ? '203.0.113.60' : '203.0.113.61' };
    const open = () => fetch(scarce.url + path, { headers });
    const first = await open();
    expect([first.status, first.headers.get('ratelimit')]).toEqual([404, expect.stringMatching(/^"cost";r=40;t=\d+$/)]);
    await Promise.all([open(), open()]);
    const refused = await open();
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect([refused.headers.get('ratelimit'), await refused.text()]).toEqual([
      expect.stringMatching(/^"cost";r=0;/),
      expect.stringMatching(/^That is a lot at once/),
    ]);
  },
);

test('a clock that was a day ahead locks nobody out and silences nobody', async () => {
  const { context, clock } = server;
  const hit = () => limitRate(context, 'jump', 1, 900);
  const hold = (holder: string) => holdLease(context.db, 'jump', holder, clock.now(), 90_000);
  clock.advance(dayMs);
  await hit();
  await expect(hit()).rejects.toThrow('Too many attempts');
  expect(await hold('ahead')).toBe(true);
  expect(await hold('another')).toBe(false);
  clock.advance(-dayMs);
  await hit();
  expect(await hold('another')).toBe(true);
});

test('a name that is guessed at from everywhere still lets its owner in', async () => {
  const { userName, password } = await server.person();
  const guess = () => server.call(login, { body: { userName, password: 'wrong' } });
  for (let round = 0; round < 11; round += 1) await Promise.all(Array.from({ length: 10 }, guess));
  expect((await server.call(login, { body: { userName, password } })).status).toBe(200);
  const headers = { 'x-forwarded-for': '203.0.113.51' };
  const tries = Array.from({ length: 4 }, () => server.call(login, { body: { userName, password: 'wrong' }, headers }));
  expect((await Promise.all(tries)).filter(({ status }) => status === 429)).toHaveLength(1);
});

test.each(['0000-01-01', '9999-12-31'])(
  'a date that no calendar reaches is no error of the server: %s',
  async (date) => {
    const { token } = await server.person();
    expect((await server.call(listWaterEntries, { token, query: { date } })).status).toBeLessThan(500);
  },
);

test.each(['/api/v1/docs/__proto__', '/api/v1/docs/constructor'])('%s is no file', async (path) => {
  expect((await fetch(server.url + path)).status).toBe(404);
});

test('answers of the API are stored nowhere, and every page and answer has the headers that protect it', async () => {
  for (const path of ['/api/v1/water-intake', '/api/v1/plans', '/healthz', '/readyz', '/status', '/metrics']) {
    const { headers } = await fetch(server.url + path);
    expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
    expect([path, headers.get('content-security-policy')]).toEqual([
      path,
      expect.stringContaining("default-src 'self'"),
    ]);
    if (path.startsWith('/api/')) expect([path, headers.get('cache-control')]).toEqual([path, 'no-store']);
  }
});
