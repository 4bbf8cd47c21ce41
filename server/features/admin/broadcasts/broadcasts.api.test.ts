import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listAdminActions } from '../../../../contract/admin/admin.ts';
import {
  cancelBroadcast,
  countAudience,
  createBroadcast,
  listBroadcasts,
} from '../../../../contract/admin/broadcasts.ts';
import { createWaterEntry } from '../../../../contract/entries/water.ts';
import * as fake from '../../../../tests/fakes/telegram.ts';
import { startTestServer, type TestPerson, type TestServer } from '../../../../tests/server.ts';
import { createTelegramAccount } from '../../accounts/mutations.ts';
import { startBroadcasts } from './jobs.ts';

let telegram: fake.Telegram;
let server: TestServer;
let admin: TestPerson;
let sending: ReturnType<typeof startBroadcasts>;

beforeAll(async () => {
  telegram = await fake.start({ rateLimits: true });
  const settings = { token: telegram.token, apiRoot: telegram.url, userName: undefined, webhookSecret: undefined };
  server = await startTestServer({ telegram: settings });
  // What is tried again waits for the clock.
  server.clock.now = () => new Date();
  admin = await server.person('admin');
});
afterAll(async () => {
  await server.close();
  await telegram.close();
});
beforeEach(async () => {
  await server.context.db.deleteFrom('broadcasts').execute();
  await server.context.db.deleteFrom('telegramAccounts').execute();
  telegram.calls.length = 0;
  telegram.failures = undefined;
  sending = startBroadcasts(server.context);
});
afterEach(() => sending.stop());

let nextId = 90_000;
async function link(count: number): Promise<number[]> {
  const ids = Array.from({ length: count }, () => nextId++);
  for (const id of ids) {
    telegram.openChat({ id, first_name: 'Meera' });
    const person = { telegramUserId: id, chatId: id, firstName: 'Meera', lastName: '', locale: 'en' as const };
    await createTelegramAccount(server.context.db, person, server.clock.now());
  }
  return ids;
}

const newKey = () => ({ 'idempotency-key': randomUUID() });
const send = (audience: 'all' | 'plan:pro' | 'active30d' = 'all', headers: Record<string, string> = newKey()) =>
  server.call(createBroadcast, { token: admin.token, headers, body: { text: 'Hello everybody', audience } });
const find = async (id: string) => {
  const { body } = await server.call(listBroadcasts, { token: admin.token });
  return body.find((broadcast) => broadcast.id === id);
};
/** Broadcasts of which something may still be on its way. */
const underWay = async () => {
  const { rows } = await server.context.database.pool.query(
    'select count(*)::int as count from broadcasts where sent is null',
  );
  return rows[0].count;
};
const finished = async (id: string) => {
  await expect.poll(async () => (await find(id))?.finishedAt, { timeout: 60_000 }).toBeTruthy();
  return find(id);
};

