import { beforeEach, describe, expect, test } from 'vitest';
import { saveProfile } from '../../../contract/accounts/profile.ts';
import { listChatMessages, sendChatMessage } from '../../../contract/assistant.ts';
import { listNotices } from '../../../contract/notifications.ts';
import { createReminder, deleteReminder, listReminders, updateReminder } from '../../../contract/reminders.ts';
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

const reminders = async () => (await chat.server.call(listReminders, { token: chat.token, query: {} })).body;
const runJob = () => chat.server.app.jobs.find(({ name }) => name === 'own-reminders')?.run();
const at = async (time: string) => {
  chat.server.clock.time = new Date(`${time}+05:30`);
  await runJob();
};
const titles = async () =>
  (await chat.server.call(listNotices, { token: chat.token })).body.notices
    .filter(({ occasion }) => occasion.startsWith('reminder '))
    .map(({ title }) => title);
const lastMessage = async () => {
  const { body } = await chat.server.call(listChatMessages, { token: chat.token, query: {} });
  return body.messages.at(-1) as { text: string; buttons?: { label: string; action: string }[][] };
};

describe('a reminder', () => {
  test('is set by saying it, comes once at its time, and is undone', async () => {
    const answer = await say('remind me at 8:30 pm to write down dinner');
    expect(answer.text).toBe("⏰ I'll remind you every day at 8:30 pm: Write down dinner.");
    await at('2026-03-06T20:29:30');
    expect(await titles()).toEqual([]);
    await at('2026-03-06T20:30:10');
    await Promise.all([runJob(), runJob()]);
    expect(await titles()).toEqual(['⏰ Write down dinner']);
    expect(await lastMessage()).toMatchObject({ text: '⏰ Write down dinner\nYour reminder for 8:30 pm.' });
    expect((await press(answer, 'Undo')).text).toBe('Undone. The reminder is gone.');
    await at('2026-03-07T20:30:10');
    expect(await titles()).toHaveLength(1);
  });

  test.each([
    'remind me every 0 minutes to stretch',
    'remind me every 0 hours to stretch',
    'remind me every 0.4 minutes to stretch',
    'har 0 ghante mein paani yaad dilao',
    'remind me every 900 hours to stretch',
  ])('with an interval that there can’t be is answered with those that there can: “%s”', async (text) => {
    expect((await say(text)).text).toContain('between 15 minutes and 12 hours');
    expect((await say('every 0 minutes')).text).toContain('between 15 minutes and 12 hours');
    expect((await say('every 2 hours')).text).toContain('every 2 hours');
    expect((await say('make it every 0 hours')).text).not.toContain('every 0');
    expect((await say('change my reminder to every 0 minutes')).text).toContain('between 15 minutes and 12 hours');
    expect(await reminders()).toMatchObject([{ everyMin: 120 }]);
  });

  test('comes within a year', async () => {
    expect((await say('remind me in 99999999999999 hours to stretch')).text).toContain('up to a year from now');
    expect((await say('in 2 hours')).text).toContain('today at 2 pm');
    await say('stop the reminder in 99999999999999 hours');
  });

  test.each([
    ['6 pm', 'usse 7 baje kar do', '7 pm'],
    ['6 pm', 'subah 7 baje kar do', '7 am'],
  ])('set for %s is moved to the nearer half of the day: %s', async (at, told, moved) => {
    await say(`remind me to stretch every day at ${at}`);
    expect((await say(told)).text).toContain(`every day at ${moved}`);
    await say('cancel that reminder');
  });

  test('is meant by “that reminder” where it was set last, and shown by “mere reminders”', async () => {
    await say('remind me to call the doctor at 5 pm');
    await say('subah 8 baje dawai yaad dilana');
    await say('usse 7 baje kar do');
    expect((await say('mere reminders')).text).toContain('every day at 7 am');
    await say('cancel that reminder');
    expect(await reminders()).toMatchObject([{ text: 'Call the doctor' }]);
  });

  test.each([
    ['paani yaad dilao har 2 ghante 9 se 9', { everyMin: 120, from: '09:00', to: '21:00', text: 'Drink some water' }],
    ['every Monday weigh-in at 7', { times: ['07:00'], days: [1], text: 'Weigh yourself' }],
    ['remind me in 20 minutes to turn off the stove', { times: ['12:20'], until: '2026-03-06' }],
    ['remind me tomorrow at 9 to call the doctor', { times: ['09:00'], startDate: '2026-03-07', until: '2026-03-07' }],
    ['remind me at 5 to call the doctor', { times: ['17:00'], until: '2026-03-06', text: 'Call the doctor' }],
    ['remind me to log dinner at 8', { times: ['20:00'], until: null }],
    ['रोज़ सुबह 8 बजे दवा याद दिलाना', { times: ['08:00'], text: 'Take your medicine' }],
    ['har Friday shaam 6 baje mummy ko phone karne ki yaad dilana', { times: ['18:00'], days: [5] }],
    ['reminder laga do subah 7 baje walk ka', { times: ['07:00'] }],
    ['can you remind me to drink water', { everyMin: 120, from: '09:00', to: '21:00' }],
  ])('“%s”', async (text, expected) => {
    await say(text);
    expect(await reminders()).toMatchObject([expected]);
  });

  test('without a time is asked for it, and the answer sets it', async () => {
    expect((await say('remind me to stretch')).text).toMatch(/^When should I remind you: Stretch\?/);
    expect((await say('every day at 4')).text).toBe("⏰ I'll remind you every day at 4 pm: Stretch.");
  });

  test('without a subject is asked for it', async () => {
    expect((await say('remind me tomorrow at 5 pm')).text).toBe('What should I remind you of tomorrow at 5 pm?');
    await say('buy curd');
    expect(await reminders()).toMatchObject([{ text: 'Buy curd', times: ['17:00'], startDate: '2026-03-07' }]);
  });

  test('of what is logged already does not come', async () => {
    await say('remind me at 8:30 pm to write down dinner');
    await say('remind me to drink water every 2 hours from 9 to 9');
    await at('2026-03-06T20:10:00');
    await say('dinner 2 rotis');
    await say('2 glasses of water');
    await at('2026-03-06T20:30:00');
    await at('2026-03-06T21:00:00');
    expect(await titles()).toEqual([]);
    await at('2026-03-07T21:00:00');
    expect(await titles()).toHaveLength(2);
  });

  test('is put off by its button, and comes again once', async () => {
    await say('remind me at 1 pm to call the doctor');
    await at('2026-03-06T13:00:00');
    expect((await press(await lastMessage(), '10 min later')).text).toBe("Sure, I'll remind you again at 1:10 pm.");
    await at('2026-03-06T13:05:00');
    expect(await titles()).toHaveLength(1);
    await at('2026-03-06T13:10:00');
    await at('2026-03-06T13:11:00');
    expect(await titles()).toHaveLength(2);
  });

  test('is late by an hour at most', async () => {
    await say('remind me every day at 1 pm to stretch');
    await at('2026-03-06T13:50:00');
    expect(await titles()).toHaveLength(1);
    await at('2026-03-07T14:01:00');
    expect(await titles()).toHaveLength(1);
  });

  test('follows the person into another time zone', async () => {
    await say('remind me every day at 1 pm to stretch');
    await runJob();
    await chat.server.call(saveProfile, { token: chat.token, body: { timeZone: 'Asia/Tokyo' } });
    await at('2026-03-07T09:30:00');
    expect(await titles()).toEqual(['⏰ Stretch']);
  });
});

