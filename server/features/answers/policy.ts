import type { Goals } from '../../../contract/accounts/profile.ts';
import { kgPerPound, type Listener, mlPerOunce, toldUnits } from '../../../texts/units.ts';
import type { DayTotals } from '../../db/dailyTotals.ts';
import { averageOfDays, type DayFigure as Point } from '../../lib/averages.ts';
import { addDays, daysBetween } from '../../lib/dates.ts';

type DayFigure = Exclude<keyof DayTotals, `${string}Entries` | 'mainMeals'>;
export type MetricId = DayFigure | 'weightKg';

export interface Metric {
  unit: keyof typeof toldUnits;
  digits: number;
  /** What the stored figure is divided by to be shown in that unit. */
  per: number;
  /** The target it is held against, in the shown unit. */
  goal?: keyof Goals;
  /** Whether the target is the most one wants, or the least. */
  aim?: 'most' | 'least';
  /** Comes from what was eaten, so that foods and meals can be asked for. */
  ofFood?: true;
}

/** What can be asked about; the figures are those of daily_totals, the weight is the day's last. */
export const metrics: Record<MetricId, Metric> = {
  energyKcal: { unit: 'kcal', digits: 0, per: 1, goal: 'caloriesConsumePerDay', aim: 'most', ofFood: true },
  proteinG: { unit: 'g', digits: 0, per: 1, goal: 'proteinG', aim: 'least', ofFood: true },
  carbohydrateG: { unit: 'g', digits: 0, per: 1, goal: 'carbsG', aim: 'most', ofFood: true },
  netCarbsG: { unit: 'g', digits: 0, per: 1, goal: 'netCarbsG', aim: 'most', ofFood: true },
  fatG: { unit: 'g', digits: 0, per: 1, goal: 'fatG', aim: 'most', ofFood: true },
  fiberG: { unit: 'g', digits: 0, per: 1, goal: 'fiberG', aim: 'least', ofFood: true },
  sugarG: { unit: 'g', digits: 0, per: 1, ofFood: true },
  sodiumMg: { unit: 'mg', digits: 0, per: 1, goal: 'sodiumMg', aim: 'most', ofFood: true },
  cholesterolMg: { unit: 'mg', digits: 0, per: 1, ofFood: true },
  waterMl: { unit: 'L', digits: 2, per: 1_000, goal: 'waterLitersPerDay', aim: 'least' },
  burnedKcal: { unit: 'kcal', digits: 0, per: 1, goal: 'calorieBurnPerDay', aim: 'least' },
  activeMin: { unit: 'min', digits: 0, per: 1 },
  distanceKm: { unit: 'km', digits: 1, per: 1 },
  steps: { unit: 'steps', digits: 0, per: 1, goal: 'stepsPerDay', aim: 'least' },
  sleepHr: { unit: 'h', digits: 1, per: 1, goal: 'sleepHrsTarget', aim: 'least' },
  weightKg: { unit: 'kg', digits: 1, per: 1 },
};

/** How a figure is shown to a person: in their own unit of weight or volume. */
export function shownIn(listener: Listener, metric: MetricId): { unit: string; digits: number; per: number } {
  const { unit, digits, per } = unitOf(listener, metric);
  return { unit: toldUnits[unit](listener.locale), digits, per };
}

function unitOf({ weightUnit, volumeUnit }: Listener, metric: MetricId): Pick<Metric, 'unit' | 'digits' | 'per'> {
  if (metric === 'weightKg' && weightUnit === 'lb') return { unit: 'lb', digits: 1, per: kgPerPound };
  if (metric === 'waterMl' && volumeUnit === 'oz') return { unit: 'oz', digits: 0, per: mlPerOunce };
  return metrics[metric];
}

export const totalOf = (points: Point[]): number => points.reduce((sum, { value }) => sum + value, 0);

/** What a range comes to a day: of one day its figure, of more their average; undefined without any. */
export const perDayOf = (points: Point[], { from, to }: { from: string; to: string }, today: string) =>
  from === to ? points[0]?.value : averageOfDays(points, today);

/** The day with the most or the least; of equals the first. */
export function extremeOf(points: Point[], which: 'most' | 'least'): Point | undefined {
  const sign = which === 'most' ? 1 : -1;
  return points.reduce<Point | undefined>(
    (best, point) => (best === undefined || sign * point.value > sign * best.value ? point : best),
    undefined,
  );
}

interface Streak {
  from: string;
  to: string;
  days: number;
}

/** The runs of days in a row among dates that come oldest first. */
export function streaksOf(dates: string[]): Streak[] {
  const streaks: Streak[] = [];
  for (const date of dates) {
    const last = streaks.at(-1);
    if (last && addDays(last.to, 1) === date)
      streaks.splice(-1, 1, { ...last, to: date, days: daysBetween(last.from, date) + 1 });
    else streaks.push({ from: date, to: date, days: 1 });
  }
  return streaks;
}
