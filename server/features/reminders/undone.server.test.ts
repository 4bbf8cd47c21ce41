import { beforeEach, describe, expect, test } from 'vitest';
import { listChatMessages } from '../../../contract/assistant.ts';
import { listMedicines } from '../../../contract/entries/medicines.ts';
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

const at = (time: string) => {
  chat.server.clock.time = new Date(`2026-03-06T${time}:00+05:30`);
};
const messages = async () =>
  (await chat.server.call(listChatMessages, { token: chat.token, query: {} })).body.messages.filter(({ text }) =>
    text.startsWith('⏰'),
  );
/** At which minutes of the span it rings. */
const rings = async (from: string, to: string) => {
  const rung: string[] = [];
  const end = Date.parse(`2026-03-06T${to}:00+05:30`);
  for (at(from); chat.server.clock.time.getTime() <= end; ) {
    const before = (await messages()).length;
    await chat.server.app.jobs.find(({ name }) => name === 'own-reminders')?.run();
    const clock = new Date(chat.server.clock.time.getTime() + 330 * 60_000).toISOString().slice(11, 16);
    if ((await messages()).length > before) rung.push(clock);
    chat.server.clock.time = new Date(chat.server.clock.time.getTime() + 5 * 60_000);
  }
  return rung;
};
const later = async () => press((await messages()).at(-1) as never, '10 min later');

describe('a reminder whose change is undone', () => {
  test('comes at the times that are back, and not at those that were changed to', async () => {
    await say('remind me every day at 3 pm to stretch');
    await say('make it 6 pm');
    expect(await rings('12:05', '12:30')).toEqual([]);
    await say('undo');
    expect(await rings('14:00', '19:00')).toEqual(['15:00']);
  });

  test('does not come for a time that has passed', async () => {
    await say('remind me every day at 3 pm to stretch');
    await say('make it 6 pm');
    at('15:20');
    await say('undo');
    expect(await rings('15:25', '18:10')).toEqual([]);
  });

  test('does not come for a time that passed while it was stopped', async () => {
    await say('remind me every day at 3 pm to stretch');
    expect(await rings('12:05', '12:10')).toEqual([]);
    await say('cancel that reminder');
    at('15:20');
    await say('undo');
    expect(await rings('15:25', '18:10')).toEqual([]);
  });

  test.each(['make it 6 pm', 'stop all reminders', 'pause reminders'])(
    'still comes again at the time to which it was put off: “%s”',
    async (change) => {
      await say('remind me every day at 3 pm to stretch');
      expect(await rings('14:55', '15:00')).toEqual(['15:00']);
      await later();
      await say(change);
      await say('undo');
      expect(await rings('15:10', '18:10')).toEqual(['15:15']);
    },
  );

  test('keeps what it was put off to since', async () => {
    await say('remind me every day at 6 pm to stretch');
    await say('make it 3 pm');
    expect(await rings('15:00', '15:00')).toEqual(['15:00']);
    await later();
    await say('undo');
    expect(await rings('15:10', '18:10')).toEqual(['15:15', '18:00']);
  });

  test('is not late for what it was put off to', async () => {
    await say('remind me every day at 3 pm to stretch');
    expect(await rings('15:00', '15:00')).toEqual(['15:00']);
    await later();
    await say('make it 6 pm');
    expect(await rings('15:10', '15:20')).toEqual([]);
    await say('undo');
    expect(await rings('15:25', '18:10')).toEqual([]);
  });
});

describe('a medicine whose change is undone', () => {
  test('is reminded of at the times that are back, at the one it was put off to too', async () => {
    await say('metformin 500 at 3 pm and 9 pm');
    expect(await rings('15:00', '15:00')).toEqual(['15:00']);
    await later();
    await say('metformin at 5 pm');
    await say('undo');
    expect(await rings('15:10', '21:10')).toEqual(['15:15', '21:00']);
  });

  test('is put off as before where it was put off anew', async () => {
    await say('metformin 500 at 3 pm');
    await say('postpone metformin by 1 hour');
    await say('postpone metformin by 2 hours');
    await say('undo');
    expect(await rings('14:55', '18:10')).toEqual(['16:00']);
  });

  test('shows nothing of what it was put off to in the answers of the API', async () => {
    await say('metformin 500 at 3 pm');
    const { token } = chat;
    const [medicine] = (await chat.server.call(listMedicines, { token, query: {} })).body;
    const [reminder] = (await chat.server.call(listReminders, { token, query: {} })).body;
    for (const shown of [medicine, reminder]) expect(Object.keys(shown ?? {}).join(' ')).not.toMatch(/snoozed/);
  });
});
