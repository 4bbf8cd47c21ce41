import { expect, test } from 'vitest';
import { type ExportDocument, getExport } from '../../../contract/accounts/me.ts';
import { saveProfile } from '../../../contract/accounts/profile.ts';
import { sendChatMessage } from '../../../contract/assistant.ts';
import {
  getActivityChart,
  getCounters,
  getDaySummary,
  getWeightChart,
  type RangeName,
  rangeNames,
  rangeStartsDaysBefore,
} from '../../../contract/dashboard.ts';
import { createActivityEntry, deleteActivityEntry, updateActivityEntry } from '../../../contract/entries/activity.ts';
import { createFoodEntry, deleteFoodEntry, listFoodEntries, updateFoodEntry } from '../../../contract/entries/food.ts';
import { createWaterEntry, deleteWaterEntry, updateWaterEntry } from '../../../contract/entries/water.ts';
import { createWeightEntry, deleteWeightEntry, updateWeightEntry } from '../../../contract/entries/weight.ts';
import { getMonthReport } from '../../../contract/reports.ts';
import { getWeekReview } from '../../../contract/reviews.ts';
import { getTrend } from '../../../contract/trends.ts';
import fc from '../../../tests/properties.ts';
import { serverForTests, type TestPerson } from '../../../tests/server.ts';
import { tiered } from '../../../tests/tiers.ts';
import { figure } from '../../../texts/numbers.ts';
import { addDays, localDateOf } from '../../lib/dates.ts';

const server = await serverForTests();

const zones = [
  'Asia/Kolkata',
  'America/New_York',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Europe/London',
  'Asia/Kathmandu',
];
const kinds = ['food', 'water', 'activity', 'weight'] as const;

/** Around the edges of the ranges as often as anywhere else, in minutes before now. */
const minutesAgo = fc.oneof(
  fc.integer({ min: 0, max: 4 * 1_440 }),
  fc
    .constantFrom(6, 7, 29, 30, 89, 90, 364, 365)
    .chain((days) => fc.integer({ min: -900, max: 900 }).map((minutes) => Math.max(days * 1_440 + minutes, 0))),
);
const pick = fc.nat({ max: 1_000 });
const action = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      does: fc.constant('log' as const),
      kind: fc.constantFrom(...kinds),
      minutesAgo,
      size: pick,
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('correct' as const), which: pick, minutesAgo, size: pick }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('delete' as const), which: pick }) },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('say' as const),
      text: fc.constantFrom('2 rotis', 'walked 30 minutes', '2 glasses of water', 'weight 72.4'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('undo' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('move' as const), timeZone: fc.constantFrom(...zones) }) },
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;
type Logged = { kind: (typeof kinds)[number]; id: string };

class Life {
  readonly person: TestPerson;
  readonly token: string;
  entries: Logged[] = [];
  timeZone = 'Asia/Kolkata';

  constructor(person: TestPerson) {
    this.person = person;
    this.token = person.token;
  }

  async live(step: Action): Promise<void> {
    if (step.does === 'log') await this.log(step.kind, when(step.minutesAgo), step.size);
    if (step.does === 'correct') await this.correct(step.which, when(step.minutesAgo), step.size);
    if (step.does === 'delete') await this.delete(step.which);
    if (step.does === 'say') await server.call(sendChatMessage, { token: this.token, body: { text: step.text } });
    if (step.does === 'undo') await server.call(sendChatMessage, { token: this.token, body: { text: 'undo' } });
    if (step.does === 'move') {
      this.timeZone = step.timeZone;
      await server.call(saveProfile, { token: this.token, body: { timeZone: step.timeZone } });
    }
  }

  async log(kind: Logged['kind'], logDatetime: string, size: number): Promise<void> {
    const { token } = this;
    const id = await {
      food: async () =>
        (
          await server.call(createFoodEntry, {
            token,
            body: { foodName: 'x', calories: size / 3, proteinG: size / 7, logDatetime },
          })
        ).body.id,
      water: async () =>
        (await server.call(createWaterEntry, { token, body: { waterIntake: { value: 10 + size }, logDatetime } })).body
          .entryId,
      activity: async () =>
        (await server.call(createActivityEntry, { token, body: { ...activity(size), datetime: logDatetime } })).body.id,
      weight: async () =>
        (await server.call(createWeightEntry, { token, body: { weightKg: 50 + size / 11, logDatetime } })).body.id,
    }[kind]();
    this.entries.push({ kind, id });
  }

