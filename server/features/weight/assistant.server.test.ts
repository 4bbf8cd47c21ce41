import { beforeEach, describe, expect, test } from 'vitest';
import { createWeightEntry, listWeightEntries } from '../../../contract/entries/weight.ts';
import { openChat } from '../../../tests/chat.ts';

const chat = openChat();
const say = async (text: string) => (await chat.say(text)).text;
const weighed = (weightKg: number, logDatetime: string) =>
  chat.server.call(createWeightEntry, { token: chat.token, body: { weightKg, logDatetime } });
const logged = async (date?: string) =>
  (await chat.server.call(listWeightEntries, { token: chat.token, query: date ? { date } : {} })).body;

describe('a weight told in the chat', () => {
  test('is logged and compared with the one before', async () => {
    expect(await say('weight 73')).toBe('73 kg');
    expect(await say('weight 73')).toBe('73 kg · no change since earlier that day');
    expect((await logged()).map(({ weightKg }) => weightKg)).toEqual([73, 73]);
  });

  test('needs no name beside the day and near the last one', async () => {
    await weighed(68.9, '2026-03-01');
    expect(await say('68.1 today')).toMatch(/^68\.1 kg/);
    expect(await say('aaj 132')).not.toMatch(/^132/);
    expect((await logged()).map(({ weightKg }) => weightKg)).toEqual([68.1]);
  });

  test.each([
    [73, '2026-02-14', '72.4 kg · 0.6 kg down since 14 Feb'],
    [70, '2025-11-14', '72.4 kg · 2.4 kg up since 14 Nov 2025'],
    [72.4, '2026-03-05', '72.4 kg · no change since 5 Mar'],
  ])('after %d kg on %s: %s', async (before, date, reply) => {
    await weighed(before, date);
    expect(await say('weight 72.4')).toBe(reply);
  });

  test('of yesterday is compared with what came before it', async () => {
    await weighed(75, '2026-03-06T08:00');
    await weighed(74, '2026-03-01');
    expect(await say('yesterday weight 73')).toBe('73 kg yesterday · 1 kg down since 1 Mar');
    expect(await logged('2026-03-05')).toHaveLength(1);
  });

  test('of last week is none of today', async () => {
    await say('weight 61');
    expect(await say('last week my weight was 62.5')).toMatch(/^62\.5 kg on /);
    expect(await logged('2026-02-27')).toHaveLength(1);
    expect(await say('pichle hafte wajan 62.5 tha, 2 roti khayi')).toMatch(/62\.5 kg[\s\S]*Roti/);
    expect((await logged()).map(({ weightKg }) => weightKg)).toEqual([61]);
  });

  test('that nobody has is refused', async () => {
    expect(await say('weight 800 kg')).toBe('800 kg? I log body weights from 20 kg to 500 kg, so I left that out.');
    expect(await logged()).toEqual([]);
  });

  describe('far from the last one', () => {
    const question =
      '357 kg? Your last weight was 79 kg on 3 Mar. Shall I save it? If it was a typo, send me the right figure.';
    const today = async () => (await logged('2026-03-06')).map(({ weightKg }) => weightKg);
    beforeEach(() => weighed(79, '2026-03-03'));

    test('is asked about, and saved once by the button', async () => {
      const asked = await chat.say('weight 357 kg');
      expect(asked.text).toBe(question);
      expect(await today()).toEqual([]);
      expect((await chat.press(asked, 'Yes, save 357 kg')).text).toBe('357 kg · 278 kg up since 3 Mar');
      expect((await chat.press(asked, 'Yes, save 357 kg')).text).toBe('That button no longer works.');
      expect(await today()).toEqual([357]);
    });

    test('is left out by the other button, or by no', async () => {
      const asked = await chat.say('weight 357 kg');
      expect((await chat.press(asked, "No, don't save it")).text).toBe('All right, I left it out.');
      expect((await chat.press(asked, 'Yes, save 357 kg')).text).toBe('That button no longer works.');
      await say('weight 357 kg');
      expect(await say('no')).toBe('All right, I left it out.');
      expect(await today()).toEqual([]);
    });

    test.each([
      ['yes', 357],
      ['79.5', 79.5],
      ['79.5 kg', 79.5],
      ['no, 79.5', 79.5],
      ['I meant 79.5', 79.5],
      ['weight 79.5', 79.5],
    ])('is answered with “%s”', async (answer, weightKg) => {
      expect(await say('weight 357 kg')).toBe(question);
      await say(answer);
      expect(await today()).toEqual([weightKg]);
      expect((await logged('2026-03-03')).map(({ weightKg }) => weightKg)).toEqual([79]);
    });

    test('leaves what is told in between to its own', async () => {
      const asked = await chat.say('weight 357 kg');
      await say('2 rotis');
      expect((await chat.press(asked, 'Yes, save 357 kg')).text).toBe('That button no longer works.');
      expect(await today()).toEqual([]);
    });

    test('keeps its day', async () => {
      const asked = await chat.say('yesterday weight 357 kg');
      await chat.press(asked, 'Yes, save 357 kg');
      expect((await logged('2026-03-05')).map(({ weightKg }) => weightKg)).toEqual([357]);
    });
  });

  test('that few people have is asked about where none is known', async () => {
    await weighed(79, '2025-11-14');
    expect(await say('weight 95')).toBe('95 kg · 16 kg up since 14 Nov 2025');
    await say('undo');
    expect(await say('weight 260 kg')).toMatch(/^260 kg\? Few people weigh that\. Shall I save it\?/);
    expect(await logged()).toEqual([]);
  });

  test('can be undone', async () => {
    await say('aaj wajan 70 kilo');
    await say('undo');
    expect(await logged()).toEqual([]);
  });
});
