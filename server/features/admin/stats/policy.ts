import type { Period } from '../../../../contract/admin/adminStats.ts';
import { addDays, instantAt, localDateOf } from '../../../lib/dates.ts';

/**
 * The period before, for as long as the current one has lasted: yesterday until this time of day, last month until this
 * day. Where the former is the shorter one, all of it.
 */
export function formerSpan(period: Period, now: Date, timeZone: string): { from: Date; to: Date } {
  const start = periodStart(period, now, timeZone);
  const from = periodStart(period, new Date(start.getTime() - 1), timeZone);
  const lasted = now.getTime() - start.getTime();
  return { from, to: new Date(Math.min(from.getTime() + lasted, start.getTime() - 1)) };
}

/** When the current day, week (from Monday), month or quarter of the year began in a time zone. */
export function periodStart(period: Period, now: Date, timeZone: string): Date {
  return instantAt(firstDateOf(period, localDateOf(now, timeZone)), 0, timeZone);
}

function firstDateOf(period: Period, date: string): string {
  const [year = '', month = '01'] = date.split('-');
  switch (period) {
    case 'today':
      return date;
    case 'week': {
      const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
      return addDays(date, 1 - weekday);
    }
    case 'month':
      return `${year}-${month}-01`;
    case 'quarter':
      return `${year}-${String(Number(month) - ((Number(month) - 1) % 3)).padStart(2, '0')}-01`;
  }
}