  async correct(which: number, logDatetime: string, size: number): Promise<void> {
    const entry = this.entries[which % Math.max(this.entries.length, 1)];
    if (!entry) return;
    const { token } = this;
    const params = { id: entry.id };
    await {
      food: () => server.call(updateFoodEntry, { token, params, body: { calories: size / 9, logDatetime } }),
      water: () =>
        server.call(updateWaterEntry, { token, params, body: { waterIntake: { value: 20 + size }, logDatetime } }),
      activity: () =>
        server.call(updateActivityEntry, { token, params, body: { ...activity(size), datetime: logDatetime } }),
      weight: () => server.call(updateWeightEntry, { token, params, body: { weightKg: 60 + size / 13, logDatetime } }),
    }[entry.kind]();
  }

  async delete(which: number): Promise<void> {
    const [entry] = this.entries.splice(which % Math.max(this.entries.length, 1), 1);
    if (!entry) return;
    const { token } = this;
    const params = { id: entry.id };
    const routes = {
      food: deleteFoodEntry,
      water: deleteWaterEntry,
      activity: deleteActivityEntry,
      weight: deleteWeightEntry,
    };
    await server.call(routes[entry.kind], { token, params });
  }
}

const when = (minutes: number) => new Date(server.clock.now().getTime() - minutes * 60_000).toISOString();
const activity = (size: number) => ({
  activityType: 'running',
  durationMin: 1 + size / 5,
  distanceKm: size % 3 ? size / 17 : null,
  caloriesBurned: size % 2 ? size / 4 : null,
});

type Sums = Record<
  'energyKcal' | 'proteinG' | 'waterMl' | 'burnedKcal' | 'activeMin' | 'distanceKm' | 'weightChangeKg',
  number
>;
const counterOf: Record<keyof Sums, string> = {
  energyKcal: 'calories_consumed',
  proteinG: 'protein_intake',
  waterMl: 'water_consumed',
  burnedKcal: 'calories_burned',
  activeMin: 'active_minutes',
  distanceKm: 'distance_covered',
  weightChangeKg: 'weight_change',
};

/** By local date: who crosses a date line may have an earlier date at a later time. */
const inDays = <E extends { localDate: string }>(entries: E[]) =>
  entries.toSorted((one, other) => one.localDate.localeCompare(other.localDate));

/** The figures of a span, added up entry by entry here and not by the database. */
function addUp(document: ExportDocument, from: string, to: string): Sums {
  const within = <E extends { localDate: string }>(entries: E[]) =>
    entries.filter(({ localDate }) => localDate >= from && localDate <= to);
  const sum = <E>(entries: E[], figure: (entry: E) => number | null) =>
    entries.reduce((total, entry) => total + (figure(entry) ?? 0), 0);
  const [foods, activities] = [within(document.foodEntries), within(document.activityEntries)];
  const weights = inDays(within(document.weightEntries));
  return {
    energyKcal: sum(foods, (entry) => entry.energyKcal),
    proteinG: sum(foods, (entry) => entry.proteinG),
    waterMl: sum(within(document.waterEntries), (entry) => entry.volumeMl),
    burnedKcal: sum(activities, (entry) => entry.caloriesBurned),
    activeMin: sum(activities, (entry) => entry.durationMin),
    distanceKm: sum(activities, (entry) => entry.distanceKm),
    weightChangeKg: (weights.at(-1)?.weightKg ?? 0) - (weights[0]?.weightKg ?? 0),
  };
}

/** A change of weight is told in hundredths. */
const toleranceOf = (what: unknown[]) => (what.includes('weightChangeKg') ? 0.005_001 : 1e-6);

const expectClose = (actual: number | null | undefined, expected: number, what: unknown[]) =>
  expect([what, Math.abs((actual ?? Number.NaN) - expected) < toleranceOf(what), actual, expected]).toEqual([
    what,
    true,
    actual,
    expected,
  ]);

