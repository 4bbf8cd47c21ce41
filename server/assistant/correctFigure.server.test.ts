import { describe, expect, test } from 'vitest';
import { listActivityEntries } from '../../contract/entries/activity.ts';
import { listSleepEntries } from '../../contract/entries/sleep.ts';
import { listWaterEntries } from '../../contract/entries/water.ts';
import { listWeightEntries } from '../../contract/entries/weight.ts';
import { openChat } from '../../tests/chat.ts';

const chat = openChat();
const { say } = chat;
const caller = () => ({ token: chat.token, query: {} });
const figures = async () => {
  const { call } = chat.server;
  const sleep = (await call(listSleepEntries, caller())).body.map(({ sleepTimeHr }) => `${sleepTimeHr} h`);
  const weight = (await call(listWeightEntries, caller())).body.map(({ weightKg }) => `${weightKg} kg`);
  const water = (await call(listWaterEntries, caller())).body.map(({ waterIntake }) => `${waterIntake.value} ml`);
  const activity = (await call(listActivityEntries, caller())).body.map(
    ({ durationMin, distanceKm }) => `${durationMin} min ${distanceKm ?? ''}`,
  );
  return [...sleep, ...weight, ...water, ...activity].map((figure) => figure.trim());
};

describe('what was logged', () => {
  test.each([
    ['slept 7 hours', 'no, 6 hours', '6 h'],
    ['raat ko 5 ghante soya', '5 nahi 7 ghante', '7 h'],
    ['weight 64.8', '68.4 not 64.8', '68.4 kg'],
    ['drank 500 ml water', 'no 750 ml', '750 ml'],
    ['1 litre water', 'half of it', '500 ml'],
    ['walked 20 min', 'it was 30 min', '30 min'],
    ['ran 30 min', 'half of it', '15 min'],
    ['weight 73.6', '73.6 nahi 73.9, kaata hila tha', '73.9 kg'],
    ['ran 9 km in 60 min', 'strava says 8.4 not 9', '60 min 8.4'],
    ['ran 9 km in 60 min', 'time was 66 min not 60', '66 min 9'],
    ['weight 150 lb', '149 not 150', '67.59 kg'],
    ['drank 500 ml water', 'water was 750 ml', '750 ml'],
  ])('by “%s” is changed by “%s”, and undo takes one step back', async (told, correction, expected) => {
    await say(told);
    const before = await figures();
    expect((await say(correction)).text).toMatch(/^(?:Changed to|Badal diya)/);
    expect(await figures()).toEqual([expected]);
    await say('undo');
    expect(await figures()).toEqual(before);
  });

  test('in one message is corrected by what has the unit, and taken back by “wrong, remove it”', async () => {
    await say('weight 70.2, slept 7 hours');
    await say('no, 6 hours');
    expect(await figures()).toEqual(['6 h', '70.2 kg']);
    await say('wrong, remove it');
    expect(await figures()).toEqual(['7 h', '70.2 kg']);
  });

  test('is corrected by the figure that is taken back, after other turns and not by another kind of figure', async () => {
    await say('ran 9 km in 60 min');
    await say('slept 7 hours');
    expect((await say('strava says 8.4 not 9')).text).toContain('8.4 km');
    expect((await say('garmin says 12.4 not 13')).text).toContain('no entry with 13');
    expect(await figures()).toEqual(['7 h', '60 min 8.4']);
  });

  test('goes to another day and time, once where it was told twice, and where it was somebody else’s', async () => {
    await say('walked 20 min');
    expect((await say('that was yesterday at 6 am')).text).toMatch(/^Moved to yesterday 06:00/);
    await say('drank 300 ml water');
    await say('drank 300 ml water');
    expect((await say('water got logged twice')).text).toMatch(/^Removed the second/);
    expect((await say('water got logged twice')).text).toContain('only once');
    await say('slept 7 hours');
    await say('not mine');
    expect(await figures()).toEqual(['300 ml']);
  });

  test('of another day is news where that day has none', async () => {
    await say('weight 54.6');
    expect((await say('parso wala weight 55 tha')).text).toMatch(/^55 kg/);
    expect(await figures()).toEqual(['54.6 kg']);
  });

  test('is not what an impossible figure makes of it', async () => {
    await say('slept 7 hours');
    await say('no, 40 hours');
    expect(await figures()).toEqual(['7 h']);
  });
});
