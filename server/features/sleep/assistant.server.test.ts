import { describe, expect, test } from 'vitest';
import { listSleepEntries } from '../../../contract/entries/sleep.ts';
import { openChat } from '../../../tests/chat.ts';

const chat = openChat();
const say = async (text: string) => (await chat.say(text)).text;
const logged = async (date?: string) =>
  (await chat.server.call(listSleepEntries, { token: chat.token, query: date ? { date } : {} })).body;

describe('sleep told in the chat', () => {
  test.each([
    ['slept 7 hours', 'Sleep, 7 h · target 8 h', 7],
    ['slept from 11pm to 6:30am', 'Sleep, 7 h 30 min · target 8 h', 7.5],
    ['napped 30 min', 'Sleep, 30 min · target 8 h', 0.5],
  ])('is logged: %s', async (text, reply, hours) => {
    expect(await say(text)).toBe(reply);
    expect(await logged()).toMatchObject([{ sleepTimeHr: hours, localDate: '2026-03-06' }]);
  });

  test('of last night counts for today, of yesterday for yesterday', async () => {
    await say('kal raat 5 ghante soya');
    expect(await logged()).toHaveLength(1);
    await say('yesterday slept 7 hours');
    expect(await logged('2026-03-05')).toMatchObject([{ sleepTimeHr: 7 }]);
  });

  test('longer than a day is refused', async () => {
    expect(await say('slept 30 hours')).toBe('30 h? A day has only 24 hours, so I left that out.');
    expect(await logged()).toEqual([]);
  });

  test('can be undone', async () => {
    await say('slept 7 hours');
    await say('undo');
    expect(await logged()).toEqual([]);
  });
});
