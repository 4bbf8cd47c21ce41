import { type CounterKey, type Counters, counterTitles, type RangeName } from '../../../contract/dashboard.ts';
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

/** The eight metrics of a range; a missing value shows 0. */
export function metricsOf({ counters }: Counters, range: RangeName): Metric[] {
  return (Object.keys(counterTitles) as CounterKey[]).map((key) => {
    const found = counters.find((counter) => counter.key === key);
    const value = found?.values[range] ?? 0;
    return { key, title: found?.title ?? counterTitles[key], value: textOf(key, value), unit: units[key] };
  });
}

function textOf(key: CounterKey, value: number): string {
  if (key === 'weight_change') return signed(value, 2);
  return figure(value, key === 'distance_covered' ? 2 : 0);
}
