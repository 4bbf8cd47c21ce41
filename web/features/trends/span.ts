import type { TrendStep } from '../../../contract/trends.ts';
import { allTime, lastDays } from '../../../texts/portal/trends.ts';
import { monthName } from '../../lib/format.ts';
import { readPageLocale } from '../../lib/pageLocale.ts';
import { shiftDate } from '../../lib/shiftDate.ts';

export const trendRanges = ['week', 'month', 'quarter', 'year', 'all'] as const;
export type TrendRange = (typeof trendRanges)[number];

export interface TrendSpan {
  /** Undefined is the first day with an entry. */
  from: string | undefined;
  to: string;
  by: TrendStep;
  /** "October 2025", "the last 7 days" */
  title: string;
}

const lengths: Record<Exclude<TrendRange, 'all'>, { days: number; by: TrendStep }> = {
  week: { days: 7, by: 'day' },
  month: { days: 30, by: 'day' },
  quarter: { days: 91, by: 'week' },
  year: { days: 365, by: 'month' },
};

/** The span that ends today. */
export function spanOf(range: TrendRange, today: string): TrendSpan {
  if (range === 'all') return { from: undefined, to: today, by: 'month', title: allTime(readPageLocale()) };
  const { days, by } = lengths[range];
  return { from: shiftDate(today, 1 - days), to: today, by, title: lastDays(readPageLocale(), days) };
}

/** A calendar month, yyyy-mm, by day. */
export function spanOfMonth(month: string): TrendSpan {
  const first = `${month}-01`;
  const inNext = shiftDate(first, 31).slice(0, 7);
  return { from: first, to: shiftDate(`${inNext}-01`, -1), by: 'day', title: monthName(month) };
}
