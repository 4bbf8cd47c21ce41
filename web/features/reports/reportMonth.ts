import type { ReportList } from '../../../contract/reports.ts';

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

/** "27 days logged, weight on 11 days" */
export function contentsOf({ loggedDays, weighedDays }: ReportList['months'][number]): string {
  const weight = `eight on ${days(weighedDays)}`;
  if (loggedDays === 0) return `W${weight}`;
  return weighedDays === 0 ? `${days(loggedDays)} logged` : `${days(loggedDays)} logged, w${weight}`;
}
