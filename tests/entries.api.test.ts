import { beforeAll, describe, expect, test } from 'vitest';
import {
  createActivityEntry,
  deleteActivityEntry,
  listActivityEntries,
  updateActivityEntry,
} from '../contract/activity.ts';
import { getCounters, getDailyGoalStatus, getDaySummary } from '../contract/dashboard.ts';
import { createFoodEntry, deleteFoodEntry, describeFood, listFoodEntries, updateFoodEntry } from '../contract/food.ts';
import { estimateFoods } from '../contract/nutrition.ts';
import { createSleepEntry, deleteSleepEntry, listSleepEntries, updateSleepEntry } from '../contract/sleep.ts';
import { createWaterEntry, deleteWaterEntry, listWaterEntries, updateWaterEntry } from '../contract/water.ts';
import { createWeightEntry, deleteWeightEntry, listWeightEntries, updateWeightEntry } from '../contract/weight.ts';
import { serverForTests, type TestPerson } from './server.ts';

const server = await serverForTests();
let person: TestPerson;
let token: string;

async function freshPerson() {
  person = await server.person();
  token = person.token;
}

describe('a kind of log', () => {
  beforeAll(freshPerson);

  test('of water is created, corrected, listed and deleted', async () => {
    const { body: made } = await server.call(createWaterEntry, {
      token,
      body: { userId: person.id, waterIntake: { value: 300 } },
    });
    expect(made).toMatchObject({ waterIntake: { value: 300, unit: 'ml' }, drinkType: 'water', containerType: 'glass' });
    const params = { id: made.entryId };
    await server.call(updateWaterEntry, { token, params, body: { waterIntake: { value: 500 }, notes: 'cold' } });
    const { body: listed } = await server.call(listWaterEntries, { token, query: {} });
    expect(listed).toEqual([{ ...made, waterIntake: { value: 500, unit: 'ml' }, notes: 'cold' }]);
    expect((await server.call(deleteWaterEntry, { token, params })).status).toBe(204);
    expect((await server.call(deleteWaterEntry, { token, params })).status).toBe(404);
    expect((await server.call(updateWaterEntry, { token, params, body: { notes: 'x' } })).status).toBe(404);
  });

  test('of activity takes camelCase and snake_case', async () => {
    const snake = {
      user_id: person.id,
      activity_type: 'yoga',
      duration_min: 45,
      distance_km: null,
      calories_burned: 120,
    };
    const camel = { userId: person.id, activityType: 'yoga', durationMin: 45, distanceKm: null, caloriesBurned: 120 };
    const answers = await Promise.all([snake, camel].map((body) => server.call(createActivityEntry, { token, body })));
    for (const { body } of answers)
      expect(body).toMatchObject({ activityType: 'yoga', durationMin: 45, caloriesBurned: 120 });
    const params = { id: answers[0]?.body.id ?? '' };
    const changed = await server.call(updateActivityEntry, {
      token,
      params,
      body: { durationMin: 50, distanceKm: 2.25 },
    });
    expect(changed.body).toMatchObject({ durationMin: 50, distanceKm: 2.25, activityType: 'yoga' });
    await server.call(deleteActivityEntry, { token, params });
    expect((await server.call(listActivityEntries, { token, query: {} })).body).toHaveLength(1);
  });

  test('of weight and of sleep is created, corrected, listed and deleted', async () => {
    const { body: weight } = await server.call(createWeightEntry, { token, body: { weightKg: 72.4 } });
    const { body: sleep } = await server.call(createSleepEntry, { token, body: { sleepTimeHr: 7.5 } });
    await server.call(updateWeightEntry, { token, params: { id: weight.id }, body: { weightKg: 72.1 } });
    await server.call(updateSleepEntry, { token, params: { id: sleep.id }, body: { sleepTimeHr: 8 } });
    expect((await server.call(listWeightEntries, { token, query: {} })).body).toMatchObject([{ weightKg: 72.1 }]);
    expect((await server.call(listSleepEntries, { token, query: {} })).body).toMatchObject([{ sleepTimeHr: 8 }]);
    await server.call(deleteWeightEntry, { token, params: { id: weight.id } });
    await server.call(deleteSleepEntry, { token, params: { id: sleep.id } });
    expect((await server.call(listWeightEntries, { token, query: {} })).body).toEqual([]);
    expect((await server.call(listSleepEntries, { token, query: {} })).body).toEqual([]);
  });

  test('of food keeps the figures that were sent', async () => {
    const quickLog = {
      ...{
        userId: person.id,
        mealType: 'snack' as const,
        foodName: 'Sandwich',
        quantity: 1,
        servingUnit: 'g',
        servingSize: 100,
      },
      ...{
        calories: 250,
        proteinG: 0,
        carbsG: 0,
        fatG: 0,
        fiberG: 0,
        sugarG: 0,
        sodiumMg: 0,
        cholesterolMg: 0,
        notes: 'Quick add',
      },
    };
    const { body: made } = await server.call(createFoodEntry, { token, body: quickLog });
    expect(made).toMatchObject(quickLog);
    await server.call(updateFoodEntry, { token, params: { id: made.id }, body: { calories: 300, mealType: 'lunch' } });
    const { body: listed } = await server.call(listFoodEntries, {
      token,
      query: { userId: person.id, logDate: '2026-03-06' },
    });
    expect(listed).toMatchObject([{ id: made.id, calories: 300, mealType: 'lunch' }]);
    await server.call(deleteFoodEntry, { token, params: { id: made.id } });
    expect((await server.call(listFoodEntries, { token, query: {} })).body).toEqual([]);
  });
});

