import type { WeightChart } from '../../../contract/dashboard.ts';
import { shortDate } from '../../lib/format.ts';

/** Weights in kg; null where there is none. */
export interface WeightPoint {
  label: string;
  weight: number | null;
  average: number | null;
}

type Days = WeightChart['data'];

const padding = 0.08;
const mostLabels = 12;

export const dailyPoints = (days: Days): WeightPoint[] =>
  days.map(({ date, weight, moving_avg }) => ({ label: shortDate(date), weight, average: moving_avg }));

/** A point per ISO week: the last weight in it, and the mean of its moving averages. */
export function weeklyPoints(days: Days): WeightPoint[] {
  return [...Map.groupBy(days, ({ date }) => isoWeek(date))].map(([label, ofWeek]) => {
    const averages = ofWeek.flatMap(({ moving_avg }) => (moving_avg === null ? [] : [moving_avg]));
    return {
      label,
      weight: ofWeek.findLast(({ weight }) => weight !== null)?.weight ?? null,
      average: averages.length === 0 ? null : averages.reduce((sum, value) => sum + value, 0) / averages.length,
    };
  });
}

/** "2026-W47": weeks begin on Monday, and a week belongs to the year that holds its Thursday. */
export function isoWeek(localDate: string): string {
  const day = new Date(`${localDate}T00:00:00Z`);
  const weekday = (day.getUTCDay() + 6) % 7;
  day.setUTCDate(day.getUTCDate() - weekday + 3);
  const year = day.getUTCFullYear();
  const daysIntoYear = (day.getTime() - Date.UTC(year, 0, 1)) / 86_400_000;
  return `${year}-W${String(Math.floor(daysIntoYear / 7) + 1).padStart(2, '0')}`;
}

/** From the least to the greatest figure shown, with 8 % of the span on either side. */
export function paddedDomain(points: WeightPoint[], goal: number | null): [number, number] {
  const figures = [...points.flatMap(({ weight, average }) => [weight, average]), goal].filter(
    (value) => value !== null,
  );
  const [least, greatest] = [Math.min(...figures), Math.max(...figures)];
  const margin = (greatest - least || 1) * padding;
  return [least - margin, greatest + margin];
}

/** About twelve labels, evenly spread. */
export function labelsToShow(points: WeightPoint[]): string[] {
  const step = Math.max(1, Math.ceil(points.length / mostLabels));
  return points.filter((_, position) => position % step === 0).map(({ label }) => label);
}

/** Five figures from one end of the axis to the other. */
export const evenTicks = ([least, greatest]: [number, number]): number[] =>
  [0, 1, 2, 3, 4].map((step) => least + ((greatest - least) * step) / 4);
