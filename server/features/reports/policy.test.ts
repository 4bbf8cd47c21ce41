import { expect, test } from 'vitest';
import { type DayTotals, emptyDay } from '../../db/dailyTotals.ts';
import { monthSpan } from '../../lib/dates.ts';
import { stepFor } from './document/axis.ts';
import { difference, leadOf } from './document/figures.ts';
import { averagesOf, monthBefore } from './policy.ts';

test.each([
  ['2026-02', '2026-02-01', '2026-02-28', '2026-01'],
  ['2028-02', '2028-02-01', '2028-02-29', '2028-01'],
  ['2026-01', '2026-01-01', '2026-01-31', '2025-12'],
  ['2026-12', '2026-12-01', '2026-12-31', '2026-11'],
])('%s lasts from %s to %s, after %s', (month, from, to, before) => {
  expect([monthSpan(month), monthBefore(month)]).toEqual([{ from, to }, before]);
});

const today = '2026-02-10';
const day = (more: Partial<DayTotals>, localDate = '2026-02-01') => ({ ...emptyDay, localDate, ...more });

test('each figure is averaged over the days that have it; today is none of them', () => {
  const averages = averagesOf(
    [
      day({ energyKcal: 1_500, sleepHr: 8 }),
      day({ energyKcal: 2_500 }, '2026-02-02'),
      day({ waterMl: 900 }, '2026-02-03'),
      day({ energyKcal: 300, waterMl: 250 }, today),
    ],
    today,
  );
  expect(averages).toMatchObject({ loggedDays: 4, energyKcal: 2_000, waterMl: 900, sleepHr: 8 });
  expect(averagesOf([day({ waterMl: 900 }, today)], today)).toMatchObject({ loggedDays: 1, waterMl: 0 });
  expect(averagesOf([], today)).toBeUndefined();
});

test.each([
  [3_000, 4, 1_000],
  [2_400, 3, 1_000],
  [3, 3, 1],
  [2, 3, 1],
  [0.4, 3, 0.2],
])('a span of %d in at most %d parts has steps of %d', (span, parts, step) => {
  expect(stepFor(span, parts)).toBeCloseTo(step);
});

test.each([
  [120.4, 0, '+120'],
  [-0.44, 1, '−0.4'],
  [-0.04, 1, '0'],
])('a difference of %d with %d digits reads %s', (value, digits, text) => {
  expect(difference(value, digits)).toBe(text);
});

test.each([
  [1, 388, 2_000, '1 day logged. On average you ate 388 kcal a day, 1,612 below your target.'],
  [2, 2_100, 2_000, '2 days logged. On average you ate 2,100 kcal a day, 100 above your target.'],
  [2, 2_000, 2_000, '2 days logged. On average you ate 2,000 kcal a day, exactly your target.'],
  [2, 2_000, 0, '2 days logged. On average you ate 2,000 kcal a day.'],
  [3, 0, 2_000, '3 days logged.'],
])('%d days of %d kcal at a target of %d read "%s"', (count, energyKcal, caloriesConsumePerDay, lead) => {
  const days = Array.from({ length: count }, () => day({ energyKcal }));
  const goals = {
    caloriesConsumePerDay,
    waterLitersPerDay: 0,
    calorieBurnPerDay: 0,
    sleepHrsTarget: 0,
    weightTarget: 0,
    ...{ proteinG: 0, carbsG: 0, netCarbsG: 0, fatG: 0, fiberG: 0, sodiumMg: 0, stepsPerDay: 0, lossKgPerWeek: 0 },
  };
  expect(leadOf('en', averagesOf(days, today), goals)).toBe(lead);
});
