import {
  type BuiltInReading,
  builtInReadings,
  inStoredUnit,
  isBuiltIn,
  type ReadingEntry,
} from '../../../contract/entries/readings.ts';
import { shortDate } from '../../lib/format.ts';

interface TrendPoint {
  label: string;
  value?: number;
  systolic?: number;
  diastolic?: number;
}

/** Where a guideline sets a limit. */
interface Limit {
  at: number;
  label: string;
  /** Where its label stands, so that near ones don't lie on each other. */
  side: 'left' | 'right';
}

interface UsualBand {
  low: number;
  high: number;
  /** "70 to 140 mg/dl" */
  label: string;
}

/** The readings of one kind, oldest first, in the kind's own unit. */
export interface Trend {
  key: string;
  name: string;
  unit: string;
  entries: ReadingEntry[];
  points: TrendPoint[];
  band: UsualBand | undefined;
  limits: Limit[];
}

/** What guidelines call usual, as in the bands that the server places readings in; of a blood pressure the upper one. */
const usual: Partial<Record<BuiltInReading, [low: number, high: number]>> = {
  bloodPressure: [90, 120],
  glucose: [70, 140],
  heartRate: [60, 100],
  spo2: [95, 100],
  temperature: [35, 37.5],
};

/** From where guidelines call a figure raised: ACC/AHA 2017 and the Indian IGH-IV 2019 of both pressures, ADA 2025. */
const raisedFrom: Partial<Record<BuiltInReading, Limit[]>> = {
  bloodPressure: [
    { at: 120, label: 'AHA 120', side: 'right' },
    { at: 130, label: 'India 130', side: 'left' },
    { at: 80, label: 'AHA 80', side: 'right' },
    { at: 85, label: 'India 85', side: 'left' },
  ],
  glucose: [{ at: 126, label: 'Fasting 126', side: 'right' }],
  hba1c: [
    { at: 5.7, label: 'Prediabetes 5.7', side: 'left' },
    { at: 6.5, label: 'Diabetes 6.5', side: 'right' },
  ],
};

/** A trend for each kind that was measured, the most measured first. */
export function trendsOf(entries: ReadingEntry[]): Trend[] {
  const byKind = [...Map.groupBy(entries, ({ kind }) => kind)].sort(([, a], [, b]) => b.length - a.length);
  return byKind.map(([key, ofKind]) => {
    const known = isBuiltIn(key) ? key : undefined;
    const unit = known ? builtInReadings[known].units[0] : (ofKind[0]?.unit ?? '');
    const range = known && usual[known];
    return {
      key,
      name: ofKind[0]?.name ?? '',
      unit,
      entries: ofKind,
      points: ofKind.map(toPoint),
      limits: (known && raisedFrom[known]) ?? [],
      band: range && { low: range[0], high: range[1], label: `${range[0]} to ${range[1]} ${unit}` },
    };
  });
}

function toPoint({ localDate, values, unit }: ReadingEntry): TrendPoint {
  const label = shortDate(localDate);
  const { value, systolic, diastolic } = values;
  return value === undefined ? { label, systolic, diastolic } : { label, value: inStoredUnit(value, unit) };
}
