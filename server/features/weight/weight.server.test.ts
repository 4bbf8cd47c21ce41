import { expect, test } from 'vitest';
import { createWeightEntry, listWeightEntries } from '../../../contract/entries/weight.ts';
import { openChat } from '../../../tests/chat.ts';

const chat = openChat();
const weigh = (weightKg: number, more: { confirm?: boolean; logDatetime?: string } = {}) =>
  chat.server.call(createWeightEntry, { token: chat.token, body: { weightKg, ...more } });
const logged = async () =>
  (await chat.server.call(listWeightEntries, { token: chat.token })).body.map(({ weightKg }) => weightKg);

test('a weight far from the last one is saved once it is confirmed', async () => {
  await weigh(79, { logDatetime: '2026-03-03' });
  const { status, problem } = await weigh(357);
  expect([status, problem.code, problem.detail]).toEqual([
    422,
    'confirmation_required',
    '357 kg? Your last weight was 79 kg on 3 Mar. If it is right, save it with confirm: true.',
  ]);
  expect(await logged()).toEqual([]);
  expect((await weigh(357, { confirm: true })).status).toBe(201);
  expect((await weigh(79.5, { confirm: true })).status).toBe(201);
  expect(await logged()).toEqual([357, 79.5]);
});

test.each([
  [2, 422],
  [24.9, 422],
  [25, 201],
  [250, 201],
  [251, 422],
])('a first weight of %d kg: %d', async (weightKg, status) => {
  expect((await weigh(weightKg)).status).toBe(status);
});

test.each([
  ['2026-03-03', 422],
  ['2025-11-14', 201],
])('the last one of %s may say what the next likely is: %d', async (logDatetime, status) => {
  await weigh(79, { logDatetime });
  expect((await weigh(95)).status).toBe(status);
});
