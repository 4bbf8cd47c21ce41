import type { Goals } from '../../../contract/accounts/profile.ts';
import type { Trend, TrendMetric, TrendStep } from '../../../contract/trends.ts';
import { addDays } from '../../lib/dates.ts';
import type { MetricId, Point } from '../answers/policy.ts';
import { movingAverageDays } from '../weight/policy.ts';

/** The figure of daily_totals behind each metric. */
export const figureOf: Record<TrendMetric, MetricId> = {
  calories: 'energyKcal',
  proteinG: 'proteinG',
  carbsG: 'carbohydrateG',
  netCarbsG: 'netCarbsG',
  fatG: 'fatG',
  fiberG: 'fiberG',
  waterMl: 'waterMl',
  sleepHr: 'sleepHr',
  activeMin: 'activeMin',
  burnedKcal: 'burnedKcal',
  steps: 'steps',
  weightKg: 'weightKg',
};

const goalOf: Partial<Record<TrendMetric, (goals: Goals) => number>> = {
  calories: (goals) => goals.caloriesConsumePerDay,
  proteinG: (goals) => goals.proteinG,
  carbsG: (goals) => goals.carbsG,
  netCarbsG: (goals) => goals.netCarbsG,
  fatG: (goals) => goals.fatG,
  fiberG: (goals) => goals.fiberG,
  waterMl: (goals) => goals.waterLitersPerDay * 1_000,
  sleepHr: (goals) => goals.sleepHrsTarget,
  burnedKcal: (goals) => goals.calorieBurnPerDay,
  steps: (goals) => goals.stepsPerDay,
  weightKg: (goals) => goals.weightTarget,
};

/** In the metric's unit; null where none is set. */
export const targetOf = (metric: TrendMetric, goals: Goals): number | null => goalOf[metric]?.(goals) || null;

/** Per day with a figure, without the noise of floats; null without any. */
export function averageOf(points: Point[]): number | null {
  if (points.length === 0) return null;
  const mean = points.reduce((sum, { value }) => sum + value, 0) / points.length;
  return Math.round(mean * 1_000) / 1_000;
}

/** Beside each weight the mean of those of the 7 days that end with it; `points` begin so many days earlier as it takes. */
export function withMovingAverage(points: Point[], from: string): Trend['points'] {
  const smoothed = points.map(({ date, value }, place) => {
    const first = addDays(date, 1 - movingAverageDays);
    const near = points
      .slice(Math.max(0, place + 1 - movingAverageDays), place + 1)
      .filter((other) => other.date >= first);
    return { date, value, loggedDays: 1, movingAverage: averageOf(near) ?? value };
  });
  return smoothed.filter(({ date }) => date >= from);
}

/** The days' figures, averaged by week from Monday on or by month; a span that begins within one begins there. */
export function groupPoints(points: Point[], by: TrendStep, from: string): Trend['points'] {
  const groups = Map.groupBy(points, ({ date }) => {
    const first = firstOf(date, by);
    return first < from ? from : first;
  });
  return [...groups].map(([date, days]) => ({ date, value: averageOf(days) ?? 0, loggedDays: days.length }));
}

function firstOf(date: string, by: TrendStep): string {
  if (by === 'day') return date;
  if (by === 'month') return `${date.slice(0, 7)}-01`;
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}
