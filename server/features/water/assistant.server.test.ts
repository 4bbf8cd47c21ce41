import { describe, expect, test } from 'vitest';
import { listWaterEntries } from '../../../contract/entries/water.ts';
import { openChat } from '../../../tests/chat.ts';

const chat = openChat();
const say = async (text: string) => (await chat.say(text)).text;
const logged = async (date?: string) =>
  (await chat.server.call(listWaterEntries, { token: chat.token, query: date ? { date } : {} })).body;

describe('water told in the chat', () => {
  test('is logged, and the reply tells where the day stands', async () => {
    expect(await say('drank 500 ml water')).toBe('Water, 500 ml · 0.5 of 2.5 L today');
    expect(await say('pani 3 glass')).toBe('Water, 750 ml · 1.25 of 2.5 L today');
    expect(await logged()).toMatchObject([
      { waterIntake: { value: 500 }, drinkType: 'water' },
      { waterIntake: { value: 750 }, containerType: 'glass' },
    ]);
  });

  test('needs no name after a verb of drinking, or after water', async () => {
    expect(await say('drank 400 ml')).toBe('Water, 400 ml · 0.4 of 2.5 L today');
    expect(await say('another 300 ml')).toBe('Water, 300 ml · 0.7 of 2.5 L today');
    expect(await say('another 200 ml')).toBe('Water, 200 ml · 0.9 of 2.5 L today');
    expect(await say('another 0.5')).toBe('Water, 500 ml · 1.4 of 2.5 L today');
    await say('1 glass lassi');
    expect(await say('no, 150 ml')).not.toMatch(/^Water/);
    expect(await logged()).toHaveLength(4);
  });

  test('is counted in the vessels that a person told of', async () => {
    await say('My steel tumbler is 150 ml. pls note');
    expect(await say('3 tumblers water')).toBe('Water, 450 ml · 0.45 of 2.5 L today');
    expect(await say('2 x 250 ml water')).toBe('Water, 500 ml · 0.95 of 2.5 L today');
  });

  test('twice in a message is two entries and one total', async () => {
    expect(await say('1 glass water in the morning and 1 bottle water')).toBe(
      'Water, 250 ml\nWater, 1,000 ml · 1.25 of 2.5 L today',
    );
  });

  test('of yesterday counts for yesterday', async () => {
    expect(await say('kal 2 glass pani piya')).toBe('Water, 500 ml · 0.5 of 2.5 L yesterday');
    expect(await logged()).toEqual([]);
    expect(await logged('2026-03-05')).toHaveLength(1);
  });

  test.each(['50 litre water', '5 ml water'])('outside the bounds is refused: %s', async (text) => {
    expect(await say(text)).toMatch(/I can log 10 ml to 10,000 ml of water at a time, so I left that out\.$/);
    expect(await logged()).toEqual([]);
  });

  test.each(['2 rotis with 50 litre water', '2 roti aur 50 litre pani', 'lunch: 2 rotis, 50 litres of water'])(
    'outside the bounds is refused beside a meal: %s',
    async (text) => {
      const answer = await say(text);
      expect(answer).toContain('Roti, 2 pieces');
      expect(answer).toContain('50,000 ml? I can log');
      expect(await logged()).toEqual([]);
    },
  );

  test('can be undone', async () => {
    await say('2 glass pani');
    await say('undo');
    expect(await logged()).toEqual([]);
  });
});
