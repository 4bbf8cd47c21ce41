import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getGrowthReport, getRetentionReport } from '../../../../contract/admin/adminReports.ts';
import { getAdminComparison, getAdminStats, type Period } from '../../../../contract/admin/adminStats.ts';
import { sendChatMessage } from '../../../../contract/assistant.ts';
import { createWaterEntry, deleteWaterEntry } from '../../../../contract/entries/water.ts';
import { createWeightEntry } from '../../../../contract/entries/weight.ts';
import { createTicket } from '../../../../contract/support.ts';
import { startTestServer, type TestPerson, type TestServer } from '../../../../tests/server.ts';
import { countUsage } from './mutations.ts';

let server: TestServer;
let admin: TestPerson;
let people: TestPerson[];

const hour = 3_600_000;
const water = ({ token }: TestPerson) =>
  server.call(createWaterEntry, { token, body: { waterIntake: { value: 250 } } });
const stats = async (period: Period) =>
  (await server.call(getAdminStats, { token: admin.token, query: { period } })).body;
const shown = async (period: Period) => {
  const { users, newUsers, activePeople, entries, messages, openTickets, logsPerCategory } = await stats(period);
  const counts = Object.fromEntries(logsPerCategory.map(({ category, count }) => [category, count]));
  return { users, newUsers, activePeople, entries, messages, openTickets, ...counts };
};
const renewed = async (person: TestPerson) => {
  const { startSession } = await import('../../accounts/mutations.ts');
  const token = await startSession(server.context.db, person.id, { remember: true, userAgent: '' }, server.clock.now());
  return { ...person, token };
};

/** Three people over a month: the figures are then known. */
beforeAll(async () => {
  server = await startTestServer();
  server.clock.time = new Date('2026-02-20T06:30:00Z');
  people = await Promise.all([server.person(), server.person()]);
  people = await Promise.all(people.map(renewed));
  for (const person of people) await water(person);
  server.clock.time = new Date('2026-03-03T06:30:00Z');
  const [first] = people as [TestPerson];
  await server.call(createWeightEntry, { token: first.token, body: { weightKg: 70 } });
  server.clock.time = new Date('2026-03-06T05:00:00Z');
  people.push(await renewed(await server.person()));
  admin = await renewed(await server.person('admin'));
  await server.call(sendChatMessage, { token: people[2]?.token, body: { text: 'a glass of water' } });
  server.clock.advance(hour);
  const { body } = await water(first);
  await server.call(deleteWaterEntry, { token: first.token, params: { id: body.entryId } });
  const ticket = { subject: 'Help', description: 'Please', category: 'Other' } as const;
  await server.call(createTicket, { token: first.token, body: ticket });
});
afterAll(() => server.close());

const known = {
  today: { users: 4, newUsers: 2, activePeople: 2, entries: 2, messages: 1, openTickets: 1, water: 2, weight: 0 },
  week: { users: 4, newUsers: 2, activePeople: 2, entries: 3, messages: 1, openTickets: 1, water: 2, weight: 1 },
  quarter: { users: 4, newUsers: 4, activePeople: 3, entries: 5, messages: 1, openTickets: 1, water: 4, weight: 1 },
} as const;

describe('the figures of the dashboard', () => {
  test.each(['today', 'week', 'quarter'] as const)('of %s are counted from the rows', async (period) => {
    expect(await shown(period)).toMatchObject(known[period]);
  });

  test('are the same once they come from whole buckets, however often these are counted', async () => {
    await countUsage(server.context.db, server.clock.now());
    for (const period of ['today', 'week', 'quarter'] as const)
      expect(await shown(period)).toMatchObject(known[period]);
    server.clock.advance(20 * 60_000);
    await countUsage(server.context.db, server.clock.now());
    await countUsage(server.context.db, server.clock.now());
    for (const period of ['today', 'week', 'quarter'] as const)
      expect(await shown(period)).toMatchObject(known[period]);
  });

  test('have at once what happens after the last whole bucket', async () => {
    const [, second] = people as [TestPerson, TestPerson];
    server.clock.advance(1_000);
    await water(await renewed(second));
    expect(await shown('today')).toMatchObject({ entries: 3, activePeople: 3, water: 3 });
  });

  test('name the newest people', async () => {
    const { recentSignUps, revenue } = await stats('month');
    expect(recentSignUps.map(({ id }) => id).sort()).toEqual([...people, admin].map(({ id }) => id).sort());
    expect(revenue).toBe(0);
  });
});

