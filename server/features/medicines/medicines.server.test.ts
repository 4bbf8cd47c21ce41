import { beforeEach, describe, expect, test } from 'vitest';
import { listChatMessages } from '../../../contract/assistant.ts';
import {
  createIntake,
  createMedicine,
  deleteMedicine,
  listIntakes,
  listMedicines,
  updateMedicine,
} from '../../../contract/entries/medicines.ts';
import { listReminders } from '../../../contract/reminders.ts';
import { openChat } from '../../../tests/chat.ts';

const chat = openChat();
const { say, press } = chat;
beforeEach(async () => {
  chat.server.clock.time = new Date('2026-03-06T06:30:00Z');
  await chat.server.context.db
    .updateTable('sessions')
    .set({ expiresAt: new Date('2027-01-01') })
    .execute();
});

const medicines = async () => (await chat.server.call(listMedicines, { token: chat.token, query: {} })).body;
const intakes = async (date = '2026-03-06') =>
  (await chat.server.call(listIntakes, { token: chat.token, query: { date } })).body;
const at = async (time: string) => {
  chat.server.clock.time = new Date(`${time}+05:30`);
  await chat.server.app.jobs.find(({ name }) => name === 'own-reminders')?.run();
};
const reminded = async () => {
  const { body } = await chat.server.call(listChatMessages, { token: chat.token, query: {} });
  return body.messages.filter(({ text }) => text.startsWith('⏰')) as { text: string; buttons?: never }[];
};

describe('a medicine', () => {
  test('is set by saying it, reminded of with buttons, and its record can be asked for', async () => {
    expect((await say('metformin 500 after breakfast and dinner')).text).toMatch(
      /^💊 Metformin 500, every day at 8:30 am and 8:30 pm\./,
    );
    await at('2026-03-06T20:30:00');
    const [first] = await reminded();
    expect(first?.text).toBe('⏰ Metformin 500\nYour reminder for 8:30 pm.');
    expect((await press(first as never, 'Taken')).text).toBe('💊 Metformin 500: taken at 8:30 pm.');
    expect((await press(first as never, 'Skip')).text).toMatch(/already logged/);
    expect((await say('did I take my metformin today?')).text).toBe('Yes: Metformin at 8:30 pm.');
    await at('2026-03-07T08:30:00');
    await press((await reminded()).at(-1) as never, 'Skip');
    await at('2026-03-07T21:00:00');
    expect((await say('metformin this week')).text).toBe(
      'Your medicines, last 7 days:\n• Metformin 500: 1 of 3 doses taken (33 %)',
    );
    expect((await say('missed metformin yesterday')).text).toMatch(/not taken yesterday/);
    expect((await say('did I take metformin yesterday?')).text).toBe('Yes: Metformin at 8:30 pm.');
    expect(await intakes('2026-03-07')).toMatchObject([{ status: 'skipped', dueAt: '2026-03-07T03:00:00.000Z' }]);
  });

  test('that was taken before its reminder is not reminded of', async () => {
    await say('telma 40 at 1 pm');
    await at('2026-03-06T12:40:00');
    await say('telma le li');
    await at('2026-03-06T13:00:00');
    expect(await reminded()).toEqual([]);
    await at('2026-03-07T13:00:00');
    expect(await reminded()).toHaveLength(1);
  });

  test('is put off by ten minutes', async () => {
    await say('telma 40 at 1 pm');
    await at('2026-03-06T13:00:00');
    await press((await reminded())[0] as never, '10 min later');
    await at('2026-03-06T13:10:00');
    expect(await reminded()).toHaveLength(2);
  });

  test('is changed, stopped and put back', async () => {
    await say('metformin 500 at 9 pm');
    expect((await say('metformin twice a day')).text).toBe('💊 Changed: Metformin 500, every day at 8 am and 8 pm.');
    expect((await say('remove metformin from my list')).text).toMatch(
      /is off your list.*is for you and your doctor\.$/,
    );
    expect(await medicines()).toEqual([]);
    await say('undo');
    expect(await medicines()).toMatchObject([{ name: 'Metformin', dose: '500', times: ['08:00', '20:00'] }]);
    await say('undo');
    expect(await medicines()).toMatchObject([{ times: ['21:00'] }]);
    await say('undo');
    expect(await medicines()).toEqual([]);
    const { body } = await chat.server.call(listReminders, { token: chat.token, query: {} });
    expect(body).toEqual([]);
  });

  test('without a time is asked for it; named alone it may be either', async () => {
    expect((await say('remind me to take thyronorm')).text).toMatch(/^When do you take Thyronorm\?/);
    await say('subah 7 baje');
    expect(await medicines()).toMatchObject([{ name: 'Thyronorm', times: ['07:00'] }]);
    await press(await say('crocin 650'), 'Taken');
    expect(await intakes()).toMatchObject([{ name: 'Crocin', dose: '650', status: 'taken', medicineId: null }]);
  });

  test('is made, changed and deleted through the API, with its reminder', async () => {
    const { token } = chat;
    const body = { name: 'Vitamin D', dose: '60k', times: ['09:00'], days: [7] };
    const { body: made } = await chat.server.call(createMedicine, { token, body });
    const params = { id: made.id };
    await chat.server.call(updateMedicine, { token, params, body: { times: [] } });
    expect((await chat.server.call(listReminders, { token, query: {} })).body).toEqual([]);
    const intake = { medicineId: made.id, status: 'taken' as const };
    expect((await chat.server.call(createIntake, { token, body: intake })).body).toMatchObject({ name: 'Vitamin D' });
    expect((await chat.server.call(createIntake, { token, body: { status: 'taken' } })).status).toBe(422);
    await chat.server.call(deleteMedicine, { token, params });
    expect((await chat.server.call(createIntake, { token, body: intake })).status).toBe(422);
    expect(await intakes()).toHaveLength(1);
  });
});

