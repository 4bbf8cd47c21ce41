import { beforeAll, describe, expect, test } from 'vitest';
import {
  getCounters,
  getDailyGoalStatus,
  getDaySummary,
  getGoalCalendar,
  goalNames,
} from '../../contract/dashboard.ts';
import { createActivityEntry } from '../../contract/entries/activity.ts';
import { createFoodEntry, describeFood, listFoodEntries } from '../../contract/entries/food.ts';
import { createSleepEntry, listSleepEntries } from '../../contract/entries/sleep.ts';
import { createWaterEntry } from '../../contract/entries/water.ts';
import { createWeightEntry } from '../../contract/entries/weight.ts';
import { estimateFoods } from '../../contract/nutrition.ts';
import { serverForTests, type TestPerson } from '../server.ts';

const server = await serverForTests();
let person: TestPerson;
let token: string;

async function freshPerson() {
  person = await server.person();
  token = person.token;
}

test('an activity takes camelCase and snake_case', async () => {
  await freshPerson();
  const snake = {
    user_id: person.id,
    activity_type: 'yoga',
    duration_min: 45,
    distance_km: null,
    calories_burned: 120,
  };
  const camel = { userId: person.id, activityType: 'yoga', durationMin: 45, distanceKm: null, caloriesBurned: 120 };
  for (const body of [snake, camel]) {
    const answer = await server.call(createActivityEntry, { token, body });
    expect(answer.body).toMatchObject({ activityType: 'yoga', durationMin: 45, caloriesBurned: 120 });
  }
});

test('foods are listed by logDate as well as by date', async () => {
  await freshPerson();
  await server.call(createFoodEntry, { token, body: { foodName: 'Sandwich', calories: 250 } });
  for (const query of [{ logDate: '2026-03-06' }, { date: '2026-03-06' }]) {
    expect((await server.call(listFoodEntries, { token, query })).body).toMatchObject([{ foodName: 'Sandwich' }]);
  }
});

test('a described meal that is sent again is one meal', async () => {
  await freshPerson();
  const headers = { 'idempotency-key': 'meal-1' };
  const send = () => server.call(describeFood, { token, headers, body: { foodName: '2 rotis and a katori of dal' } });
  const [first, second] = [await send(), await send()];
  expect(second.body).toEqual(first.body);
  expect((await server.call(listFoodEntries, { token, query: {} })).body).toHaveLength(2);
});

test('an entry stays on its day when the time zone changes', async () => {
  await freshPerson();
  await server.call(createSleepEntry, { token, body: { sleepTimeHr: 7, logDatetime: '2026-03-01T20:00:00Z' } });
  await server.context.db
    .updateTable('users')
    .set({ timeZone: 'America/New_York' })
    .where('id', '=', person.id)
    .execute();
  expect((await server.call(listSleepEntries, { token, query: { date: '2026-03-02' } })).body).toHaveLength(1);
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
    const { body: calendar } = await server.call(getGoalCalendar, { token, query: { month: '2026-03' } });
    expect(calendar.goals).toEqual(goalNames);
    expect(calendar.days.find(({ date }) => date === '2026-03-06')?.met).toEqual(goalNames);
    expect(calendar.days.filter(({ met }) => met.length === goalNames.length)).toHaveLength(1);
    const { body: empty } = await server.call(getDailyGoalStatus, { token, query: { date: '2026-03-05' } });
    expect(Object.values(empty)).toEqual(['Pending', 'Pending', 'Pending', 'Pending']);
  });

  test('answers zeroes for a person without entries, and no change of a weight that there isn’t', async () => {
    const newcomer = await server.person();
    const { body } = await server.call(getCounters, { token: newcomer.token, params: { userId: newcomer.id } });
    expect(body.counters).toHaveLength(8);
    for (const { key, values } of body.counters) {
      expect(Object.values(values), key).toEqual(Array(6).fill(key === 'weight_change' ? null : 0));
    }
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
