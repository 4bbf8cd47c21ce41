import type { planNames } from '../../../contract/accounts/accounts.ts';
import type { DayTotals } from '../../db/dailyTotals.ts';
import { averageOfDays } from '../../lib/averages.ts';
import { addDays } from '../../lib/dates.ts';
import type { Period } from '../cycle/policy.ts';
import type { MoodSummary } from '../moods/data.ts';

/** Whether a plan has monthly reports. */
export const hasReports = (plan: (typeof planNames)[number]): boolean => plan !== 'free';

/** Reports are drawn anew each time they are asked for. */
export const reportLimit = { perPerson: 30, windowSeconds: 600 };

export const monthBefore = (month: string): string => addDays(`${month}-01`, -1).slice(0, 7);

export interface MonthWeights {
  points: { date: string; weightKg: number }[];
  firstKg: number | null;
  latestKg: number | null;
  changeKg: number;
}

/** The mean of the readings of a kind, of glucose those of one moment. */
export interface MeanReading {
  readingKind: string;
  name: string;
  context: string | null;
  /** The unit that was told last. */
  unit: string;
  value: number | null;
  systolic: number | null;
  diastolic: number | null;
  times: number;
}

/** What else was kept in a span, each with how often. */
export interface Kept {
  readings: MeanReading[];
  medicines: { taken: number; times: number };
  workouts: { sets: number; times: number };
  /** Those that have ended, with their mean length. */
  fasts: { hours: number; times: number };
}

/** What was logged in a month: a row for each date with an entry other than a weight, and the weights. */
export interface MonthEntries {
  days: (DayTotals & { localDate: string })[];
  weights: MonthWeights;
  moods: MoodSummary;
  periods: Period[];
  kept: Kept;
}

const averaged = [
  'energyKcal',
  'proteinG',
  'carbohydrateG',
  'netCarbsG',
  'fatG',
  'fiberG',
  'waterMl',
  'burnedKcal',
  'activeMin',
  'distanceKm',
  'steps',
  'sleepHr',
] as const;

export type Averages = Record<(typeof averaged)[number] | 'loggedDays', number>;

/** Of each figure over its days; 0 without any. `loggedDays` counts today too. */
export function averagesOf(days: (DayTotals & { localDate: string })[], today: string): Averages | undefined {
  if (days.length === 0) return undefined;
  const averages = averaged.map((figure) => {
    const points = days.map((day) => ({ date: day.localDate, value: day[figure] }));
    return [figure, averageOfDays(points, today) ?? 0] as const;
  });
  return { ...(Object.fromEntries(averages) as Record<(typeof averaged)[number], number>), loggedDays: days.length };
}

export const sumOf = (days: DayTotals[], figure: keyof DayTotals): number =>
  days.reduce((sum, day) => sum + day[figure], 0);
