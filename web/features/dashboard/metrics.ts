import type { CounterKey, Counters, RangeName } from '../../../contract/dashboard.ts';
import { figure, signed } from '../../lib/format.ts';

export const rangeLabels: Record<RangeName, string> = {
  day: 'Day',
  '3days': '3 days',
  week: 'Week',
  month: 'Month',
  '3month': '3 months',
  year: 'Year',
};

/** The days that the weight chart shows for a range. */
export const weightDays: Record<RangeName, number> = {
  day: 30,
  '3days': 3,
  week: 7,
  month: 30,
  '3month': 90,
  year: 365,
};

const units: Record<CounterKey, string> = {
  calories_consumed: 'kcal',
  protein_intake: 'g',
  water_consumed: 'ml',
  calories_burned: 'kcal',
  active_minutes: 'min',
  distance_covered: 'km',
  weight_change: 'kg',
  goal_days_met: 'days',
};

interface Metric {
  key: CounterKey;
  title: string;
  value: string;
  unit: string;
}

/** The range that can be shown: the chosen one, else the day, else the first longer one that the server knows. */
export function shownRange(filters: RangeName[], chosen: RangeName): RangeName {
  const order: RangeName[] = [chosen, 'day', 'week', 'month', '3month', 'year'];
  return order.find((range) => filters.includes(range)) ?? chosen;
}

/** The metrics of a range in the server's order; one that it leaves out isn't shown, a missing value shows 0. */
export const metricsOf = ({ counters }: Counters, range: RangeName): Metric[] =>
  counters.map(({ key, title, values }) => ({ key, title, value: textOf(key, values[range] ?? 0), unit: units[key] }));

function textOf(key: CounterKey, value: number): string {
  if (key === 'weight_change') return signed(value, 2);
  return figure(value, key === 'distance_covered' ? 2 : 0);
}
