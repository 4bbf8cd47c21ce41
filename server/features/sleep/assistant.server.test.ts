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

  describe('of a night that is logged', () => {
    const hours = async () => (await logged()).map(({ sleepTimeHr }) => sleepTimeHr);
    const question = 'You already logged 4 h 40 min for this night. Replace it, or add it?';

    test.each([
      ['Replace it', [7.08]],
      ['Add it', [4.67, 7.08]],
    ])('is asked about: %s', async (label, left) => {
      await say('slept 23:00 to 3:40');
      const asked = await chat.say('slept 23:00 to 6:05');
      expect(asked.text).toBe(question);
      expect(await hours()).toEqual([4.67]);
      expect((await chat.press(asked, label)).text).toBe('Sleep, 7 h 5 min · target 8 h');
      expect((await chat.press(asked, label)).text).toBe('That button no longer works.');
      expect(await hours()).toEqual(left);
      await say('undo');
      expect(await hours()).toEqual([4.67]);
    });

    test.each([
      ['replace it', [7.08]],
      ['add it', [4.67, 7.08]],
      ['badal do', [7.08]],
    ])('is asked about and answered: %s', async (answer, left) => {
      await say('slept 23:00 to 3:40');
      await say('slept 23:00 to 6:05');
      await say(answer);
      expect(await hours()).toEqual(left);
    });

    test('is not, where a nap is told beside it', async () => {
      await say('slept 7 hours');
      await say('napped 30 min');
      expect(await hours()).toEqual([7, 0.5]);
    });

    test('is asked about where a day is too short for both', async () => {
      await say('slept 14 hours');
      expect(await say('slept 3 hours')).toMatch(/^You already logged 14 h for this night/);
    });
  });

  test('can be undone', async () => {
    await say('slept 7 hours');
    await say('undo');
    expect(await logged()).toEqual([]);
  });
});
