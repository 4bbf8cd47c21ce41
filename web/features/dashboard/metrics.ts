import type { CounterKey, Counters, RangeName } from '../../../contract/dashboard.ts';
import { figure, signed } from '../../lib/format.ts';
import { volumeScale, weightScale } from '../../lib/units.ts';

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

const units: Record<Exclude<CounterKey, 'weight_change' | 'water_consumed'>, string> = {
  calories_consumed: 'kcal',
  protein_intake: 'g',
  calories_burned: 'kcal',
  active_minutes: 'min',
  distance_covered: 'km',
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
  counters.map(({ key, title, values }) => ({ key, title, ...shownAs(key, values[range] ?? 0) }));

function shownAs(key: CounterKey, value: number): { value: string; unit: string } {
  if (key === 'weight_change') return { value: signed(weightScale(2).shown(value), 2), unit: weightScale().unit };
  if (key === 'water_consumed') return { value: figure(volumeScale().shown(value)), unit: volumeScale().unit };
  return { value: figure(value, key === 'distance_covered' ? 2 : 0), unit: units[key] };
}
