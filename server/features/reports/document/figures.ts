import type { Goals } from '../../../../contract/profile.ts';
import { figure } from '../../../../texts/numbers.ts';
import type { Averages } from '../policy.ts';

interface Row {
  label: string;
  unit: string;
  digits: number;
  value: (averages: Averages) => number;
  target?: (goals: Goals) => number;
}

const rows: Row[] = [
  {
    ...{ label: 'Energy eaten', unit: 'kcal', digits: 0 },
    value: ({ energyKcal }) => energyKcal,
    target: (goals) => goals.caloriesConsumePerDay,
  },
  { label: 'Protein', unit: 'g', digits: 0, value: ({ proteinG }) => proteinG },
  { label: 'Carbohydrate', unit: 'g', digits: 0, value: ({ carbohydrateG }) => carbohydrateG },
  { label: 'Fat', unit: 'g', digits: 0, value: ({ fatG }) => fatG },
  { label: 'Fibre', unit: 'g', digits: 0, value: ({ fiberG }) => fiberG },
  {
    ...{ label: 'Water', unit: 'litres', digits: 2 },
    value: ({ waterMl }) => waterMl / 1_000,
    target: (goals) => goals.waterLitersPerDay,
  },
  {
    ...{ label: 'Energy burned by activity', unit: 'kcal', digits: 0 },
    value: ({ burnedKcal }) => burnedKcal,
    target: (goals) => goals.calorieBurnPerDay,
  },
  { label: 'Active time', unit: 'min', digits: 0, value: ({ activeMin }) => activeMin },
  { label: 'Distance', unit: 'km', digits: 1, value: ({ distanceKm }) => distanceKm },
  {
    ...{ label: 'Sleep', unit: 'hours', digits: 1 },
    value: ({ sleepHr }) => sleepHr,
    target: (goals) => goals.sleepHrsTarget,
  },
];

const none = '–';

/** "+120", "−0.4", "0" */
export function difference(value: number, digits: number): string {
  const text = figure(Math.abs(value), digits);
  if (text === '0') return '0';
  return `${value > 0 ? '+' : '−'}${text}`;
}

/** The table's rows: what, this month, target, the month before, the difference between both months. */
export function figureRows(averages: Averages, before: Averages | undefined, goals: Goals): string[][] {
  return rows.map(({ label, unit, digits, value, target }) => {
    const now = value(averages);
    const earlier = before && value(before);
    const wanted = target?.(goals) ?? 0;
    return [
      `${label}, ${unit}`,
      figure(now, digits),
      wanted > 0 ? figure(wanted, digits) : none,
      earlier === undefined ? none : figure(earlier, digits),
      earlier === undefined ? none : difference(now - earlier, digits),
    ];
  });
}

/** The month in a sentence or two. */
export function leadOf(averages: Averages | undefined, { caloriesConsumePerDay: target }: Goals): string {
  if (!averages) return 'Only your weight was logged.';
  const { loggedDays, energyKcal } = averages;
  const logged = `${loggedDays} ${loggedDays === 1 ? 'day' : 'days'} logged.`;
  if (energyKcal === 0) return logged;
  const eaten = `On ${loggedDays === 1 ? 'that' : 'such a'} day you ate ${figure(energyKcal)} kcal`;
  const apart = Math.round(energyKcal) - target;
  if (target === 0) return `${logged} ${eaten}.`;
  if (apart === 0) return `${logged} ${eaten}, just your target.`;
  return `${logged} ${eaten}, ${figure(Math.abs(apart))} ${apart > 0 ? 'above' : 'below'} your target.`;
}