async function expectAgreement({ token, person, timeZone }: Life): Promise<void> {
  const today = localDateOf(server.clock.now(), timeZone);
  const [{ body: document }, { body: counters }, { body: activities }] = await Promise.all([
    server.call(getExport, { token }),
    server.call(getCounters, { token, params: { userId: person.id }, query: {} }),
    server.call(getActivityChart, { token, query: { days: 365 } }),
  ]);
  const counter = (key: string, range: RangeName) =>
    counters.counters.find((found) => found.key === key)?.values[range];

  for (const range of rangeNames) {
    const days = rangeStartsDaysBefore[range] + 1;
    const expected = addUp(document, addDays(today, 1 - days), today);
    for (const figure of Object.keys(expected) as (keyof Sums)[]) {
      const shown = counter(counterOf[figure], range);
      expectClose(figure === 'weightChangeKg' ? (shown ?? 0) : shown, expected[figure], [range, figure]);
    }
    const points = activities.data.slice(-days);
    expect(points).toHaveLength(days);
    expectClose(
      points.reduce((sum, point) => sum + point.activeMinutes, 0),
      expected.activeMin,
      [range, 'chart'],
    );
    expectClose(
      points.reduce((sum, point) => sum + point.caloriesBurned, 0),
      expected.burnedKcal,
      [range, 'chart'],
    );

    const { body: weights } = await server.call(getWeightChart, { token, query: { days } });
    const isWeighed = weights.summary.latest_weight !== null;
    expect(isWeighed ? weights.summary.change_kg : null).toBe(counter('weight_change', range));
    const inRange = inDays(
      document.weightEntries.filter(({ localDate }) => localDate > addDays(today, -days) && localDate <= today),
    );
    expect(weights.summary).toMatchObject({
      start_weight: inRange[0]?.weightKg ?? null,
      latest_weight: inRange.at(-1)?.weightKg ?? null,
    });
    const lastOfDay = new Map(inRange.map((entry) => [entry.localDate, entry.weightKg]));
    expect(weights.data.filter((point) => point.weight !== null).map(({ date, weight }) => [date, weight])).toEqual(
      [...lastOfDay].sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  }
  for (const date of [today, addDays(today, -1)]) {
    const expected = addUp(document, date, date);
    const { body: day } = await server.call(getDaySummary, { token, query: { date } });
    const { body: foods } = await server.call(listFoodEntries, { token, query: { logDate: date } });
    for (const figure of ['energyKcal', 'proteinG', 'waterMl', 'burnedKcal', 'activeMin', 'distanceKm'] as const) {
      expectClose(day[figure], expected[figure], [date, figure]);
    }
    expectClose(
      foods.reduce((sum, food) => sum + food.calories, 0),
      expected.energyKcal,
      [date, 'diary'],
    );
  }
}

test('entries, counters, day, charts and export agree over any history of logs, corrections, deletions, undos and moves', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 30 }), async (actions) => {
      const life = new Life(await server.person());
      for (const step of actions) await life.live(step);
      await expectAgreement(life);
    }),
    { numRuns: tiered(3, 20), endOnFailure: true },
  );
});

/** Food and water of the last days, today among them, at times that are over. */
const logged = fc.record({
  daysAgo: fc.nat({ max: 9 }),
  kcal: fc.integer({ min: 10, max: 3_000 }),
  isFood: fc.boolean(),
});

test('trends, review, month report and chat tell the same average: of days that are over and have the figure', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(logged, { minLength: 6, maxLength: 25 }), async (entries) => {
      const { id, token } = await server.person();
      await server.context.db.updateTable('users').set({ plan: 'pro' }).where('id', '=', id).execute();
      const today = localDateOf(server.clock.now(), 'Asia/Kolkata');
      const sums = { calories: new Map<string, number>(), waterMl: new Map<string, number>() };
      for (const { daysAgo, kcal, isFood } of entries) {
        const logDatetime = new Date(server.clock.now().getTime() - daysAgo * 86_400_000).toISOString();
        const date = localDateOf(new Date(logDatetime), 'Asia/Kolkata');
        const of = sums[isFood ? 'calories' : 'waterMl'];
        of.set(date, (of.get(date) ?? 0) + kcal);
        if (isFood) await server.call(createFoodEntry, { token, body: { foodName: 'x', calories: kcal, logDatetime } });
        else await server.call(createWaterEntry, { token, body: { waterIntake: { value: kcal }, logDatetime } });
      }
      /** Counted by the rule here, from what was logged. */
      const expected = (metric: keyof typeof sums, from: string) => {
        const days = [...sums[metric]].filter(([date]) => date >= from && date < today).map(([, value]) => value);
        return { days: days.length, average: days.reduce((sum, value) => sum + value, 0) / days.length };
      };
      const weekBegins = addDays(today, -6);
      const ofWeek = expected('calories', weekBegins);
      for (const metric of ['calories', 'waterMl'] as const) {
        const { body } = await server.call(getTrend, { token, query: { metric, from: weekBegins, to: today } });
        const { days, average } = expected(metric, weekBegins);
        expect(body.average).toEqual(days === 0 ? null : Math.round(average * 1_000) / 1_000);
      }
      const { body: week } = await server.call(getWeekReview, { token, query: {} });
      if (ofWeek.days >= 3) expect(week.review?.summary).toContain(`Calories ${figure(ofWeek.average)} kcal a day`);
      const { body: told } = await server.call(sendChatMessage, {
        token,
        body: { text: 'average calories in the last 7 days' },
      });
      if (ofWeek.days > 0) expect(told.messages.at(-1)?.text).toContain(`${figure(ofWeek.average)} kcal a day`);
      const ofMonth = expected('calories', `${today.slice(0, 7)}-01`);
      const { body: month } = await server.call(getMonthReport, { token, params: { month: today.slice(0, 7) } });
      if (ofMonth.days > 0)
        expect(month.figures?.find(([name]) => name === 'Energy eaten, kcal')?.[1]).toBe(figure(ofMonth.average));
    }),
    { numRuns: tiered(3, 10), endOnFailure: true },
  );
});
