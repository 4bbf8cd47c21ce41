import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getCounters } from '../../../contract/dashboard.ts';
import { createFoodEntry } from '../../../contract/entries/food.ts';
import { createWaterEntry, deleteWaterEntry } from '../../../contract/entries/water.ts';
import { createWeightEntry } from '../../../contract/entries/weight.ts';
import {
  listNotices,
  listNotifications,
  listSubscriptions,
  readAllNotices,
  readNotice,
  subscribe,
  unsubscribe,
} from '../../../contract/notifications.ts';
import * as fake from '../../../tests/fakes/telegram.ts';
import { startTestServer, type TestPerson, type TestServer } from '../../../tests/server.ts';

let telegram: fake.Telegram;
let server: TestServer;
let person: TestPerson;
beforeAll(async () => {
  telegram = await fake.start();
  const settings = { token: telegram.token, apiRoot: telegram.url, userName: undefined, webhookSecret: undefined };
  server = await startTestServer({ telegram: settings });
});
beforeEach(async () => {
  await server.context.db.updateTable('users').set({ status: 'disabled' }).execute();
  person = await newPerson();
  server.clock.time = new Date('2026-03-06T06:30:00Z');
});
afterAll(async () => {
  await server.close();
  await telegram.close();
});

/** Somebody who has signed up the evening before: newcomers are left alone on their first day. */
function newPerson(): Promise<TestPerson> {
  server.clock.time = new Date('2026-03-05T12:00:00Z');
  return server.person();
}

const options = () => ({ token: person.token });
const codes = async () => {
  const params = { userId: person.id };
  const { body } = await server.call(listSubscriptions, { ...options(), params });
  return body.map((item) => item.notificationCode);
};
const notices = async () => (await server.call(listNotices, options())).body;
const titles = async () => (await notices()).notices.map((notice) => notice.title);
const runJob = async () => {
  for (const name of ['reminders', 'send-notices']) await server.app.jobs.find((job) => job.name === name)?.run();
};
/** Runs the job as the queue does at that time, in India unless told. */
const runAt = async (time: string) => {
  server.clock.time = new Date(time.includes('Z') ? time : `${time}+05:30`);
  person.token = person.token && (await freshToken());
  await runJob();
};
const freshToken = async () => {
  const { startSession } = await import('../accounts/mutations.ts');
  return startSession(server.context.db, person.id, { remember: true, userAgent: 'node' }, server.clock.now());
};
const want = (notificationCode: 'day_report' | 'monthly_report') =>
  server.call(subscribe, { ...options(), body: { userId: person.id, notificationCode } });
let nextChat = 9_000;
const linkChat = async () => {
  const chat = { id: nextChat++, first_name: 'Meera' };
  telegram.openChat(chat);
  const values = { telegramUserId: chat.id, chatId: chat.id, userId: person.id, linkedAt: server.clock.now() };
  await server.context.db.insertInto('telegramAccounts').values(values).execute();
  return chat;
};

describe('notifications', () => {
  test('are listed by plan, with the monthly report for those who pay', async () => {
    const listed = async (plan?: 'free' | 'pro' | 'premium') => {
      const { body } = await server.call(listNotifications, { ...options(), query: plan ? { plan } : {} });
      return body.map((item) => item.code);
    };
    const free = ['water_reminder', 'food_log', 'weekly_report', 'day_report', 'weight_report'];
    expect(await listed()).toEqual(free);
    expect(await listed('free')).toEqual(free);
    expect(await listed('pro')).toContain('monthly_report');
    expect(await listed('premium')).toHaveLength(6);
  });

  test('start with the usual five; each is wanted once, and unticking it really ends it', async () => {
    expect(await codes()).toEqual(['food_log', 'monthly_report', 'water_reminder', 'weekly_report', 'weight_report']);
    await Promise.all([want('day_report'), want('day_report')]);
    expect(await codes()).toHaveLength(6);
    const params = { userId: person.id, code: 'food_log' as const };
    await server.call(unsubscribe, { ...options(), params });
    expect((await server.call(unsubscribe, { ...options(), params })).status).toBe(204);
    expect(await codes()).toEqual(['day_report', 'monthly_report', 'water_reminder', 'weekly_report', 'weight_report']);
  });

  test('of another plan, or of none, are refused', async () => {
    expect(await want('monthly_report')).toMatchObject({ status: 403, problem: { code: 'forbidden' } });
    const body = { notificationCode: 'nonsense' as 'day_report' };
    expect((await server.call(subscribe, { ...options(), body })).status).toBe(422);
    await server.context.db.updateTable('users').set({ plan: 'pro' }).where('id', '=', person.id).execute();
    expect((await want('monthly_report')).status).toBe(200);
  });
});