describe('reminders', () => {
  test('are listed, changed and stopped by saying it', async () => {
    await say('remind me at 8:30 pm to write down dinner');
    await say('paani yaad dilao har 2 ghante 9 se 9');
    expect((await say('kaunse reminders lage hain')).text).toMatch(
      /^Your reminders:\n1\. Write down dinner: every day at 8:30 pm\n2\. Drink some water: every 2 hours, from 9 am to 9 pm\n/,
    );
    expect((await say('change dinner reminder to 9')).text).toBe('Changed: Write down dinner, every day at 9 pm.');
    expect((await say('paani wala band kar do')).text).toBe('Stopped: Drink some water.');
    expect(await reminders()).toMatchObject([{ times: ['21:00'] }]);
    await say('undo');
    expect(await reminders()).toHaveLength(2);
    expect((await say('stop all reminders')).text).toBe('Stopped: Write down dinner, Drink some water.');
    expect((await say('/reminders')).text).toMatch(/^You have no reminders of your own/);
    await say('remind me at 5');
    expect((await say('cancel')).text).toBe('All right, nothing was set.');
    expect((await say('stop the lunch reminder')).text).toMatch(/^I can't find that reminder/);
  });

  test.each([
    ['remind me 9pm everyday for spearmint tea', 'make it 9.30 actually', '21:30'],
    ['remind thyronorm 5pm daily', 'no mk it 430', '16:30'],
    ['roj sakali 6 la thyroid chi goli athvan de', 'nahi nahi sade pach kar', '05:30'],
    ['creatine daily 7pm remind pannu', '8 ku maathu', '20:00'],
  ])('“%s” is moved by “%s”', async (text, other, time) => {
    await say(text);
    const answer = await say(other);
    expect(await reminders()).toMatchObject([{ times: [time] }]);
    await press(answer, 'Undo');
    expect((await reminders())[0]?.times).not.toEqual([time]);
    await say('2 rotis');
    await say('make it 3');
    expect((await reminders())[0]?.times).not.toEqual(['15:00']);
  });

  test('rest until the day that is named, and come again', async () => {
    await say('remind me every day at 1 pm to stretch');
    expect((await say('pause reminders till Sunday')).text).toBe('Reminders are paused. They start again on 8 Mar.');
    await at('2026-03-07T13:00:00');
    expect(await titles()).toEqual([]);
    await at('2026-03-08T13:00:00');
    expect(await titles()).toHaveLength(1);
    expect((await say('pause reminders')).text).toMatch(/until you write “resume reminders”/);
    await at('2026-03-09T13:00:00');
    await say('start reminders');
    await at('2026-03-10T13:00:00');
    expect(await titles()).toHaveLength(2);
  });

  test('are silent in quiet hours, and say so', async () => {
    expect((await say('quiet hours 10 to 7')).text).toBe('Quiet hours: no reminders from 10 pm to 7 am.');
    expect((await say('remind me every day at 11 pm to stretch')).text).toMatch(
      /falls in your quiet hours, 10 pm to 7 am/,
    );
    await at('2026-03-06T23:00:00');
    expect(await titles()).toEqual([]);
    await say('quiet hours off');
    await at('2026-03-07T23:00:00');
    expect(await titles()).toHaveLength(1);
  });

  test('are made, changed and deleted through the API', async () => {
    const { token } = chat;
    const body = { text: 'Walk', times: ['18:00'], days: [1, 2, 3] };
    const made = await chat.server.call(createReminder, { token, body, headers: { 'idempotency-key': 'one' } });
    const again = await chat.server.call(createReminder, { token, body, headers: { 'idempotency-key': 'one' } });
    expect(again.body).toEqual(made.body);
    const params = { id: made.body.id };
    const window = { everyMin: 60, from: '09:00', to: '17:00' };
    const changed = await chat.server.call(updateReminder, { token, params, body: window });
    expect(changed.body).toMatchObject({ ...window, times: [], days: [1, 2, 3], text: 'Walk' });
    expect((await chat.server.call(updateReminder, { token, params, body: { everyMin: 60 } })).status).toBe(422);
    expect((await chat.server.call(createReminder, { token, body: { text: 'x' } })).status).toBe(422);
    expect((await chat.server.call(deleteReminder, { token, params })).status).toBe(204);
    expect((await chat.server.call(deleteReminder, { token, params })).status).toBe(404);
  });
});

test.each(['had 2 rotis at 8', 'every day I walk at 7', 'stop', '2 rotis daily 9 pm'])(
  '“%s” sets no reminder',
  async (text) => {
    await chat.server.call(sendChatMessage, { token: chat.token, body: { text } });
    expect(await reminders()).toEqual([]);
  },
);