describe('the comparison', () => {
  const comparison = async (period: Period) =>
    (await server.call(getAdminComparison, { token: admin.token, query: { period } })).body;

  test('is with the period before, for as long as this one has lasted', async () => {
    const none = { revenue: 0, openTickets: 0, messages: 0 };
    expect((await comparison('today')).before).toEqual({ ...none, users: 2, activePeople: 0, entries: 0 });
    expect((await comparison('week')).before).toEqual({ ...none, users: 2, activePeople: 0, entries: 0 });
    server.clock.advance(5 * 86_400_000);
    expect((await comparison('week')).before).toEqual({ ...none, users: 2, activePeople: 1, entries: 1 });
    server.clock.advance(2 * 86_400_000);
    const asOf = await comparison('week');
    expect(asOf.before).toEqual({ users: 4, activePeople: 3, entries: 4, revenue: 0, openTickets: 1, messages: 1 });
    server.clock.advance(25 * 86_400_000);
    const april = await comparison('month');
    expect(april.before).toMatchObject({ users: 4, activePeople: null, entries: 4, messages: 1, openTickets: 1 });
    server.clock.advance(-32 * 86_400_000);
  });

  test('has the last whole weeks, the latest at the end', async () => {
    server.clock.advance(7 * 86_400_000);
    const { weeks } = await comparison('today');
    server.clock.advance(-7 * 86_400_000);
    expect(weeks).toHaveLength(12);
    expect(weeks.slice(-3)).toMatchObject([
      { week: '2026-02-16', users: 2, openTickets: 0, revenue: 0 },
      { week: '2026-02-23', users: 2, activePeople: 0, entries: 0 },
      { week: '2026-03-02', users: 4, openTickets: 1, messages: 1 },
    ]);
  });
});

describe('the reports', () => {
  test('show who stays and how it grows', async () => {
    server.clock.advance(30 * 60_000);
    await countUsage(server.context.db, server.clock.now());
    const { body: retention } = await server.call(getRetentionReport, { token: admin.token });
    expect(retention.cohorts).toEqual([
      { week: '2026-03-02', people: 2, active: [1] },
      { week: '2026-02-16', people: 2, active: [2, 0, 2] },
    ]);
    const { body: growth } = await server.call(getGrowthReport, { token: admin.token });
    expect(growth.weeks).toHaveLength(26);
    expect(growth.weeks.slice(0, 4)).toMatchObject([
      { week: '2026-03-02', signUps: 2, people: 4, activePeople: 3, entries: 4, messages: 1 },
      { week: '2026-02-23', signUps: 0, people: 2, activePeople: 0, entries: 0, messages: 0 },
      { week: '2026-02-16', signUps: 2, people: 2, activePeople: 2, entries: 2, messages: 0 },
      { week: '2026-02-09', signUps: 0, people: 0, activePeople: 0, entries: 0, messages: 0 },
    ]);
  });
});

test('everybody stands in the bucket of their latest activity, once', async () => {
  const { pool } = server.context.database;
  const byBucket = 'select starts_at, last_active as people from usage_buckets where last_active <> 0 order by 1';
  const byPerson = `select date_bin('15 minutes', last_active_at, 'epoch') as starts_at, count(*)::int as people
    from last_activity group by 1 order by 1`;
  for (let round = 0; round < 6; round += 1) {
    server.clock.advance(25 * 60_000);
    for (const person of people.slice(round % 2)) await water(await renewed(person));
    server.clock.advance(16 * 60_000);
    await countUsage(server.context.db, server.clock.now());
    expect((await pool.query(byBucket)).rows).toEqual((await pool.query(byPerson)).rows);
  }
});
