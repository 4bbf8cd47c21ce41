import { beforeEach, expect, test } from 'vitest';
import { pressChatButton, sendChatMessage } from '../../../contract/assistant.ts';
import { createFoodEntry } from '../../../contract/entries/food.ts';
import { createWeightEntry } from '../../../contract/entries/weight.ts';
import { listNotices, listSubscriptions } from '../../../contract/notifications.ts';
import { getWeekReview } from '../../../contract/reviews.ts';
import { getTrend, type TrendMetric } from '../../../contract/trends.ts';
import { openBot } from '../../../tests/bot.ts';
import { readPdf } from '../../../tests/pdf.ts';
import type { TestPerson } from '../../../tests/server.ts';
import { pageLocales } from '../../../texts/locale.ts';
import { figure } from '../../../texts/numbers.ts';
import { shortcuts } from '../../../texts/portal/assistant.ts';
import { startSession } from '../accounts/mutations.ts';

const bot = openBot();
let person: TestPerson;
let chatId = 11_000;

beforeEach(async () => {
  const { server, telegram } = bot;
  await server.context.db.updateTable('users').set({ status: 'disabled' }).execute();
  server.clock.time = new Date('2026-02-10T06:30:00Z');
  person = await server.person();
  chatId += 1;
  telegram.openChat(chatId);
  const account = { userId: person.id, telegramUserId: chatId, chatId, linkedAt: server.clock.now() };
  await server.context.db.insertInto('telegramAccounts').values(account).execute();
});

const change = (values: object) =>
  bot.server.context.db.updateTable('users').set(values).where('id', '=', person.id).execute();
/** It is that time in India, and the person is signed in. */
async function goTo(time: string) {
  const { clock, context } = bot.server;
  clock.time = new Date(`${time}+05:30`);
  const device = { remember: true, userAgent: 'node' };
  person.token = await startSession(context.db, person.id, device, clock.now());
}
async function eat(date: string, calories: number) {
  await goTo(`${date}T20:00:00`);
  const body = { foodName: 'Thali', calories, proteinG: 60, mealType: 'lunch' as const };
  expect((await bot.server.call(createFoodEntry, { token: person.token, body })).status).toBe(201);
}
async function eatFor(dates: string[], calories: number) {
  for (const date of dates) await eat(date, calories);
}
const thisWeek = ['2026-03-02', '2026-03-04', '2026-03-05', '2026-03-06'];
const weekBefore = ['2026-02-23', '2026-02-24', '2026-02-26'];
/** Runs the jobs as the queue does at that time, on two servers at once. */
async function runAt(time: string) {
  await goTo(time);
  const run = (name: string) => bot.server.app.jobs.find((job) => job.name === name)?.run();
  await Promise.all([run('reviews'), run('reviews')]);
  await Promise.all([run('send-notices'), run('send-notices')]);
}
const sent = () => bot.telegram.sentTo(chatId).map(({ text }) => text);
const notices = async () => {
  const { body } = await bot.server.call(listNotices, { token: person.token });
  return body.notices.map(({ occasion }) => occasion).filter((occasion) => occasion.includes('_report'));
};
const say = async (text: string) =>
  (await bot.server.call(sendChatMessage, { token: person.token, body: { text } })).body.messages.at(-1);

test('the week’s review comes once on Sunday evening, with a button that ends them', async () => {
  await eatFor(weekBefore, 1_500);
  await eatFor(thisWeek, 2_000);
  await runAt('2026-03-08T18:45:00');
  expect(sent()).toEqual([]);
  await runAt('2026-03-08T19:00:00');
  await runAt('2026-03-08T19:15:00');
  await runAt('2026-03-09T08:00:00');
  expect(sent()).toEqual([
    expect.stringMatching(
      /^Your week, 2 Mar – 8 Mar\n4 days logged[\s\S]*• Calories: 2,000 kcal a day, 500 kcal more than the week before\n\nOne thing for next week\n• /,
    ),
  ]);
  expect(await notices()).toEqual(['weekly_report 2026-03-08']);
  expect(bot.telegram.sentTo(chatId)[0]?.keyboard[0]?.[0]).toMatchObject({ text: 'Stop these' });

  const press = await bot.server.call(pressChatButton, { token: person.token, body: { action: 'reviews.stop:week' } });
  expect(press.body.messages.at(-1)?.text).toMatch(/^Done, no more weekly reviews/);
  const { body } = await bot.server.call(listSubscriptions, { token: person.token, params: { userId: person.id } });
  expect(body.map(({ notificationCode }) => notificationCode)).not.toContain('weekly_report');
  await eatFor(['2026-03-10'], 2_000);
  await runAt('2026-03-15T19:00:00');
  expect(sent()).toHaveLength(1);
  await say('weekly review on');
  await runAt('2026-03-15T19:15:00');
  expect(sent()).toHaveLength(2);
});

test('after an outage or quiet hours it comes on Monday morning, and later no more', async () => {
  await eatFor(thisWeek, 2_000);
  await change({ quietFrom: '18:00', quietTo: '08:00' });
  for (const time of ['2026-03-08T19:00:00', '2026-03-09T07:45:00']) await runAt(time);
  expect(sent()).toEqual([]);
  await runAt('2026-03-09T08:00:00');
  expect(sent()).toHaveLength(1);
  await eatFor(['2026-03-10'], 2_000);
  await runAt('2026-03-16T11:00:00');
  expect(sent()).toHaveLength(1);
});

