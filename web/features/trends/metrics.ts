import type { TrendMetric } from '../../../contract/trends.ts';
import { grams, kcal, minutes, stepsTold } from '../../../texts/units.ts';
import { duration } from '../../lib/format.ts';
import { readPageLocale } from '../../lib/pageLocale.ts';
import { dayVolumeText, type Scale, volumeScale, weightScale, weightText } from '../../lib/units.ts';

interface MetricView {
  /** A figure of it as it is read: "1,240 kcal". */
  text: (value: number) => string;
  color: string;
  /** From the stored figure to the one on the chart's axis, where the person chooses the unit. */
  scale?: () => Scale;
  /** Of a target: what one wants to reach, to stay below, or to come to. */
  aim: 'reach' | 'below' | 'come';
}

const energy = (value: number) => kcal(readPageLocale(), value);
const mass = (value: number) => grams(readPageLocale(), value);

export const metricViews: Record<TrendMetric, MetricView> = {
  calories: { text: energy, color: 'var(--food)', aim: 'below' },
  proteinG: { text: mass, color: 'var(--protein)', aim: 'reach' },
  carbsG: { text: mass, color: 'var(--carbs)', aim: 'below' },
  netCarbsG: { text: mass, color: 'var(--carbs)', aim: 'below' },
  fatG: { text: mass, color: 'var(--fat)', aim: 'below' },
  fiberG: { text: mass, color: 'var(--fiber)', aim: 'reach' },
  waterMl: { text: dayVolumeText, scale: volumeScale, color: 'var(--water)', aim: 'reach' },
  sleepHr: { text: duration, color: 'var(--sleep)', aim: 'reach' },
  activeMin: { text: (value) => minutes(readPageLocale(), Math.round(value)), color: 'var(--activity)', aim: 'reach' },
  burnedKcal: { text: energy, color: 'var(--activity)', aim: 'reach' },
  steps: { text: (value) => stepsTold(readPageLocale(), value), color: 'var(--activity)', aim: 'reach' },
  weightKg: {
    text: (kg) => weightText(kg),
    scale: () => weightScale(2),
    color: 'var(--weight)',
    aim: 'come',
  },
};