describe('notices', () => {
  test('are two for a new account, unread until read', async () => {
    const { unread, notices: found } = await notices();
    expect(unread).toBe(2);
    expect(found.map((notice) => notice.title).sort()).toEqual(['Set your targets', 'Welcome to FitPulse']);
    const params = { id: found[0]?.id ?? '' };
    await server.call(readNotice, { ...options(), params });
    expect((await server.call(readNotice, { ...options(), params })).status).toBe(204);
    expect((await notices()).unread).toBe(1);
    await server.call(readAllNotices, options());
    expect((await notices()).unread).toBe(0);
  });
});

describe('reminders', () => {
  test('leave a newcomer alone on the first day', async () => {
    await runAt('2026-03-05T21:00:00');
    expect(await titles()).toHaveLength(2);
    await runAt('2026-03-06T11:00:00');
    expect(await titles()).toHaveLength(3);
  });

  test('count as read once what they remind of is logged, and no sooner', async () => {
    await server.call(readAllNotices, options());
    await runAt('2026-03-06T11:00:00');
    expect((await notices()).unread).toBe(1);
    server.clock.advance(60_000);
    const { body } = await server.call(createWaterEntry, { ...options(), body: { waterIntake: { value: 250 } } });
    const { unread, notices: found } = await notices();
    expect(unread).toBe(0);
    expect(found[0]).toMatchObject({ occasion: 'water_reminder 2026-03-06 11:00', readAt: '2026-03-06T05:31:00.000Z' });
    await server.call(deleteWaterEntry, { ...options(), params: { id: body.entryId } });
    expect((await notices()).unread).toBe(1);
  });

  test('of water come at 11:00, 15:00 and 18:00 to those behind the pace, once each', async () => {
    await runAt('2026-03-06T10:45:00');
    expect(await titles()).toHaveLength(2);
    await runAt('2026-03-06T11:00:00');
    await Promise.all([runJob(), runJob()]);
    await runAt('2026-03-06T11:15:00');
    expect((await titles()).filter((title) => title === 'Time for some water')).toHaveLength(1);
    await server.call(createWaterEntry, { ...options(), body: { waterIntake: { value: 2_000 } } });
    await runAt('2026-03-06T15:00:00');
    expect(await titles()).toHaveLength(3);
    await runAt('2026-03-07T18:05:00');
    expect(await titles()).toHaveLength(4);
  });

  test('come at the times that the person chose, and not in quiet hours', async () => {
    const body = { userId: person.id, notificationCode: 'food_log' as const, times: ['12:15', '22:30'] };
    expect((await server.call(subscribe, { ...options(), body })).body.times).toEqual(['12:15', '22:30']);
    expect((await server.call(subscribe, { ...options(), body: { ...body, times: ['12:10'] } })).status).toBe(422);
    await runAt('2026-03-06T12:00:00');
    const before = (await titles()).length;
    await runAt('2026-03-06T12:15:00');
    expect(await titles()).toHaveLength(before + 1);
    await runAt('2026-03-06T21:00:00');
    expect(await titles()).toHaveLength(before + 1);
    await server.context.db.updateTable('users').set({ quietFrom: '22:00', quietTo: '07:00' }).execute();
    await runAt('2026-03-06T22:30:00');
    expect(await titles()).toHaveLength(before + 1);
  });

  test('come in the time of the person’s own zone', async () => {
    await server.context.db
      .updateTable('users')
      .set({ timeZone: 'America/New_York' })
      .where('id', '=', person.id)
      .execute();
    await runAt('2026-03-06T15:30:00Z');
    expect(await titles()).toHaveLength(2);
    await runAt('2026-03-06T16:00:00Z');
    expect(await titles()).toHaveLength(3);
  });

  test('of food come at 21:00 while a main meal is missing; the day’s report at 22:00 to who wants it', async () => {
    await runAt('2026-03-06T21:00:00');
    expect(await titles()).toContain('Anything missing today?');
    await runAt('2026-03-06T22:00:00');
    expect(await titles()).not.toContain('Your day');
    await want('day_report');
    await runJob();
    expect(await titles()).toContain('Your day');
  });

  test('report the weight on Sunday', async () => {
    for (const [weightKg, day] of [
      [72, '03'],
      [71.4, '06'],
    ] as const) {
      const body = { weightKg, logDatetime: `2026-03-${day}T08:00:00` };
      await server.call(createWeightEntry, { ...options(), body });
    }
    await runAt('2026-03-08T09:00:00');
    expect((await notices()).notices[0]).toMatchObject({
      title: 'Your weight this week',
      body: expect.stringContaining('71.4 kg, 0.6 kg down'),
    });
  });

  test('tell those whose deficits are hidden what they ate beside no target, and ask them for no weight', async () => {
    const hidden = { deficitsHiddenAt: server.clock.now() };
    await server.context.db.updateTable('users').set(hidden).where('id', '=', person.id).execute();
    await server.context.db
      .updateTable('goals')
      .set({ caloriesConsumePerDay: 1_800 })
      .where('userId', '=', person.id)
      .execute();
    await want('day_report');
    await server.call(createFoodEntry, {
      ...options(),
      body: { foodName: 'Poha', calories: 300, logDatetime: '2026-03-06T08:00:00' },
    });
    await runAt('2026-03-06T22:00:00');
    expect((await notices()).notices[0]).toMatchObject({
      title: 'Your day',
      body: expect.stringMatching(/^Energy: 300 kcal$/m),
    });
    await runAt('2026-03-08T09:00:00');
    expect(await titles()).not.toContain('Your weight this week');
    const params = { userId: person.id };
    const { body } = await server.call(getCounters, { ...options(), params, query: {} });
    expect(body.counters.map(({ key }) => key)).not.toContain('goal_days_met');
  });

  test('reach the person’s Telegram chat once, also when two processes look', async () => {
    const chat = await linkChat();
    await runAt('2026-03-06T11:00:00');
    await Promise.all([runJob(), runJob()]);
    expect(telegram.sentTo(chat.id).map((message) => message.text)).toEqual([
      expect.stringMatching(/^Time for some water\n0 of 2.5 L/),
    ]);
  });

  test('leave a chat alone that blocked the bot, and wait for one that fails for now', async () => {
    const [blocked, failing] = [await linkChat(), person];
    telegram.block(blocked);
    await runAt('2026-03-06T11:00:00');
    const { rows } = await server.context.database.pool.query(
      'select blocked_at is not null as blocked from telegram_accounts where user_id = $1',
      [failing.id],
    );
    expect(rows).toEqual([{ blocked: true }]);

    person = await newPerson();
    const chat = await linkChat();
    telegram.failNext({ status: 429, retryAfter: 600 });
    await runAt('2026-03-06T11:15:00');
    expect(telegram.sentTo(chat.id)).toEqual([]);
    await runAt('2026-03-06T11:45:00');
    expect(telegram.sentTo(chat.id)).toHaveLength(1);
  });
});

test('notices go after 90 days', async () => {
  const afterDays = async (days: number) => {
    server.clock.advance(days * 86_400_000);
    await server.app.jobs.find(({ name }) => name === 'delete-old-notices')?.run();
    person.token = await freshToken();
    return titles();
  };
  expect(await afterDays(89)).toHaveLength(2);
  expect(await afterDays(2)).toEqual([]);
});
