import { beforeEach, describe, expect, test } from 'vitest';
import { createReminder, listReminders } from '../../../contract/reminders.ts';
import { openChat } from '../../../tests/chat.ts';

const chat = openChat('');
const { say } = chat;
/** A Thursday. */
beforeEach(() => {
  chat.server.clock.time = new Date('2026-03-05T06:30:00Z');
});
const reminders = async () => (await chat.server.call(listReminders, { token: chat.token, query: {} })).body;

describe('a rhythm by month', () => {
  test.each([
    [
      'methotrexate first Monday of every month 9 am',
      'on the first Monday of every month at 9 am',
      { days: [1], monthWeeks: [1] },
    ],
    [
      'remind me on the last Friday of the month at 9 am to measure my waist',
      'on the last Friday of every month at 9 am',
      { days: [5], monthWeeks: [-1] },
    ],
    [
      'b12 injection every 3 months at 10 am',
      'every 3 months on the 6th at 10 am, from 6 Mar',
      { everyMonths: 3, monthDays: [6], startDate: '2026-03-06' },
    ],
    [
      'remind me every 6 months on the 5th at 9 am to see the dentist',
      'every 6 months on the 5th at 9 am, from 5 Apr',
      { everyMonths: 6, monthDays: [5], startDate: '2026-04-05' },
    ],
    [
      'remind me on the 31st of every month at 8 am to pay rent',
      'on the 31st of every month (in shorter months on the last day) at 8 am',
      { monthDays: [31] },
    ],
    [
      'remind me quarterly at 10 am to get my HbA1c tested',
      'every 3 months on the 6th at 10 am, from 6 Mar',
      { everyMonths: 3, monthDays: [6] },
    ],
    [
      'har mahine ki pehli somvar subah 9 baje kamar naapne ki yaad dilana',
      'har mahine ke pehle Monday ko subah 9 baje',
      { days: [1], monthWeeks: [1] },
    ],
    [
      'b12 injection har 3 mahine mein subah 10 baje',
      'har 3 mahine mein 6 tareekh ko subah 10 baje',
      { everyMonths: 3, monthDays: [6] },
    ],
  ])('“%s” is set as “%s”', async (text, words, stored) => {
    expect((await say(text)).text).toContain(words);
    expect(await reminders()).toMatchObject([stored]);
  });

  test.each([
    'methotrexate 5th Monday of every month 9 am',
    'b12 injection every 3 months on Monday at 9 am',
    'remind me bimonthly at 9 am to weigh myself',
    'metformin har mahine ki pehli 9 baje',
  ])('“%s” is asked about, never set', async (text) => {
    expect((await say(text)).text).toMatch(/[?]|Jaise|For example/);
    expect(await reminders()).toEqual([]);
  });

  test('is asked for by month and answered by its weekday', async () => {
    await say('vitamin d once a month at 9 am');
    expect((await say('on the first Sunday')).text).toContain('on the first Sunday of every month at 9 am');
  });

  test('is a field of the reminder, whole or not at all', async () => {
    const call = (fields: object) =>
      chat.server.call(createReminder, { token: chat.token, body: { text: 'Weigh', times: ['09:00'], ...fields } });
    expect(await call({ days: [1], monthWeeks: [1, -1] })).toMatchObject({
      status: 201,
      body: { monthWeeks: [1, -1] },
    });
    expect(await call({ monthWeeks: [1] })).toMatchObject({ status: 422 });
    expect(await call({ everyMonths: 3, startDate: '2026-03-05' })).toMatchObject({ status: 422 });
    expect(await call({ everyMonths: 3, monthDays: [5] })).toMatchObject({ status: 422 });
    expect(await call({ everyMonths: 3, monthDays: [5], startDate: '2026-03-05' })).toMatchObject({ status: 201 });
  });
});

describe('right after a reminder', () => {
  test.each([
    ['only on weekdays', { days: [1, 2, 3, 4, 5], times: ['07:00'] }],
    ['not on saturdays please', { days: [1, 2, 3, 4, 5, 7], times: ['07:00'] }],
    ['har teesre din', { everyDays: 3, times: ['07:00'] }],
    ['सिर्फ सोमवार और गुरुवार', { days: [1, 4], times: ['07:00'] }],
  ])('“%s” gives it other days', async (text, stored) => {
    await say('remind me to stretch at 7 am every day');
    await say(text);
    expect(await reminders()).toMatchObject([stored]);
  });

  test.each([
    ['make it quarter past 8, mornings are too cold now', { times: ['08:15'] }],
    ['7 nahi sava saat kar dijiye, bachche der se uthte hain', { times: ['07:15'] }],
    ['ise शाम को कर दीजिए, छह बजे', { times: ['18:00'] }],
  ])('“%s” gives it another time', async (text, stored) => {
    await say('remind me to stretch at 7 am every day');
    await say(text);
    expect(await reminders()).toMatchObject([stored]);
  });

  test('it ends in any words, and on some days alone it keeps its time', async () => {
    await say('remind me to stretch at 7 am every day');
    await say('sundays at 9 please, I sleep longer');
    expect(await reminders()).toMatchObject([{ times: ['07:00'] }]);
    await say('remind me to stretch at 7 am every day');
    await say('scrap that altogether, my back is fine now');
    expect(await reminders()).toHaveLength(1);
  });
});
