import { expect, test } from 'vitest';
import { saveProfile } from '../../../contract/accounts/profile.ts';
import { createFast, getFasting, listFasts, updateFast } from '../../../contract/entries/fasts.ts';
import { createReading } from '../../../contract/entries/readings.ts';
import { openChat } from '../../../tests/chat.ts';

const chat = openChat();
const fasts = async (date = '2026-03-05') =>
  (await chat.server.call(listFasts, { token: chat.token, query: { from: date, to: '2026-03-06' } })).body;
const fasting = async () => (await chat.server.call(getFasting, { token: chat.token, query: {} })).body;

test('a fast begins and ends by saying so, and both are undone', async () => {
  const begun = await chat.say('16:8 fast since 8 pm');
  expect(begun.text).toContain('Your fast (16:8) has been running since Thu, 8:00 pm.');
  expect(begun.text).toContain('You can eat again at Fri, 12:00 pm.');
  expect(await fasting()).toMatchObject({
    elapsedMin: 960,
    fast: { plan: '16:8', endedAt: null },
    warning: null,
    off: null,
  });
  expect((await chat.say('how long have I been fasting')).text).toContain('You’ve reached your goal.');
  expect((await chat.say('start fasting')).text).toContain('A fast is already running');
  const over = await chat.say('end fast');
  expect(over.text).toContain('Your fast is over: 16 h.');
  expect(await fasts()).toMatchObject([{ startedAt: '2026-03-05T14:30:00.000Z', endedAt: '2026-03-06T06:30:00.000Z' }]);
  await chat.press(over, 'Undo');
  expect((await fasting()).fast).toMatchObject({ endedAt: null });
  await chat.press(begun, 'Undo');
  expect((await fasting()).fast).toBeNull();
  expect((await chat.say('end fast')).text).toContain('No fast is running.');
});

test('a fast that is on today has begun', async () => {
  expect((await chat.say('vrat hai aaj')).text).toContain('Your fast has been running since');
  await chat.say('undo');
});

test('what a fast is broken with is logged', async () => {
  await chat.say('fasting since 9 last night');
  const { text } = await chat.say('broke my fast with 2 dates');
  expect(text).toContain('Your fast is over: 15 h.');
  expect(text).toMatch(/Date/);
});

test('a fast with the sun follows the city that is named, then and later', async () => {
  expect((await chat.say('Hyderabad mein roza rakha hai')).text).toMatch(
    /eat again at Fri, 6:2\d pm\.\nBy sunrise and sunset in Hyderabad/,
  );
  await chat.say('roza khol liya');
  expect((await chat.say('roza rakha hai')).text).toContain('By sunrise and sunset in Hyderabad');
});

test('is off for those whom it may harm, by chat and API; what runs can still be ended', async () => {
  const { body: open } = await chat.server.call(createFast, {
    token: chat.token,
    body: { startedAt: '2026-03-06T08:00:00' },
  });
  const low = { kind: 'glucose', values: { value: 62 } } as const;
  await chat.server.call(createReading, { token: chat.token, body: low });
  expect((await fasting()).off).toBe('lowSugar');
  expect((await chat.say('start 16:8 fast')).text).toContain('Your sugar was low');
  const refused = await chat.server.call(createFast, { token: chat.token, body: { plan: '16:8' } });
  expect([refused.status, refused.problem.code]).toEqual([422, 'care_first']);
  const { body } = await chat.server.call(updateFast, {
    token: chat.token,
    params: { id: open.id },
    body: { endedAt: '2026-03-06T10:00:00' },
  });
  expect(body.endedAt).toBe('2026-03-06T04:30:00.000Z');
  await chat.server.call(saveProfile, { token: chat.token, body: { lifeStage: 'pregnant' } });
  expect((await fasting()).off).toBe('pregnant');
});

test('a fast of more than a day and a half meets care', async () => {
  await chat.server.call(createFast, { token: chat.token, body: { startedAt: '2026-03-04T18:00:00' } });
  expect((await fasting()).warning).toMatch(/eat|food/i);
  const { text, care } = await chat.say('end fast');
  expect([text.includes('42 h'), care]).toEqual([true, 'starvation.longFast']);
});

test.each([
  ['before it begins', '2026-03-06T08:00:00'],
  ['after more than a week', '2026-03-14T09:00:00'],
])('no fast ends %s', async (_, endedAt) => {
  const body = { startedAt: '2026-03-06T09:00:00', endedAt };
  expect((await chat.server.call(createFast, { token: chat.token, body })).status).toBe(422);
});
