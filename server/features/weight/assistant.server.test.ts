import { describe, expect, test } from 'vitest';
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
    expect(await say('pichle hafte wajan 62.5 tha, 2 roti khayi')).toMatch(/62\.5 kg[^]*Roti/);
    expect((await logged()).map(({ weightKg }) => weightKg)).toEqual([61]);
  });

  test('that nobody has is refused', async () => {
    expect(await say('weight 800 kg')).toBe('800 kg? I log body weights from 20 kg to 500 kg, so I left that out.');
    expect(await logged()).toEqual([]);
  });

  test('can be undone', async () => {
    await say('aaj wajan 70 kilo');
    await say('undo');
    expect(await logged()).toEqual([]);
  });
});