describe('a schedule', () => {
  test.each([
    ['methotrexate once a week on Monday at 9 am', /every Monday at 9 am/, { days: [1], times: ['09:00'] }],
    ['vitamin d har doosre din subah 9 baje', /every 2nd day at 9 am/, { everyDays: 2, startDate: '2026-03-07' }],
    ['b12 1st and 15th of every month at 9 am', /on the 1st and 15th of every month/, { monthDays: [1, 15] }],
    [
      'vitamin d every other sunday 9 am',
      /every 2 weeks on Sunday/,
      { everyDays: 14, days: [7], startDate: '2026-03-08' },
    ],
    ['augmentin 625 BD 5 din ke liye', /until 10 Mar/, { times: ['08:00', '20:00'], until: '2026-03-10' }],
    ['crocin 650 sos', /as needed/, { times: [] }],
  ])('“%s” is set as it is told', async (text, answer, expected) => {
    expect((await say(text)).text).toMatch(answer);
    expect(await medicines()).toMatchObject([expected]);
  });

  test.each([
    [
      'metformin thrice a week 8 am',
      /On which 3 days of the week/,
      'mon wed fri',
      { days: [1, 3, 5], times: ['08:00'] },
    ],
    ['vitamin d weekly 9 am', /On which day of the week/, 'sunday', { days: [7], times: ['09:00'] }],
    ['thyronorm har doosre din', /^When do you take/, 'subah 6 baje', { everyDays: 2, times: ['06:00'] }],
    ['methotrexate monday 9 am', /every Monday, or only once\?/, 'har somvar', { days: [1], times: ['09:00'] }],
    ['metformin quintly 9 am', /“quintly” means/, 'every day 9 am', { days: [], times: ['09:00'] }],
  ])('“%s” sets nothing before what is open is told', async (text, question, answer, expected) => {
    expect((await say(text)).text).toMatch(question);
    expect(await medicines()).toEqual([]);
    await say(answer);
    expect(await medicines()).toMatchObject([expected]);
  });

  test('stays as it is where one dose is put off, left out or told for one day', async () => {
    await say('metformin 500 at 8 am and 8 pm');
    const [before] = await medicines();
    expect((await say('postpone metformin by 1 hour')).text).toMatch(/this dose comes today at 9 pm/);
    await at('2026-03-06T20:00:00');
    expect(await reminded()).toEqual([]);
    await at('2026-03-06T21:00:00');
    expect(await reminded()).toHaveLength(1);
    await at('2026-03-07T09:00:00');
    expect((await say("skipped tonight's metformin")).text).toMatch(/today at 8 pm is skipped/);
    await say('skipped metformin this morning');
    await say('remind me to take metformin tomorrow at 3 pm');
    expect(await medicines()).toEqual([{ ...before, nextDueAt: expect.any(String) }]);
    await at('2026-03-07T20:00:00');
    expect(await reminded()).toHaveLength(2);
    expect((await say('my medicines')).text).toContain('(next tomorrow at 8 am)');
  });

  test.each(['did you remind me about thyronorm this morning?', 'thinking of starting magnesium from next month'])(
    '“%s” sets nothing',
    async (text) => {
      await say(text);
      expect(await medicines()).toEqual([]);
      expect((await chat.server.call(listReminders, { token: chat.token, query: {} })).body).toEqual([]);
    },
  );
});

test.each([
  ['metformin 500 le li subah', { name: 'Metformin', dose: '500', status: 'taken' }],
  ['insulin 10 unit liya', { name: 'Insulin', dose: '10 unit', status: 'taken' }],
  ['मेटफॉर्मिन ले ली', { name: 'Metformin', status: 'taken' }],
  ['skipped my vitamin d today', { name: 'Vitamin D', status: 'skipped' }],
  ['dawai le li', { name: 'Medicine', status: 'taken' }],
])('“%s” is noted', async (text, expected) => {
  await say(text);
  expect(await intakes()).toMatchObject([expected]);
});

test('a meal told beside it is logged as well', async () => {
  const { text } = await say('had 2 rotis with dal and took metformin 500');
  expect(text).toMatch(/Metformin 500: taken/);
  expect(text).toMatch(/Roti, 2 pieces/);
});

test.each(['can I take metformin after breakfast', 'how much metformin should I take', 'mom took her metformin'])(
  '“%s” notes nothing',
  async (text) => {
    await say(text);
    expect([await intakes(), await medicines()]).toEqual([[], []]);
  },
);
