import { expect, test } from 'vitest';
import { createActivityEntry, listActivityEntries, updateActivityEntry } from '../../../contract/entries/activity.ts';
import { openChat } from '../../../tests/chat.ts';

const chat = openChat();
const listed = async () => (await chat.server.call(listActivityEntries, { token: chat.token, query: {} })).body;
const logged = async () =>
  (await listed()).map(({ activityType, distanceKm, durationMin }) => [activityType, distanceKm, durationMin]);
const log = (activityType: string, distanceKm: number, durationMin: number, confirm?: boolean) =>
  chat.server.call(createActivityEntry, {
    token: chat.token,
    body: { activityType, distanceKm, durationMin, ...(confirm && { confirm }) },
  });

test('a pace that hardly anybody has is asked about, and logged at its time once it is meant', async () => {
  const asked = await chat.say('walked 25 km in 30 min at 7 am');
  expect(asked.text).toMatch(/^Walking, 25 km, 30 min\? That would be 50 km\/h\./);
  expect(await logged()).toEqual([]);
  await chat.press(asked, 'Yes, log it');
  expect(await logged()).toEqual([['walking', 25, 30]]);
  expect((await listed())[0]?.activityDatetime).toBe('2026-03-06T01:30:00.000Z');
});

test('the right figure takes its place, and a no leaves it out', async () => {
  await chat.say('walked 25 km in 30 min');
  await chat.say('2.5 km');
  await chat.say('cycled 90 km in 1 hour');
  expect((await chat.say('no')).text).toBe('All right, I left it out.');
  expect(await logged()).toEqual([['walking', 2.5, 30]]);
});

test('a correction to such a pace is asked about', async () => {
  await chat.say('walked 2.5 km in 30 min');
  expect((await chat.say('no, 25 km')).text).toMatch(/That would be 50 km\/h/);
  expect(await logged()).toEqual([['walking', 2.5, 30]]);
  await chat.say('yes');
  expect(await logged()).toEqual([['walking', 25, 30]]);
});

test.each(['ran 5k in 25 min', 'cycled 40 km in 1 hour', 'swam 1 km in 20 min', 'rowed 2k in 8 min'])(
  '“%s” is logged at once',
  async (text) => {
    await chat.say(text);
    expect(await logged()).toHaveLength(1);
  },
);

test('in the API it is confirmed, under any name, made and changed', async () => {
  const { status, problem } = await log('Morning walk', 25, 30);
  expect([status, problem.code, problem.errors?.[0]?.path]).toEqual([422, 'confirmation_required', 'distanceKm']);
  expect(problem.detail).toMatch(/If it is right, save it with confirm: true\.$/);
  expect((await log('Drive', 25, 30)).status).toBe(201);
  const { body } = await log('Walking', 25, 30, true);
  const change = (told: { distanceKm?: number; durationMin?: number; caloriesBurned?: number; confirm?: boolean }) =>
    chat.server.call(updateActivityEntry, { token: chat.token, params: { id: body.id }, body: told });
  expect((await change({ caloriesBurned: 300 })).status).toBe(200);
  expect((await change({ distanceKm: 26 })).status).toBe(422);
  expect((await change({ distanceKm: 26, confirm: true })).status).toBe(200);
});
