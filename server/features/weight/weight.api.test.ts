import { expect, test } from 'vitest';
import { createWeightEntry, listWeightEntries, updateWeightEntry } from '../../../contract/entries/weight.ts';
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

test('a correction that is far from the last one is saved once it is confirmed', async () => {
  await weigh(79, { logDatetime: '2026-03-03' });
  const { body } = await weigh(79.5);
  const change = (told: { weightKg?: number; confirm?: boolean; logDatetime?: string }) =>
    chat.server.call(updateWeightEntry, { token: chat.token, params: { id: body.id }, body: told });
  const asked = await change({ weightKg: 795 / 2 });
  expect([asked.status, asked.problem.code, asked.problem.errors?.[0]?.path]).toEqual([
    422,
    'confirmation_required',
    'weightKg',
  ]);
  expect(await logged()).toEqual([79.5]);
  expect((await change({ weightKg: 78.9 })).status).toBe(200);
  expect((await change({ weightKg: 110, confirm: true })).status).toBe(200);
  expect((await change({ weightKg: 110, logDatetime: '2026-03-05' })).status).toBe(200);
});

test.each([
  ['no, 97', 'Yes, save 97 kg'],
  ['79.5 nahi 97', 'Yes, save 97 kg'],
])('the correction “%s” is asked about in the chat', async (text, label) => {
  await weigh(79, { logDatetime: '2026-03-03' });
  await chat.say('79.5 kg');
  const asked = await chat.say(text);
  expect(asked.text).toMatch(/^97 kg\? Your last weight was 79 kg on 3 Mar/);
  expect(await logged()).toEqual([79.5]);
  expect((await chat.press(asked, label)).text).toMatch(/97 kg/);
  expect(await logged()).toEqual([97]);
  await chat.say('undo');
  expect(await logged()).toEqual([79.5]);
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