describe('a repeated request', () => {
  beforeAll(freshPerson);

  test('with the same Idempotency-Key is one entry, also when both come at once', async () => {
    const headers = { 'idempotency-key': 'tap-1' };
    const send = () => server.call(createWaterEntry, { token, headers, body: { waterIntake: { value: 250 } } });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map((answer) => answer.body.entryId)).size).toBe(1);
    expect((await server.call(listWaterEntries, { token, query: {} })).body).toHaveLength(1);
  });

  test('of a described meal is one meal', async () => {
    const headers = { 'idempotency-key': 'meal-1' };
    const send = () => server.call(describeFood, { token, headers, body: { foodName: '2 rotis and a katori of dal' } });
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    expect((await server.call(listFoodEntries, { token, query: {} })).body).toHaveLength(2);
  });
});

describe('a day', () => {
  beforeAll(freshPerson);

  test("is the person's: an evening in India is not yet the next day in UTC, nor is the early morning still yesterday", async () => {
    const log = (logDatetime: string) => server.call(createWeightEntry, { token, body: { weightKg: 70, logDatetime } });
    expect((await log('2026-03-05T18:29:00Z')).body.localDate).toBe('2026-03-05');
    expect((await log('2026-03-05T18:31:00Z')).body.localDate).toBe('2026-03-06');
    expect((await log('2026-03-06T00:10:00')).body).toMatchObject({
      localDate: '2026-03-06',
      createdAt: '2026-03-05T18:40:00.000Z',
    });
    expect((await server.call(listWeightEntries, { token, query: { date: '2026-03-05' } })).body).toHaveLength(1);
  });

  test('moves no past entry when the time zone changes', async () => {
    await server.call(createSleepEntry, { token, body: { sleepTimeHr: 7, logDatetime: '2026-03-01T20:00:00Z' } });
    await server.context.db
      .updateTable('users')
      .set({ timeZone: 'America/New_York' })
      .where('id', '=', person.id)
      .execute();
    expect((await server.call(listSleepEntries, { token, query: { date: '2026-03-02' } })).body).toHaveLength(1);
  });
});

