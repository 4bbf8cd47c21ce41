import { describe, expect, test } from 'vitest';
import { listFoodEntries } from '../../contract/entries/food.ts';
import { listSleepEntries } from '../../contract/entries/sleep.ts';
import { listWaterEntries } from '../../contract/entries/water.ts';
import { listWeightEntries } from '../../contract/entries/weight.ts';
import { openChat } from '../../tests/chat.ts';

const chat = openChat();
const { say } = chat;
const diary = async () => {
  const { call } = chat.server;
  const caller = { token: chat.token, query: {} };
  const foods = (await call(listFoodEntries, caller)).body.map(({ foodName, quantity }) => `${foodName} ${quantity}`);
  const sleep = (await call(listSleepEntries, caller)).body.map(({ sleepTimeHr }) => `${sleepTimeHr} h`);
  const weight = (await call(listWeightEntries, caller)).body.map(({ weightKg }) => `${weightKg} kg`);
  const water = (await call(listWaterEntries, caller)).body.map(({ waterIntake }) => `${waterIntake.value} ml`);
  return [...foods, ...sleep, ...weight, ...water].toSorted();
};

describe('a correction in a wording that nobody foresaw', () => {
  test.each([
    ['slept 5 h', 'so actually i checkd d clock, twas nearer 6 n a half', ['6.5 h']],
    ['weight 76', 'सो छियासठ कहा था, कान साफ करो', ['66 kg']],
    ['2 samosa', 'woh to operator bhau kha gaya.... mera kyu likha', []],
    ['2 kachori', 'ek to roomie ne loot li 😒', ['Kachori 1']],
    ['3 chapati and dal', 'half ही खाया re, बाकी crow को', ['Chapati (Roti) 1.5', 'Dal 0.5']],
  ])('changes what was told last: “%s”, “%s”', async (told, correction, expected) => {
    await say(told);
    await say(correction);
    expect(await diary()).toEqual(expected);
  });

  test('moves to the evening before what was “last night’s”', async () => {
    await say('had butter pecan ice cream 1 scoop');
    expect((await say("no, that was last night. today I've been a saint, chicken salad")).text).toMatch(/yesterday/i);
  });

  test('is asked about where the words don’t say how it was, and logs nothing', async () => {
    await say('1 bowl porridge');
    const before = await diary();
    expect((await say('pasanga took some from my plte')).text).toMatch(/^What should I change\?/);
    expect(await diary()).toEqual(before);
  });

  test.each([
    ['1 banana', '1 apple'],
    ['2 rotis', 'no sugar tea'],
  ])('is none where nothing but another food is told: “%s”, “%s”', async (told, further) => {
    await say(told);
    await say(further);
    expect(await diary()).toHaveLength(2);
  });
});
