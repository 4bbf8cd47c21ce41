import { expect, test } from 'vitest';
import { getProfile, saveProfile } from '../../../../contract/accounts/profile.ts';
import { getDaySummary } from '../../../../contract/dashboard.ts';
import { createWaterEntry } from '../../../../contract/entries/water.ts';
import { openChat } from '../../../../tests/chat.ts';

const chat = openChat();

/** Lets the clock in India show that time of the next day. */
function waitUntil(time: string) {
  const { clock } = chat.server;
  const soon = new Date(`${new Date(clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)}T${time}:00+05:30`);
  clock.advance(soon.getTime() - clock.now().getTime());
  return soon.toLocaleDateString('sv', { timeZone: 'Asia/Kolkata' });
}
const dayBefore = (date: string) => new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
const foods = () =>
  chat.server.context.db
    .selectFrom('foodEntries')
    .select(['foodName', 'localDate', 'occurredAt'])
    .where('userId', '=', chat.userId)
    .orderBy('createdAt')
    .execute();

test('what is told before the day starts belongs to the day before, and so does the clock of the night', async () => {
  expect((await chat.say('start my day at 5 am')).text).toMatch(/^Your day starts at 5 am from now on\./);
  const date = waitUntil('01:30');
  await chat.say('had maggi at 12:45 am');
  await chat.say('2 bananas');
  await chat.say('yesterday lunch rajma chawal');
  const [maggi, bananas, ...lunch] = await foods();
  expect([maggi?.localDate, bananas?.localDate]).toEqual([dayBefore(date), dayBefore(date)]);
  expect(maggi?.occurredAt.toISOString()).toBe(new Date(`${date}T00:45:00+05:30`).toISOString());
  for (const { localDate } of lunch) expect(localDate).toBe(dayBefore(dayBefore(date)));
  expect(lunch.length).toBeGreaterThan(0);

  waitUntil('06:00');
  await chat.say('1 apple');
  const today = new Date(chat.server.clock.now()).toLocaleDateString('sv', { timeZone: 'Asia/Kolkata' });
  expect((await foods()).at(-1)?.localDate).toBe(today);
});

test('the API and the dashboard count by the same day', async () => {
  const { server, token, userId } = chat;
  const changed = await server.call(saveProfile, { token, body: { id: userId, dayStartsAt: '04:00' } });
  expect(changed.body.dayStartsAt).toBe('04:00');
  const date = waitUntil('02:00');
  await server.call(createWaterEntry, { token, body: { waterIntake: { value: 330 } } });
  const { body } = await server.call(getDaySummary, { token });
  expect([body.date, body.waterMl]).toEqual([dayBefore(date), 330]);
});

test('undo lets the day begin when it did; a later hour than 8 is asked about', async () => {
  const begins = async () =>
    (await chat.server.call(getProfile, { token: chat.token, params: { userId: chat.userId } })).body.dayStartsAt;
  expect((await chat.say('my day starts at 11 am')).text).toMatch(/between midnight and 8/);
  expect(await begins()).toBe('00:00');
  await chat.say('mera din subah 4 baje se shuru hota hai');
  expect(await begins()).toBe('04:00');
  expect((await chat.say('when does my day start?')).text).toBe('Your day starts at 4 am.');
  await chat.say('undo');
  expect(await begins()).toBe('00:00');
});
