import type { CounterKey, Counters, RangeName } from '../../../contract/dashboard.ts';
import { counterUnits } from '../../../texts/portal/dashboard.ts';
import { figure, signed } from '../../lib/format.ts';
import { readPageLocale } from '../../lib/pageLocale.ts';
import { volumeScale, weightScale } from '../../lib/units.ts';

/** The days that the weight chart shows for a range. */
export const weightDays: Record<RangeName, number> = {
  day: 30,
  '3days': 3,
  week: 7,
  month: 30,
  '3month': 90,
  year: 365,
};

const units: Record<Exclude<CounterKey, 'weight_change' | 'water_consumed'>, keyof typeof counterUnits> = {
  calories_consumed: 'kcal',
  protein_intake: 'g',
  calories_burned: 'kcal',
  active_minutes: 'min',
  distance_covered: 'km',
  goal_days_met: 'days',
};

interface Metric {
  key: CounterKey;
  /** "–", without a unit, where nothing is known. */
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
  counters.map(({ key, values }) => {
    const value = values[range];
    return { key, ...(value === null ? { value: '–', unit: '' } : shownAs(key, value ?? 0)) };
  });

function shownAs(key: CounterKey, value: number): { value: string; unit: string } {
  if (key === 'weight_change') return { value: signed(weightScale(2).shown(value), 2), unit: weightScale().unit };
  if (key === 'water_consumed') return { value: figure(volumeScale().shown(value)), unit: volumeScale().unit };
  return { value: figure(value, key === 'distance_covered' ? 2 : 0), unit: counterUnits[units[key]](readPageLocale()) };
}
