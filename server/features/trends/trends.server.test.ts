import { expect, test } from 'vitest';
import { saveProfile } from '../../../contract/accounts/profile.ts';
import { getDaySummary, getWeightChart } from '../../../contract/dashboard.ts';
import { createFoodEntry } from '../../../contract/entries/food.ts';
import { createWaterEntry } from '../../../contract/entries/water.ts';
import { createWeightEntry } from '../../../contract/entries/weight.ts';
import { getTrend, type TrendMetric, trendMetrics } from '../../../contract/trends.ts';
import { fillDiary } from '../../../tests/e2e/portal.ts';
import { serverForTests, type TestPerson } from '../../../tests/server.ts';

const server = await serverForTests();

const eat = ({ token }: TestPerson, date: string, calories: number) =>
  server.call(createFoodEntry, { token, body: { foodName: 'Poha', calories, proteinG: 10, logDatetime: date } });
const trend = async ({ token }: TestPerson, query: { metric: TrendMetric } & Record<string, string>) =>
  (await server.call(getTrend, { token, query: query as { metric: TrendMetric } })).body;

test('points are averages of the days logged without today, or the days themselves, by day, by week from Monday on, and by month', async () => {
  const person = await server.person();
  for (const [date, calories] of [
    ['2026-02-20', 900],
    ['2026-02-28', 1_000],
    ['2026-03-01', 2_000],
    ['2026-03-02', 1_500],
    ['2026-03-06', 1_800.5],
  ] as const)
    await eat(person, date, calories);
  const span = { metric: 'calories', from: '2026-02-25', to: '2026-03-06' } as const;
  expect(await trend(person, span)).toMatchObject({
    points: [
      { date: '2026-02-28', value: 1_000, loggedDays: 1 },
      { date: '2026-03-01', value: 2_000, loggedDays: 1 },
      { date: '2026-03-02', value: 1_500, loggedDays: 1 },
      { date: '2026-03-06', value: 1_800.5, loggedDays: 1 },
    ],
    average: 1_500,
    previous: { from: '2026-02-15', to: '2026-02-24', average: 900 },
  });
  expect((await trend(person, { ...span, by: 'week' })).points).toEqual([
    { date: '2026-02-25', value: 1_500, loggedDays: 2 },
    { date: '2026-03-02', value: 1_500, loggedDays: 1 },
  ]);
  expect((await trend(person, { ...span, by: 'month' })).points).toEqual([
    { date: '2026-02-25', value: 1_000, loggedDays: 1 },
    { date: '2026-03-01', value: 1_750, loggedDays: 2 },
  ]);
});

test('a day’s points are the figures of its dashboard', async () => {
  const person = await server.person();
  await fillDiary(server, person);
  const { body: day } = await server.call(getDaySummary, { token: person.token });
  const shown = { ...day, calories: day.energyKcal, carbsG: day.carbohydrateG, weightKg: 70 };
  for (const metric of trendMetrics) {
    const { points } = await trend(person, { metric, from: day.date, to: day.date });
    expect([metric, points[0]?.value ?? 0]).toEqual([metric, (shown as Record<string, unknown>)[metric] ?? 0]);
  }
});

test('the weight by day has the average of its chart, also where the span begins', async () => {
  const person = await server.person();
  await fillDiary(server, person);
  const { body } = await server.call(getWeightChart, { token: person.token, query: { days: 8 } });
  const { points } = await trend(person, { metric: 'weightKg', from: '2026-02-27', to: '2026-03-06' });
  const weighed = body.data.filter(({ weight }) => weight !== null);
  expect(points.map(({ date, value }) => [date, value])).toEqual(weighed.map(({ date, weight }) => [date, weight]));
  points.forEach(({ movingAverage }, place) => {
    expect(movingAverage).toBeCloseTo(weighed[place]?.moving_avg ?? 0, 3);
  });
  expect(points[0]?.movingAverage).not.toBe(points[0]?.value);
});

test('it has the target in its own unit, and none where none is set or care hides it', async () => {
  const person = await server.person();
  const goals = { caloriesConsumePerDay: 1_800, waterLitersPerDay: 2.5, proteinG: 0, weightTarget: 65 };
  await server.call(saveProfile, { token: person.token, body: { goals } });
  const targets = async () =>
    Promise.all(
      (['calories', 'waterMl', 'proteinG', 'weightKg', 'activeMin'] as const).map(
        async (metric) => (await trend(person, { metric })).target,
      ),
    );
  expect(await targets()).toEqual([1_800, 2_500, null, 65, null]);
  await server.context.db
    .updateTable('users')
    .set({ deficitsHiddenAt: new Date() })
    .where('id', '=', person.id)
    .execute();
  expect(await targets()).toEqual([null, 2_500, null, null, null]);
});

test('without dates it is all time, and for who has logged nothing empty', async () => {
  const person = await server.person();
  expect(await trend(person, { metric: 'weightKg' })).toMatchObject({ points: [], average: null });
  await server.call(createWeightEntry, { token: person.token, body: { weightKg: 71, logDatetime: '2024-05-02' } });
  await server.call(createWaterEntry, { token: person.token, body: { waterIntake: { value: 250 } } });
  const { from, to, points } = await trend(person, { metric: 'weightKg', by: 'month' });
  expect([from, to, points]).toEqual(['2024-05-02', '2026-03-06', [{ date: '2024-05-02', value: 71, loggedDays: 1 }]]);
});
