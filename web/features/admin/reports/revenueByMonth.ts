import type { getRevenueReport } from '../../../../contract/admin/adminReports.ts';
import type { AnswerOf } from '../../../../contract/http.ts';
import { capitalised } from '../../../lib/format.ts';

export type RevenueRow = AnswerOf<typeof getRevenueReport>['rows'][number];

/** "Mar 2026" */
export const monthName = (month: string) =>
  new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** "Pro"; orders go with the accounts that bought, and what was paid for them stays. */
export const planLabel = (plan: RevenueRow['plan']) => (plan === 'other' ? 'Order deleted' : capitalised(plan));

/** Whether anything was paid or went back in rupees, which the chart draws. */
export const hasRupees = (rows: RevenueRow[]) => rows.some(({ payments, refunds }) => payments > 0 || refunds > 0);

/** Rupees of each plan, month by month from the first to the last, those without any included. */
export function revenueByMonth(rows: RevenueRow[]): { month: string; [plan: string]: string | number }[] {
  const months = rows.map(({ month }) => month).sort();
  const plans = [...new Set(rows.map(({ plan }) => plan))];
  return monthsBetween(months[0], months.at(-1)).map((month) => ({
    month: monthName(month),
    ...Object.fromEntries(
      plans.map((plan) => [plan, (rows.find((row) => row.month === month && row.plan === plan)?.revenue ?? 0) / 100]),
    ),
  }));
}

/** Stars of all rows together: what was paid, went back and stayed; undefined where none were. */
export function starsOf(rows: RevenueRow[]): RevenueRow['stars'] | undefined {
  const sum = (part: keyof RevenueRow['stars']) => rows.reduce((total, { stars }) => total + stars[part], 0);
  const stars = { payments: sum('payments'), refunds: sum('refunds'), revenue: sum('revenue') };
  return stars.payments > 0 || stars.refunds > 0 ? stars : undefined;
}

function monthsBetween(first: string | undefined, last: string | undefined): string[] {
  const months: string[] = [];
  for (let month = first; month && last && month <= last; month = monthAfter(month)) months.push(month);
  return months;
}

function monthAfter(month: string): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + 1);
  return date.toISOString().slice(0, 7);
}
