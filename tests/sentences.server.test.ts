import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendChatMessage } from '../contract/assistant.ts';
import { listActivityEntries } from '../contract/entries/activity.ts';
import { listFoodEntries } from '../contract/entries/food.ts';
import { listSleepEntries } from '../contract/entries/sleep.ts';
import { listWaterEntries } from '../contract/entries/water.ts';
import { listWeightEntries } from '../contract/entries/weight.ts';
import { loadFoodTable } from '../server/features/nutrition/table/foodTable.ts';
import { serverForTests, type TestPerson } from './server.ts';

interface Sentence {
  text: string;
  kind: string;
  foods?: { food: string; gramsLow: number; gramsHigh: number }[];
  waterMl?: number;
  waterMlLow?: number;
  waterMlHigh?: number;
  activity?: { type: string; durationMin?: number; distanceKm?: number };
  weightKg?: number;
  sleepHr?: number;
}

/** Written before the parser saw any of them. */
const sentences = readFileSync(new URL('sentences.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Sentence);

const server = await serverForTests();
let person: TestPerson;
beforeEach(async () => {
  person = await server.person();
});

/** All that the person has logged, on whatever day of the last week. */
async function everythingLogged() {
  const { token } = person;
  const dates = ['2026-03-06', '2026-03-05', '2026-03-04'];
  const collect = async <T>(list: (date: string) => Promise<{ body: T[] }>) =>
    (await Promise.all(dates.map(list))).flatMap((answer) => answer.body);
  return {
    foods: await collect((logDate) => server.call(listFoodEntries, { token, query: { logDate } })),
    water: await collect((date) => server.call(listWaterEntries, { token, query: { date } })),
    activities: await collect((date) => server.call(listActivityEntries, { token, query: { date } })),
    weights: await collect((date) => server.call(listWeightEntries, { token, query: { date } })),
    sleeps: await collect((date) => server.call(listSleepEntries, { token, query: { date } })),
  };
}

const byName = new Map(
  loadFoodTable().foods.flatMap((food) => [food.name, ...food.names].map((name) => [name.toLowerCase(), food.name])),
);
/** "Fries (French fries)" is called by either. */
const accepts = (expected: string, foodName: string) =>
  expected
    .split('|')
    .flatMap((name) => [name.toLowerCase(), byName.get(name.toLowerCase())?.toLowerCase() ?? name.toLowerCase()])
    .some((name) => ` ${foodName.toLowerCase().replace(/[()]/g, '')} `.includes(` ${name} `));

describe('a person writes', () => {
  test.each(sentences.map((sentence) => [sentence.text, sentence] as const))('“%s”', async (text, expected) => {
    const { body } = await server.call(sendChatMessage, { token: person.token, body: { text } });
    const reply = body.messages.at(-1)?.text;
    expect(reply).toMatch(/\S/);
    const logged = await everythingLogged();
    const foodsLogged = logged.foods.map((food) => `${food.foodName} ${food.grams} g`);

    for (const { food, gramsLow, gramsHigh } of expected.foods ?? []) {
      const isLogged = logged.foods.some(
        (entry) => accepts(food, entry.foodName) && (entry.grams ?? 0) >= gramsLow && (entry.grams ?? 0) <= gramsHigh,
      );
      expect([`${food} ${gramsLow}-${gramsHigh} g`, isLogged, foodsLogged]).toEqual([
        expect.anything(),
        true,
        foodsLogged,
      ]);
    }
    expect(foodsLogged).toHaveLength(expected.foods?.length ?? 0);

    const waterMl = logged.water.reduce((sum, drink) => sum + drink.waterIntake.value, 0);
    expect(waterMl).toBeGreaterThanOrEqual(expected.waterMlLow ?? expected.waterMl ?? 0);
    expect(waterMl).toBeLessThanOrEqual(expected.waterMlHigh ?? expected.waterMl ?? 0);

    const { type, ...amounts } = expected.activity ?? { type: undefined };
    expect(logged.activities.map((activity) => activity.activityType.toLowerCase())).toEqual(type ? [type] : []);
    if (type) expect(logged.activities[0]).toMatchObject(amounts);

    expect(logged.weights.map((entry) => Math.round(entry.weightKg * 10) / 10)).toEqual(
      expected.weightKg === undefined ? [] : [Math.round(expected.weightKg * 10) / 10],
    );
    expect(logged.sleeps.map((entry) => entry.sleepTimeHr)).toEqual(
      expected.sleepHr === undefined ? [] : [expected.sleepHr],
    );
  });
});