describe('a broadcast', () => {
  test('reaches everybody once, whatever Telegram answers in between, within its limits', async () => {
    const ids = await link(30);
    const blocked = new Set(ids.slice(0, 5));
    const odd = new Map<number, number>();
    telegram.failures = ({ method, chatId = 0 }) => {
      if (method !== 'sendMessage') return undefined;
      if (blocked.has(chatId)) return { status: 403 };
      const attempt = (odd.get(chatId) ?? 0) + 1;
      odd.set(chatId, attempt);
      if (attempt > 1) return undefined;
      if (chatId % 10 === 7) return { status: 500 };
      return chatId % 25 === 3 ? { status: 429, retryAfter: 1 } : undefined;
    };
    const { body } = await send();
    expect(body).toMatchObject({ status: 'sending', recipients: 30, waiting: 30, adminName: admin.userName });
    const result = await finished(body.id);
    expect(result).toMatchObject({ status: 'done', sent: 25, blocked: 5, failed: 0, waiting: 0 });
    for (const id of ids) expect(telegram.sentTo(id)).toHaveLength(blocked.has(id) ? 0 : 1);
    expect(mostInOneSecond()).toBeLessThanOrEqual(30);
    const { rows } = await server.context.database.pool.query(
      'select count(*)::int as count from telegram_accounts where blocked_at is not null',
    );
    expect(rows[0].count).toBe(5);
  });

  test('goes to its audience only', async () => {
    const ids = await link(4);
    const { rows } = await server.context.database.pool.query(
      'update users set plan = $1 where id = (select user_id from telegram_accounts where telegram_user_id = $2) returning id',
      ['pro', ids[1]],
    );
    const count = async (audience: 'all' | 'plan:pro' | 'active30d') =>
      (await server.call(countAudience, { token: admin.token, query: { audience } })).body.recipients;
    expect([await count('all'), await count('plan:pro'), await count('active30d')]).toEqual([4, 1, 0]);
    const body = { userId: rows[0].id, waterIntake: { value: 250 } };
    await server.call(createWaterEntry, { token: admin.token, body });
    expect(await count('active30d')).toBe(1);
    const { body: broadcast } = await send('plan:pro');
    expect(await finished(broadcast.id)).toMatchObject({ recipients: 1, sent: 1 });
    expect(ids.map((id) => telegram.sentTo(id).length)).toEqual([0, 1, 0, 0]);
  });

  test('goes to those who were chosen, of whom it can reach, and to nobody else', async () => {
    const ids = await link(3);
    const stranger = await server.person();
    const { rows } = await server.context.database.pool.query(
      'select user_id from telegram_accounts where telegram_user_id = any($1::bigint[])',
      [ids.slice(0, 2)],
    );
    const userIds = [...rows.map((row) => row.user_id), stranger.id];
    const ask = (body: { audience: 'all' | 'chosen'; userIds?: string[] }) =>
      server.call(createBroadcast, { token: admin.token, headers: newKey(), body: { text: 'Hello', ...body } });
    const { body } = await ask({ audience: 'chosen', userIds });
    expect(await finished(body.id)).toMatchObject({ audience: 'chosen', recipients: 2, sent: 2 });
    expect(ids.map((id) => telegram.sentTo(id).length)).toEqual([1, 1, 0]);
    expect([(await ask({ audience: 'chosen' })).status, (await ask({ audience: 'all', userIds })).status]).toEqual([
      422, 422,
    ]);
  });

  test('takes one person at a time, also when the planner expects a single one', async () => {
    await link(1);
    await finished((await send()).body.id);
    await server.context.database.pool.query('vacuum analyze broadcast_recipients');
    const ids = await link(10);
    expect(await finished((await send()).body.id)).toMatchObject({ recipients: 11, sent: 11 });
    for (const id of ids) expect(telegram.sentTo(id)).toHaveLength(1);
  });

  test('without a key, with which a repeat is known, is not sent', async () => {
    await link(1);
    const { status, problem } = await send('all', {});
    expect([status, problem.code]).toEqual([422, 'validation_failed']);
    expect(await underWay()).toBe(0);
  });

  test('asked for twice with one key is one', async () => {
    const [id = 0] = await link(1);
    const headers = { 'idempotency-key': 'twice' };
    const [one, other] = await Promise.all([send('all', headers), send('all', headers)]);
    expect(one.body.id).toBe(other.body.id);
    await finished(one.body.id);
    expect(telegram.sentTo(id)).toHaveLength(1);
  });

  test('that is cancelled stops, and says how far it came', async () => {
    await link(400);
    const { body } = await send();
    await expect.poll(async () => (await find(body.id))?.sent).toBeGreaterThan(5);
    const cancel = () => server.call(cancelBroadcast, { token: admin.token, params: { id: body.id } });
    expect((await cancel()).body.status).toBe('cancelled');
    expect((await cancel()).problem.detail).toBe('This broadcast is cancelled already.');
    await expect.poll(underWay).toBe(0);
    const reached = telegram.calls.length;
    expect(await find(body.id)).toMatchObject({ sent: reached, waiting: 400 - reached });
    // Time for what must not come.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(telegram.calls).toHaveLength(reached);
    const query = { subject: `broadcast ${body.id}` };
    const { body: audit } = await server.call(listAdminActions, { token: admin.token, query });
    expect(audit.actions.map(({ action }) => action)).toEqual(['cancel broadcast', 'send broadcast']);
  });

  test('is sent by one process, and goes on in another one when that stops', async () => {
    const ids = await link(40);
    const second = startBroadcasts(server.context);
    const { body } = await send();
    await expect.poll(() => telegram.calls.length).toBeGreaterThan(10);
    await sending.stop();
    expect(await finished(body.id)).toMatchObject({ sent: 40 });
    await second.stop();
    for (const id of ids) expect(telegram.sentTo(id)).toHaveLength(1);
    expect(telegram.calls).toHaveLength(40);
    expect(mostInOneSecond()).toBeLessThanOrEqual(30);
  });

  test('counts those who never get it as failed, with the reason', async () => {
    const [gone = 0, unlinked = 0] = await link(2);
    telegram.failures = ({ chatId }) =>
      chatId === gone ? { status: 400, description: 'Bad Request: chat not found' } : undefined;
    await sending.stop();
    const { body } = await send();
    await server.context.db.deleteFrom('telegramAccounts').where('telegramUserId', '=', unlinked).execute();
    sending = startBroadcasts(server.context);
    expect(await finished(body.id)).toMatchObject({ sent: 0, failed: 2 });
    const { rows } = await server.context.database.pool.query(
      'select failure from broadcast_recipients order by failure',
    );
    expect(rows).toEqual([{ failure: 'Bad Request: chat not found' }, { failure: 'Telegram is no longer linked.' }]);
  });
});

test('without a bot nothing can be sent', async () => {
  const quiet = await startTestServer();
  const { token } = await quiet.person('admin');
  const { status, problem } = await quiet.call(createBroadcast, {
    token,
    headers: newKey(),
    body: { text: 'Hi', audience: 'all' },
  });
  expect([status, problem.code]).toEqual([503, 'not_configured']);
  await quiet.close();
});

function mostInOneSecond(): number {
  const times = telegram.calls.filter(({ method }) => method === 'sendMessage').map(({ at }) => at);
  return Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + 1_000).length));
}
