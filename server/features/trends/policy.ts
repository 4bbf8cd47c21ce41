import type { Goals } from '../../../contract/accounts/profile.ts';
import type { Trend, TrendMetric, TrendStep } from '../../../contract/trends.ts';
import { averagedDays, averageOfDays, type DayFigure } from '../../lib/averages.ts';
import { addDays } from '../../lib/dates.ts';
import { type MetricId, totalOf } from '../answers/policy.ts';
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

/** Without the noise of floats. */
const rounded = (value: number) => Math.round(value * 1_000) / 1_000;

/** Of the days that an average is made of; null without any. */
export function averageOf(points: DayFigure[], today: string): number | null {
  const average = averageOfDays(points, today);
  return average === undefined ? null : rounded(average);
}

/** Beside each weight the mean of those of the 7 days that end with it; `points` begin so many days earlier as it takes. */
export function withMovingAverage(points: DayFigure[], from: string): Trend['points'] {
  const smoothed = points.map(({ date, value }, place) => {
    const first = addDays(date, 1 - movingAverageDays);
    const near = points
      .slice(Math.max(0, place + 1 - movingAverageDays), place + 1)
      .filter((other) => other.date >= first);
    return { date, value, loggedDays: 1, movingAverage: rounded(totalOf(near) / near.length) };
  });
  return smoothed.filter(({ date }) => date >= from);
}

/**
 * The days' figures: each of them, or their averages by week from Monday on or by month; a span that begins within one
 * begins there.
 */
export function groupPoints(points: DayFigure[], by: TrendStep, { from, today }: { from: string; today: string }) {
  if (by === 'day') return points.map((point): Trend['points'][number] => ({ ...point, loggedDays: 1 }));
  const groups = Map.groupBy(averagedDays(points, today), ({ date }) => {
    const first = firstOf(date, by);
    return first < from ? from : first;
  });
  return [...groups].map(([date, days]) => ({
    date,
    value: rounded(totalOf(days) / days.length),
    loggedDays: days.length,
  }));
}

function firstOf(date: string, by: 'week' | 'month'): string {
  if (by === 'month') return `${date.slice(0, 7)}-01`;
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}