describe('the dashboard', () => {
  beforeAll(freshPerson);

  test('adds up what was logged, in each range, and says which goals are met', async () => {
    const at = (date: string) => ({ logDatetime: `${date}T12:00:00` });
    const eat = (date: string, calories: number, mealType: 'breakfast' | 'lunch' | 'dinner') =>
      server.call(createFoodEntry, { token, body: { foodName: 'x', calories, proteinG: 10, mealType, ...at(date) } });
    await eat('2026-03-06', 500, 'breakfast');
    await eat('2026-03-06', 600, 'lunch');
    await eat('2026-03-06', 700, 'dinner');
    await eat('2026-03-04', 1_000, 'lunch');
    await eat('2026-02-10', 2_000, 'lunch');
    await eat('2025-03-07', 4_000, 'lunch');
    await eat('2025-03-06', 8_000, 'lunch');
    await server.call(createWaterEntry, { token, body: { waterIntake: { value: 2_500 }, ...at('2026-03-06') } });
    await server.call(createSleepEntry, { token, body: { sleepTimeHr: 8, ...at('2026-03-06') } });
    const activity = { activityType: 'running', durationMin: 40, distanceKm: 6.5, caloriesBurned: 420 };
    await server.call(createActivityEntry, { token, body: { ...activity, datetime: '2026-03-06T07:00:00' } });
    await server.call(createWeightEntry, { token, body: { weightKg: 72, ...at('2026-03-01') } });
    await server.call(createWeightEntry, { token, body: { weightKg: 71.2, ...at('2026-03-06') } });

    const { body } = await server.call(getCounters, {
      token,
      params: { userId: person.id },
      query: { end: '2026-03-06' },
    });
    const valuesOf = Object.fromEntries(body.counters.map(({ title, values }) => [title, values]));
    expect(body.filters).toEqual(['day', '3days', 'week', 'month', '3month', 'year']);
    expect(valuesOf['Calories Consumed']).toEqual({
      day: 1_800,
      '3days': 2_800,
      week: 2_800,
      month: 4_800,
      '3month': 4_800,
      year: 8_800,
    });
    expect(valuesOf['Protein Intake']).toMatchObject({ day: 30, year: 60 });
    expect(valuesOf['Water Consumed']).toMatchObject({ day: 2_500 });
    expect(valuesOf['Calories Burned (Activity)']).toMatchObject({ day: 420 });
    expect(valuesOf['Total Active Minutes']).toMatchObject({ day: 40 });
    expect(valuesOf['Distance Covered']).toMatchObject({ day: 6.5 });
    expect(valuesOf['Weight Change']?.day).toBe(0);
    expect(valuesOf['Weight Change']?.week).toBeCloseTo(-0.8, 9);
    expect(valuesOf['Days with All Goals Met']).toMatchObject({ day: 1, year: 1 });

    const { body: day } = await server.call(getDaySummary, { token, query: { date: '2026-03-06' } });
    expect(day).toMatchObject({ energyKcal: 1_800, proteinG: 30, waterMl: 2_500, burnedKcal: 420, sleepHr: 8 });
    const { body: goals } = await server.call(getDailyGoalStatus, { token, query: { date: '2026-03-06' } });
    expect(Object.values(goals)).toEqual(['Completed', 'Completed', 'Completed', 'Completed']);
    const { body: empty } = await server.call(getDailyGoalStatus, { token, query: { date: '2026-03-05' } });
    expect(Object.values(empty)).toEqual(['Pending', 'Pending', 'Pending', 'Pending']);
  });

  test('answers zeroes for a person without entries', async () => {
    const newcomer = await server.person();
    const { body } = await server.call(getCounters, { token: newcomer.token, params: { userId: newcomer.id } });
    expect(body.counters).toHaveLength(8);
    expect(body.counters.flatMap(({ values }) => Object.values(values))).toEqual(Array(48).fill(0));
  });
});

describe('an estimate', () => {
  beforeAll(freshPerson);

  test('names foods, grams, figures, range and source, adds them up, and stores nothing', async () => {
    const body = { text: 'breakfast: 2 rotis with dal and a glass of lassi and a flibbertigibbet' };
    const { body: estimate } = await server.call(estimateFoods, { token, body });
    expect(estimate.items.map((item) => item.foodName)).toEqual(['Roti', 'Dal', expect.stringContaining('assi')]);
    expect(estimate.mealType).toBe('breakfast');
    expect(estimate.totals.calories).toBe(estimate.items.reduce((sum, item) => sum + item.calories, 0));
    for (const item of estimate.items) {
      expect(item.caloriesLow).toBeLessThan(item.calories);
      expect(item.caloriesHigh).toBeGreaterThan(item.calories);
      expect(item.source).not.toBe('');
    }
    expect(estimate.unknown.join(' ')).toContain('flibbertigibbet');
    expect((await server.call(listFoodEntries, { token, query: {} })).body).toEqual([]);
    const again = await server.call(estimateFoods, { token, body });
    expect(again.body).toEqual(estimate);
  });
});
