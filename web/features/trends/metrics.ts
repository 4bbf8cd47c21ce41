import type { TrendMetric } from '../../../contract/trends.ts';
import { duration, figure, litres } from '../../lib/format.ts';

interface MetricView {
  title: string;
  /** A figure of it as it is read: "1,240 kcal". */
  text: (value: number) => string;
  color: string;
  /** Of a target: what one wants to reach, to stay below, or to come to. */
  aim: 'reach' | 'below' | 'come';
}

const inUnit =
  (unit: string, digits = 0) =>
  (value: number) =>
    `${figure(value, digits)} ${unit}`;

export const metricViews: Record<TrendMetric, MetricView> = {
  calories: { title: 'Energy', text: inUnit('kcal'), color: 'var(--brand-fill)', aim: 'below' },
  proteinG: { title: 'Protein', text: inUnit('g'), color: 'var(--protein)', aim: 'reach' },
  carbsG: { title: 'Carbs', text: inUnit('g'), color: 'var(--carbs)', aim: 'below' },
  fatG: { title: 'Fat', text: inUnit('g'), color: 'var(--fat)', aim: 'below' },
  fiberG: { title: 'Fibre', text: inUnit('g'), color: 'var(--brand-fill)', aim: 'reach' },
  waterMl: { title: 'Water', text: litres, color: 'var(--water)', aim: 'reach' },
  sleepHr: { title: 'Sleep', text: duration, color: 'var(--sleep)', aim: 'reach' },
  activeMin: { title: 'Active', text: inUnit('min'), color: 'var(--activity)', aim: 'reach' },
  burnedKcal: { title: 'Burned', text: inUnit('kcal'), color: 'var(--activity)', aim: 'reach' },
  steps: { title: 'Steps', text: inUnit('steps'), color: 'var(--activity)', aim: 'reach' },
  weightKg: { title: 'Weight', text: inUnit('kg', 1), color: 'var(--weight)', aim: 'come' },
};
