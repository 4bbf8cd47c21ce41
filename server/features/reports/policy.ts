import type { planNames } from '../../../contract/accounts/accounts.ts';
import type { DayTotals } from '../../db/dailyTotals.ts';
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
] as const;

export type Averages = Record<(typeof averaged)[number] | 'sleepHr' | 'loggedDays', number>;

/** Sums shared out over the days with an entry, as the monthly notification does; sleep over the nights logged. */
export function averagesOf(days: DayTotals[]): Averages | undefined {
  if (days.length === 0) return undefined;
  const nights = days.filter(({ sleepHr }) => sleepHr > 0).length;
  const shares = averaged.map((figure) => [figure, sumOf(days, figure) / days.length] as const);
  return {
    ...(Object.fromEntries(shares) as Record<(typeof averaged)[number], number>),
    sleepHr: nights > 0 ? sumOf(days, 'sleepHr') / nights : 0,
    loggedDays: days.length,
  };
}

export const sumOf = (days: DayTotals[], figure: keyof DayTotals): number =>
  days.reduce((sum, day) => sum + day[figure], 0);
