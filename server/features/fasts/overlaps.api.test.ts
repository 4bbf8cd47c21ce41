import { expect, test } from 'vitest';
import { createFast, listFasts, updateFast } from '../../../contract/entries/fasts.ts';
import { openChat } from '../../../tests/chat.ts';

const chat = openChat('');
const fast = (body: { startedAt?: string; endedAt?: string; confirm?: boolean }, idempotencyKey?: string) =>
  chat.server.call(createFast, {
    token: chat.token,
    body,
    ...(idempotencyKey && { headers: { 'idempotency-key': idempotencyKey } }),
  });
const fasts = async () => {
  const query = { from: '2026-03-04', to: '2026-03-06' };
  return (await chat.server.call(listFasts, { token: chat.token, query })).body;
};

test.each([
  ['16:8 fast since 8 pm', 'start fasting', 'End it and start a new one?', 'Start a new one'],
  ['16:8 fast since 8 pm', 'fast shuru kar diya', 'naya shuru karun?', 'Naya shuru karo'],
])('after “%s” the start “%s” is asked about', async (first, second, question, label) => {
  await chat.say(first);
  const asked = await chat.say(second);
  expect(asked.text).toContain(question);
  expect(await fasts()).toHaveLength(1);
  await chat.press(asked, label);
  expect(await fasts()).toMatchObject([{ endedAt: '2026-03-06T06:30:00.000Z' }, { endedAt: null }]);
  await chat.say('undo');
  expect(await fasts()).toMatchObject([{ endedAt: null }]);
});

test.each([
  ['fasted 16 hours', 'Log this one too?', 'yes'],
  ['16 ghante ka fast kiya', 'Ye bhi note karun?', 'haan'],
])('a past fast “%s” that overlaps another is asked about', async (text, question, yes) => {
  await fast({ startedAt: '2026-03-05T22:00:00', endedAt: '2026-03-06T08:00:00' });
  expect((await chat.say(text)).text).toContain(question);
  expect(await fasts()).toHaveLength(1);
  await chat.say(yes);
  expect(await fasts()).toHaveLength(2);
});

test.each(['start 16 hours fast', '16 hours fast left?', '20 hours fast shuru'])(
  '“%s” logs no past fast',
  async (text) => {
    await chat.say(text);
    expect((await fasts()).every(({ endedAt }) => endedAt === null)).toBe(true);
  },
);

test('is confirmed in the API, made and changed; a repeat and an end are no overlap', async () => {
  const first = await fast({ startedAt: '2026-03-04T20:00:00', endedAt: '2026-03-05T12:00:00' }, 'first');
  expect((await fast({ startedAt: '2026-03-04T20:00:00', endedAt: '2026-03-05T12:00:00' }, 'first')).status).toBe(201);
  const asked = await fast({ startedAt: '2026-03-05T11:00:00' });
  expect([asked.status, asked.problem.code]).toEqual([422, 'confirmation_required']);
  expect(asked.problem.detail).toMatch(/^There is a fast from Wed, 8:00 pm to Thu, 12:00 pm already/);
  const { body: open } = await fast({ startedAt: '2026-03-05T20:00:00' });
  const change = (id: string, body: { startedAt?: string; endedAt?: string; confirm?: boolean }) =>
    chat.server.call(updateFast, { token: chat.token, params: { id }, body });
  expect((await change(open.id, { endedAt: '2026-03-06T10:00:00' })).status).toBe(200);
  expect((await change(open.id, { startedAt: '2026-03-05T10:00:00' })).status).toBe(422);
  expect((await change(first.body.id, { endedAt: '2026-03-05T22:00:00' })).status).toBe(422);
  expect((await change(open.id, { startedAt: '2026-03-05T10:00:00', confirm: true })).status).toBe(200);
  expect((await fast({ startedAt: '2026-03-05T11:00:00', confirm: true })).status).toBe(201);
});
