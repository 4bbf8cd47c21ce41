import { describe, expect, test } from 'vitest';
import { listActivityEntries } from '../../../contract/entries/activity.ts';
import { createWeightEntry } from '../../../contract/entries/weight.ts';
import { openChat } from '../../../tests/chat.ts';

const chat = openChat();
const say = async (text: string) => (await chat.say(text)).text;
const logged = async (date?: string) =>
  (await chat.server.call(listActivityEntries, { token: chat.token, query: date ? { date } : {} })).body;

describe('an activity told in the chat', () => {
  test('is logged with the energy of a 65 kg person', async () => {
    expect(await say('walked 30 min')).toBe('Walking, 30 min · about 114 kcal');
    expect(await logged()).toMatchObject([
      { activityType: 'walking', durationMin: 30, distanceKm: null, caloriesBurned: 114, localDate: '2026-03-06' },
    ]);
  });

  test('counts the weight that was logged last', async () => {
    for (const [weightKg, logDatetime] of [
      [100, '2026-03-05'],
      [90, '2026-03-01'],
    ] as const) {
      await chat.server.call(createWeightEntry, { token: chat.token, body: { weightKg, logDatetime } });
    }
    expect(await say('yoga 1 hour')).toBe('Yoga, 60 min · about 250 kcal');
  });

  test('keeps the energy that was stated, and says which duration it assumed', async () => {
    expect(await say('gym 45 mins burned 300 kcal')).toBe('Gym, 45 min · 300 kcal');
    expect(await say('5 km run')).toBe('Running, 5 km, about 38 min · about 335 kcal');
  });

  test('of yesterday is in the diary of yesterday', async () => {
    await say('kal 5 km dauda');
    expect(await logged()).toEqual([]);
    expect(await logged('2026-03-05')).toMatchObject([{ activityType: 'running', distanceKm: 5 }]);
  });

  test('without an amount is asked about, and logged with the answer', async () => {
    expect(await say('I went for a walk')).toBe('How long did you walk?');
    expect(await logged()).toEqual([]);
    expect(await say('2')).toMatch(/^Minutes or hours\?/);
    expect(await say('half an hour')).toBe('Walking, 30 min · about 114 kcal');
    expect(await logged()).toHaveLength(1);
  });

  test('is corrected by a distance alone, however it is written, and no meal is', async () => {
    await say('2 rotis and dal');
    await say('10k tempo done 51:20');
    for (const [told, distanceKm] of [
      ['no it was 9.8k', 9.8],
      ['strava says 9.6 not 9.8', 9.6],
    ] as const) {
      expect(await say(told)).toContain(`Running, ${distanceKm} km`);
      expect(await logged()).toMatchObject([{ distanceKm }]);
    }
  });

  test('how long it was is not told by steps', async () => {
    await say('gym done');
    expect(await say('10k steps')).toMatch(/^Walking, /);
  });

  test('told in steps is counted as steps too, and the day says how far it is', async () => {
    expect(await say('8000 steps')).toBe(
      'Walking, 8,000 steps, 5.84 km, about 73 min · about 277 kcal · 8,000 steps today',
    );
    await say('set steps goal 10000');
    expect(await say('walked 1000 steps')).toContain('9,000 of 10,000 steps today');
    expect(await say('total steps 9500 today')).toContain('Walking, 500 steps');
    expect(await say('total steps 9000')).toMatch(/^Your diary already has 9,000 steps or more/);
    expect(await say('how many steps this week')).toContain('9,500 steps');
    expect(await say('steps today')).toContain('9,500 of 10,000 steps, 500 steps left');
    await say('undo');
    expect(await say('steps today')).toContain('9,000 of');
  });

  test.each([
    ['8300 steps', '9100 steps', /^Walking, 800 steps.*9,100 .*I took the larger count of the day/s, 9_100],
    ['8300 steps', 'watch says 9100 steps', /I took the larger count of the day/, 9_100],
    ['9100 steps', '8300 steps', /^Your diary already has 8,300 steps or more/, 9_100],
    ['8300 steps', '1000 steps', /^Walking, 1,000 steps/, 9_300],
    ['8300 steps', 'walked 9100 steps', /^Walking, 9,100 steps/, 17_400],
    [
      'walked 30 min 2.5 km',
      '8300 steps',
      /^Walking, 8,300 steps, 3\.56 km.*\nWhat you walked or ran earlier is among/,
      8_300,
    ],
    ['ran 5 km', '7000 steps', /^Walking, 7,000 steps, 0\.11 km/, 7_000],
    ['walked 90 min', '9000 steps', /^9,000 steps today\nWhat you walked/, 9_000],
    ['cycled 10 km', '8300 steps', /^Walking, 8,300 steps, 6\.06 km/, 8_300],
    ['walked 30 min 2.5 km', '1000 steps', /^Walking, 1,000 steps, 0\.73 km/, 1_000],
  ])('two counts of one day are not added: %s, %s', async (first, second, reply, steps) => {
    await say(first);
    await say('drank 500 ml water');
    expect(await say(second)).toMatch(reply);
    expect(await say('steps today')).toContain(steps.toLocaleString('en'));
  });

  test('a count told again at once is the one that holds', async () => {
    await say('8300 steps');
    expect(await say('9100 steps')).toContain('9,100 steps');
    expect(await say('steps today')).toContain('9,100');
  });

  test('two without an amount are asked about one after the other', async () => {
    expect(await say('did yoga and gym yesterday')).toBe('How long did you do yoga?');
    expect(await say('30')).toBe('Yoga, 30 min yesterday · about 81 kcal\nHow long did you train at the gym?');
    expect(await say('1 hr')).toBe('Gym, 60 min yesterday · about 358 kcal');
    expect(await logged('2026-03-05')).toHaveLength(2);
  });

  test('can be undone', async () => {
    await say('walked 30 min and ran 2 km');
    expect(await logged()).toHaveLength(2);
    await say('undo');
    expect(await logged()).toEqual([]);
  });

  test.each(['ran 2000 min', 'ran 30 sec', 'walked 5000 km', 'gym 1 hour burned 50000 kcal'])(
    'outside the bounds is refused: %s',
    async (text) => {
      expect(await say(text)).toMatch(/, so I left (?:that out|out .*)\.$/);
      expect(await logged()).toEqual([]);
    },
  );
});
