import { beforeEach, describe, expect, test } from 'vitest';
import { getActivityChart, getWeightChart } from '../../../contract/dashboard.ts';
import { createActivityEntry } from '../../../contract/entries/activity.ts';
import { createWeightEntry, deleteWeightEntry } from '../../../contract/entries/weight.ts';
import { serverForTests, type TestPerson } from '../../../tests/server.ts';

const server = await serverForTests();
let person: TestPerson;
beforeEach(async () => {
  person = await server.person();
});

const weigh = async (weightKg: number, logDatetime: string) =>
  (await server.call(createWeightEntry, { token: person.token, body: { weightKg, logDatetime } })).body;
const chart = async (query: { days?: number; goal_weight?: number; userId?: string } = {}) =>
  (await server.call(getWeightChart, { token: person.token, query })).body;

describe('the weight chart', () => {
  test('has every date, gaps as null, and an average over the last seven days', async () => {
    await weigh(80, '2026-03-01T08:00:00');
    await weigh(90, '2026-03-04T07:00:00');
    await weigh(78, '2026-03-04T20:00:00');
    const { data, summary } = await chart({ days: 6 });
    expect(data).toEqual([
      { date: '2026-03-01', weight: 80, moving_avg: 80 },
      { date: '2026-03-02', weight: null, moving_avg: 80 },
      { date: '2026-03-03', weight: null, moving_avg: 80 },
      { date: '2026-03-04', weight: 78, moving_avg: 79 },
      { date: '2026-03-05', weight: null, moving_avg: 79 },
      { date: '2026-03-06', weight: null, moving_avg: 79 },
    ]);
    expect(summary).toEqual({ start_weight: 80, latest_weight: 78, change_kg: -2 });
  });

  test('averages over days before the window, and sums up only those in it', async () => {
    await weigh(84, '2026-02-26T08:00:00');
    await weigh(80, '2026-03-04T08:00:00');
    const { data, summary } = await chart({ days: 3 });
    expect(data.map((point) => point.moving_avg)).toEqual([82, 80, 80]);
    expect(summary).toEqual({ start_weight: 80, latest_weight: 80, change_kg: 0 });
  });

  test('leaves out what was deleted', async () => {
    const entry = await weigh(80, '2026-03-04T08:00:00');
    await server.call(deleteWeightEntry, { token: person.token, params: { id: entry.id } });
    const { data, summary } = await chart();
    expect(data).toHaveLength(30);
    expect(data.every((point) => point.weight === null && point.moving_avg === null)).toBe(true);
    expect(summary).toEqual({ start_weight: null, latest_weight: null, change_kg: 0 });
  });

  test('draws the goal that the request names, else the profile’s, else none', async () => {
    expect((await chart()).goal).toEqual({ enabled: false, target_weight: null });
    await server.context.db.updateTable('goals').set({ weightTarget: 71 }).where('userId', '=', person.id).execute();
    expect((await chart()).goal).toEqual({ enabled: true, target_weight: 71 });
    expect((await chart({ goal_weight: 75 })).goal).toEqual({ enabled: true, target_weight: 75 });
  });

  test.each([0, -1, 1.5, 5_000, 'many'])('refuses %s days', async (days) => {
    const { status } = await server.call(getWeightChart, { token: person.token, query: { days } });
    expect(status).toBe(422);
  });
});

describe('the activity chart', () => {
  test('has the last seven days, zeroes included', async () => {
    const body = { activityType: 'running', durationMin: 30, caloriesBurned: 300 };
    await server.call(createActivityEntry, { token: person.token, body: { ...body, datetime: '2026-03-05T07:00:00' } });
    await server.call(createActivityEntry, {
      token: person.token,
      body: { activityType: 'yoga', durationMin: 20, datetime: '2026-03-05T20:00:00' },
    });
    const { body: answer } = await server.call(getActivityChart, { token: person.token, query: { userId: person.id } });
    expect(answer.data).toHaveLength(7);
    expect(answer.data[0]).toEqual({ date: '2026-02-28', activeMinutes: 0, caloriesBurned: 0 });
    expect(answer.data[5]).toEqual({ date: '2026-03-05', activeMinutes: 50, caloriesBurned: 300 });
    expect(answer.data[6]).toEqual({ date: '2026-03-06', activeMinutes: 0, caloriesBurned: 0 });
    expect(answer.series.map(({ key }) => key)).toEqual(['activeMinutes', 'caloriesBurned']);
  });
});
