import type { TrendMetric } from '../../../contract/trends.ts';
import { duration, figure } from '../../lib/format.ts';
import { dayVolumeText, type Scale, volumeScale, weightScale, weightText } from '../../lib/units.ts';

interface MetricView {
  title: string;
  /** A figure of it as it is read: "1,240 kcal". */
  text: (value: number) => string;
  color: string;
  /** From the stored figure to the one on the chart's axis, where the person chooses the unit. */
  scale?: () => Scale;
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
  netCarbsG: { title: 'Net carbs', text: inUnit('g'), color: 'var(--carbs)', aim: 'below' },
  fatG: { title: 'Fat', text: inUnit('g'), color: 'var(--fat)', aim: 'below' },
  fiberG: { title: 'Fibre', text: inUnit('g'), color: 'var(--brand-fill)', aim: 'reach' },
  waterMl: { title: 'Water', text: dayVolumeText, scale: volumeScale, color: 'var(--water)', aim: 'reach' },
  sleepHr: { title: 'Sleep', text: duration, color: 'var(--sleep)', aim: 'reach' },
  activeMin: { title: 'Active', text: inUnit('min'), color: 'var(--activity)', aim: 'reach' },
  burnedKcal: { title: 'Burned', text: inUnit('kcal'), color: 'var(--activity)', aim: 'reach' },
  steps: { title: 'Steps', text: inUnit('steps'), color: 'var(--activity)', aim: 'reach' },
  weightKg: {
    title: 'Weight',
    text: (kg) => weightText(kg),
    scale: () => weightScale(2),
    color: 'var(--weight)',
    aim: 'come',
  },
};
