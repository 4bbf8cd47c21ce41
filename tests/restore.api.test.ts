import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createActivityEntry,
  deleteActivityEntry,
  listActivityEntries,
  restoreActivityEntry,
} from '../contract/activity.ts';
import { getCounters } from '../contract/dashboard.ts';
import { deleteFoodEntry, describeFood, listFoodEntries, restoreFoodEntry } from '../contract/food.ts';
import { createSleepEntry, deleteSleepEntry, listSleepEntries, restoreSleepEntry } from '../contract/sleep.ts';
import { createWaterEntry, deleteWaterEntry, listWaterEntries, restoreWaterEntry } from '../contract/water.ts';
import { createWeightEntry, deleteWeightEntry, listWeightEntries, restoreWeightEntry } from '../contract/weight.ts';
import { startTestServer, type TestPerson, type TestServer } from './server.ts';

let server: TestServer;
let person: TestPerson;
let stranger: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  [person, stranger] = await Promise.all([server.person(), server.person()]);
});
afterAll(() => server.close());

const logDatetime = '2026-03-06T08:15:00';
const kinds = {
  food: {
    create: describeFood,
    body: { foodName: '2 rotis', mealType: 'dinner', mealNotes: 'with ghee', logDatetime },
    list: listFoodEntries,
    remove: deleteFoodEntry,
    restore: restoreFoodEntry,
  },
  water: {
    create: createWaterEntry,
    body: { waterIntake: { value: 330 }, drinkType: 'tea', containerType: 'mug', notes: 'ginger', logDatetime },
    list: listWaterEntries,
    remove: deleteWaterEntry,
    restore: restoreWaterEntry,
  },
  activity: {
    create: createActivityEntry,
    body: { activityType: 'yoga', durationMin: 45, distanceKm: 0, caloriesBurned: 120, datetime: logDatetime },
    list: listActivityEntries,
    remove: deleteActivityEntry,
    restore: restoreActivityEntry,
  },
  weight: {
    create: createWeightEntry,
    body: { weightKg: 71.4, logDatetime },
    list: listWeightEntries,
    remove: deleteWeightEntry,
    restore: restoreWeightEntry,
  },
  sleep: {
    create: createSleepEntry,
    body: { sleepTimeHr: 7.25, logDatetime },
    list: listSleepEntries,
    remove: deleteSleepEntry,
    restore: restoreSleepEntry,
  },
} as const;
const names = Object.keys(kinds) as (keyof typeof kinds)[];

/** An entry of any kind. */
interface Entry {
  id?: string;
  entryId?: string;
}
const idOf = (entry: Entry | undefined) => entry?.id ?? entry?.entryId ?? '';

function callsOf(kind: keyof typeof kinds, token: string) {
  const { create, body, list, remove, restore } = kinds[kind];
  const of = (id: string) => ({ token, params: { id } });
  return {
    create: () => server.call(create, { token, body } as never),
    list: async () => (await server.call(list, { token })).body as Entry[],
    remove: (id: string) => server.call(remove, of(id)),
    restore: (id: string) => server.call(restore, of(id)),
  };
}

describe.each(names)('a deleted entry of %s', (kind) => {
  test('comes back with its id and every figure, and a repeat changes nothing', async () => {
    const calls = callsOf(kind, person.token);
    await calls.create();
    const before = await calls.list();
    const id = idOf(before[0]);
    await calls.remove(id);
    expect(await calls.list()).toEqual([]);
    for (const _ of ['once', 'again']) expect(await calls.restore(id)).toMatchObject({ status: 200, body: before[0] });
    expect(await calls.list()).toEqual(before);
  });

  test('comes back to its owner alone', async () => {
    const calls = callsOf(kind, person.token);
    const id = idOf((await calls.list())[0]);
    await calls.remove(id);
    expect((await callsOf(kind, stranger.token).restore(id)).status).toBe(404);
    expect((await calls.restore(randomUUID())).status).toBe(404);
    expect(await calls.list()).toEqual([]);
  });
});

test('what came back counts again', async () => {
  const { token, id: userId } = await server.person();
  const calls = callsOf('water', token);
  await calls.create();
  const counted = async () => (await server.call(getCounters, { token, params: { userId } })).body;
  const before = await counted();
  const id = idOf((await calls.list())[0]);
  await calls.remove(id);
  expect(await counted()).not.toEqual(before);
  await calls.restore(id);
  expect(await counted()).toEqual(before);
});
