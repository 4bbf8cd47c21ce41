import type { WeightChart } from '../../../contract/dashboard.ts';
import { weekOf } from '../../lib/format.ts';
import { roundTicks } from '../../lib/ticks.ts';

/** Weights of a day in the person's unit, or of the week that begins on it; null where there is none. */
export interface WeightPoint {
  date: string;
  weight: number | null;
  average: number | null;
}

type Days = WeightChart['data'];

const padding = 0.08;
const finest = 0.5;
const mostLabels = 12;

export const dailyPoints = (days: Days): WeightPoint[] =>
  days.map(({ date, weight, moving_avg }) => ({ date, weight, average: moving_avg }));

/** A point per week: the last weight in it, and the mean of its moving averages. */
export function weeklyPoints(days: Days): WeightPoint[] {
  return [...Map.groupBy(days, ({ date }) => mondayOf(date))].map(([date, ofWeek]) => {
    const averages = ofWeek.flatMap(({ moving_avg }) => (moving_avg === null ? [] : [moving_avg]));
    return {
      date,
      weight: ofWeek.findLast(({ weight }) => weight !== null)?.weight ?? null,
      average: averages.length === 0 ? null : averages.reduce((sum, value) => sum + value, 0) / averages.length,
    };
  });
}

/** The Monday on which the week of a date begins. */
const mondayOf = (date: string): string => weekOf(date)[0] ?? date;

/** Round figures around all weights, with some air; a goal far off doesn't flatten them. */
export function weightTicks(points: WeightPoint[]): number[] {
  const figures = points.flatMap(({ weight, average }) => [weight, average]).filter((value) => value !== null);
  const [least, greatest] = [Math.min(...figures), Math.max(...figures)];
  const margin = (greatest - least) * padding;
  return roundTicks(least - margin, greatest + margin, { finest });
}

/** About twelve dates, evenly spread. */
export function labelsToShow(points: WeightPoint[]): string[] {
  const step = Math.max(1, Math.ceil(points.length / mostLabels));
  return points.filter((_, position) => position % step === 0).map(({ date }) => date);
}