test('whoever wants nothing unasked, or has been away for two weeks, gets none', async () => {
  await eatFor(['2026-02-20'], 2_000);
  await runAt('2026-03-08T19:00:00');
  await eatFor(thisWeek, 2_000);
  await change({ remindersResumeOn: '9999-12-31' });
  await runAt('2026-03-08T19:15:00');
  expect(sent()).toEqual([]);
});

test('the month’s comes on the first as a PDF to those who pay', async () => {
  await eatFor(weekBefore, 1_500);
  await runAt('2026-03-01T09:00:00');
  expect(sent()).toEqual([]);
  await change({ plan: 'pro' });
  // A server that was down all day.
  await runAt('2026-03-02T12:00:00');
  await runAt('2026-03-02T12:15:00');
  const [review, ...others] = bot.telegram.sentTo(chatId);
  expect(others).toEqual([]);
  expect(review?.text).toMatch(/^Your month, February 2026\n3 days logged[\s\S]*One thing for this month/);
  const [page] = readPdf(bot.telegram.fileOf(review as NonNullable<typeof review>) ?? new Uint8Array());
  expect(page).toContain('Days logged3 of 28');
});

test('who pays may have the month’s instead of the week’s, by a button', async () => {
  await change({ plan: 'pro' });
  await eatFor(thisWeek, 2_000);
  await runAt('2026-03-08T19:00:00');
  const chat = { id: chatId, first_name: 'Meera' };
  const { sent: answers } = await bot.press(chat, 'Only monthly');
  expect(answers[0]?.text).toMatch(/^Done: from now on one review a month/);
  const { body } = await bot.server.call(listSubscriptions, { token: person.token, params: { userId: person.id } });
  const codes = body.map(({ notificationCode }) => notificationCode);
  expect([codes.includes('weekly_report'), codes.includes('monthly_report')]).toEqual([false, true]);
});

test('both can be asked for, on the website too', async () => {
  await eatFor(weekBefore, 1_500);
  await eatFor(['2026-03-03'], 2_000);
  await runAt('2026-03-05T10:00:00');
  expect((await say('my week'))?.text).toMatch(/^Your week, 27 Feb – 5 Mar\n1 day logged/);
  expect((await say('monthly report'))?.text).toMatch(/^Monthly reports come with Pro/);
  const { body } = await bot.server.call(getWeekReview, { token: person.token, query: { date: '2026-03-01' } });
  expect(body).toMatchObject({ isShort: true, review: { from: '2026-02-23', loggedDays: 3 } });
  await change({ plan: 'pro' });
  expect((await say('monthly report'))?.text).toMatch(/^Your month, February 2026[\s\S]*\/app\/reports$/);
  const chat = { id: chatId, first_name: 'Meera' };
  const { sent: answers } = await bot.say(chat, 'monthly report');
  expect(answers.map(({ text }) => text)).toEqual([expect.stringMatching(/^Your month, February 2026/)]);
  await runAt('2026-03-05T10:15:00');
  expect(bot.telegram.sentTo(chatId).at(-1)?.message.document?.file_name).toBe('fitpulse-2026-02.pdf');
});

test('a week has the averages and the change of weight of its trends', async () => {
  await eatFor(['2026-03-02', '2026-03-04'], 1_183);
  await eat('2026-03-05', 1_401);
  for (const [date, weightKg] of [
    ['2026-03-02', 71.4],
    ['2026-03-05', 71.1],
  ] as const)
    await bot.server.call(createWeightEntry, { token: person.token, body: { weightKg, logDatetime: date } });
  await eat('2026-03-06', 90);
  await goTo('2026-03-06T20:30:00');
  const span = { from: '2026-03-02', to: '2026-03-06' };
  const trend = async (metric: TrendMetric) =>
    (await bot.server.call(getTrend, { token: person.token, query: { metric, ...span } })).body;
  const [calories, protein, weight] = await Promise.all([trend('calories'), trend('proteinG'), trend('weightKg')]);
  const { body } = await bot.server.call(getWeekReview, { token: person.token });
  expect(body.review?.summary).toContain(`${figure(calories.average ?? 0)} kcal`);
  expect(body.review?.summary).toContain(`Protein ${figure(protein.average ?? 0)} g`);
  const change = (weight.points.at(-1)?.value ?? 0) - (weight.points[0]?.value ?? 0);
  expect(body.review?.changed.join()).toContain(`${figure(-change, 1)} kg down`);
});

test.each([
  [{ language: '', locale: 'hi' }, /^Your week/, /logged/],
  [{ language: 'hi-Latn', locale: 'hi-Latn' }, /^Your week/, /logged/],
  [{ language: 'hi', locale: 'hi' }, /^आपका हफ़्ता/, /दर्ज/],
])('on the page of who has chosen %j it is in the language of the headings', async (settings, title, summary) => {
  await eatFor(thisWeek, 1_500);
  await goTo('2026-03-08T20:00:00');
  await change(settings);
  const { body } = await bot.server.call(getWeekReview, { token: person.token });
  expect(body.review).toMatchObject({
    title: expect.stringMatching(title),
    summary: expect.stringMatching(summary),
  });
  const told = Object.values(body.review ?? {})
    .flat()
    .join(' ');
  expect(/\p{Script=Devanagari}/u.test(told)).toBe(settings.language === 'hi');
  if (settings.language === 'hi') expect(told).not.toMatch(/[a-z]{2,}/i);
});

test.each(pageLocales)(
  'what the assistant’s page offers to ask of the week is answered with it, in %s',
  async (locale) => {
    await eatFor(thisWeek, 1_500);
    await goTo('2026-03-08T20:00:00');
    expect((await say(shortcuts.week(locale)))?.text).toMatch(/^(?:Your week|आपका हफ़्ता), 2/);
  },
);
