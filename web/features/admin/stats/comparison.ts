import type { AdminComparison, Period } from '../../../../contract/admin/adminStats.ts';
import { figure, rupees, timeOf } from '../../../lib/format.ts';

export type FigureName = Exclude<keyof AdminComparison['weeks'][number], 'week'>;

/** How a figure is written; money is in paise. */
export const written = (name: FigureName, value: number): string =>
  name === 'revenue' ? rupees(value) : figure(value);

function percentOf(difference: number, before: number): string {
  const percent = Math.round((Math.abs(difference) / before) * 100);
  return percent === 0 ? 'under 1 %' : `${figure(percent)} %`;
}

/** "+5 (+12 %)"; no percentage of nothing, nor of a loss. */
export function differenceText(name: FigureName, now: number, before: number | null): string {
  if (before === null) return 'Not kept for so long';
  const difference = now - before;
  if (difference === 0) return 'No change';
  const sign = difference > 0 ? '+' : '−';
  const absolute = `${sign}${written(name, Math.abs(difference))}`;
  if (before === 0) return `${absolute}, from none`;
  return before < 0 ? absolute : `${absolute} (${sign}${percentOf(difference, before)})`;
}

/** What the differences are with: a part of the period before that is as long as this one so far. */
export function comparedWith({ period, to }: Pick<AdminComparison, 'period' | 'to'>): string {
  const former: Record<Period, string> = {
    today: `yesterday until ${timeOf(to)}`,
    week: 'last week until the same weekday and time',
    month: 'last month until the same day',
    quarter: 'last quarter after as many days',
  };
  return `Compared with ${former[period]}. The lines are the last 12 whole weeks.`;
}

/** A course in words: "The last 12 weeks: 3, 4, 6." */
export const courseText = (name: FigureName, weeks: AdminComparison['weeks']): string =>
  `The last ${weeks.length} whole weeks: ${weeks.map((week) => written(name, week[name])).join(', ')}`;
