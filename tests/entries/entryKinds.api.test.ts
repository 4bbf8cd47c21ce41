import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { getExport, importData } from '../../contract/accounts/me.ts';
import { getCounters } from '../../contract/dashboard.ts';
import { kindNames } from '../../contract/entries/entryKinds.ts';
import { serverForTests, type TestPerson } from '../server.ts';
import { entryCalls, entryExamples, idOf } from './entryExamples.ts';

const server = await serverForTests();
let person: TestPerson;
let stranger: TestPerson;
beforeAll(async () => {
  [person, stranger] = await Promise.all([server.person(), server.person()]);
});
const callsOf = (kind: (typeof kindNames)[number], { token } = person) => entryCalls(server, kind, token);

describe.each(kindNames)('an entry of %s', (kind) => {
  const today = '2026-03-06T08:15:00';

  test('is logged, listed on its day, corrected and deleted', async () => {
    const calls = callsOf(kind);
    const { body: made } = await calls.create('yoga', today);
    expect(made.localDate).toBe('2026-03-06');
    const changed = await calls.update(idOf(made), entryExamples[kind].change);
    expect(changed).toMatchObject({ status: 200, body: { ...made, ...entryExamples[kind].change } });
    expect(await calls.list()).toEqual([changed.body]);
    expect((await calls.update(idOf(made), {})).body).toEqual(changed.body);
    expect((await calls.remove(idOf(made))).status).toBe(204);
    expect(await calls.list()).toEqual([]);
    expect((await calls.remove(idOf(made))).status).toBe(404);
    expect((await calls.update(idOf(made), entryExamples[kind].change)).status).toBe(404);
  });

  test('comes back with its id and every figure, and a repeat changes nothing', async () => {
    const calls = callsOf(kind);
    await calls.create('yoga', today);
    const before = await calls.list();
    const id = idOf(before[0]);
    await calls.remove(id);
    for (const _ of ['once', 'again']) expect(await calls.restore(id)).toMatchObject({ status: 200, body: before[0] });
    expect(await calls.list()).toEqual(before);
  });

  test("is nobody else's to change, delete or put back", async () => {
    const calls = callsOf(kind);
    const others = callsOf(kind, stranger);
    const id = idOf((await calls.list())[0]);
    expect((await others.update(id, entryExamples[kind].change)).status).toBe(404);
    expect((await others.remove(id)).status).toBe(404);
    await calls.remove(id);
    expect((await others.restore(id)).status).toBe(404);
    expect((await calls.restore(randomUUID())).status).toBe(404);
    expect(await calls.list()).toEqual([]);
  });

  test('outside its bounds is refused, and nothing is stored', async () => {
    const calls = callsOf(kind);
    expect((await calls.send(entryExamples[kind].refused)).status).toBe(422);
    expect(await calls.list()).toEqual([]);
  });

  test('sent three times at once with one key is one entry', async () => {
    const { token } = await server.person();
    const calls = entryCalls(server, kind, token);
    const send = () => calls.create('yoga', today, { 'idempotency-key': 'tap' });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ body }) => idOf(body))).size).toBe(1);
    expect(await calls.list()).toHaveLength(1);
  });

  test("belongs to the person's own day, and a span lists it with its neighbours", async () => {
    const { token } = await server.person();
    const calls = entryCalls(server, kind, token);
    for (const moment of ['2026-03-05T18:29:00Z', '2026-03-05T18:31:00Z', '2026-03-01T00:10:00']) {
      await calls.create('yoga', moment);
    }
    const dates = (await calls.list({ from: '2026-03-01', to: '2026-03-06' })).map(({ localDate }) => localDate);
    expect(dates).toEqual(['2026-03-01', '2026-03-05', '2026-03-06']);
    const [early] = await calls.list({ date: '2026-03-05' });
    expect((await calls.move(idOf(early), '2026-03-02T09:00:00')).body.localDate).toBe('2026-03-02');
    expect(await calls.list({ from: '2026-03-03', to: '2026-03-05' })).toEqual([]);
  });

  test('goes out with an export and comes back with it as it was', async () => {
    // Of one person's exports an hour only so many are made.
    const owner = await server.person();
    await callsOf(kind, owner).create('yoga', today);
    const { body: document } = await server.call(getExport, { token: owner.token });
    const next = await server.person();
    await server.call(importData, { token: next.token, body: document });
    const { body: again } = await server.call(getExport, { token: next.token });
    expect(document[`${kind}Entries`]).not.toEqual([]);
    expect(again[`${kind}Entries`]).toEqual(document[`${kind}Entries`]);
    const older = { ...document, [`${kind}Entries`]: undefined };
    const taken = await server.call(importData, { token: next.token, body: older });
    expect(taken.status).toBe(200);
    expect(await callsOf(kind, next).list()).toHaveLength(document[`${kind}Entries`].length);
  });
});

test.each([
  ['only one end', { from: '2026-03-01' }],
  ['its ends the wrong way round', { from: '2026-03-02', to: '2026-03-01' }],
  ['more than a year', { from: '2025-03-01', to: '2026-03-06' }],
])('a span with %s is refused', async (_, query) => {
  expect((await callsOf('water').ask(query)).status).toBe(422);
});

test('what came back counts again', async () => {
  const { token, id: userId } = await server.person();
  const calls = entryCalls(server, 'water', token);
  await calls.create();
  const counted = async () => (await server.call(getCounters, { token, params: { userId } })).body;
  const before = await counted();
  const id = idOf((await calls.list())[0]);
  await calls.remove(id);
  expect(await counted()).not.toEqual(before);
  await calls.restore(id);
  expect(await counted()).toEqual(before);
});
