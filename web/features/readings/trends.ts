import {
  type BuiltInReading,
  builtInReadings,
  inStoredUnit,
  inToldUnit,
  isBuiltIn,
  type ReadingEntry,
  shownUnit,
  usualRanges,
} from '../../../contract/entries/readings.ts';
import { figure, shortDate } from '../../lib/format.ts';
import { readUnits } from '../../lib/units.ts';

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

/** The readings of one kind, oldest first, in the unit that they are told in. */
export interface Trend {
  key: string;
  name: string;
  unit: string;
  entries: ReadingEntry[];
  points: TrendPoint[];
  band: UsualBand | undefined;
  limits: Limit[];
}

/** From where guidelines call a figure raised: ACC/AHA 2017 and the Indian IGH-IV 2019 of both pressures, ADA 2025. */
const raisedFrom: Partial<Record<BuiltInReading, Limit[]>> = {
  bloodPressure: [
    { at: 120, label: 'AHA', side: 'right' },
    { at: 130, label: 'India', side: 'left' },
    { at: 80, label: 'AHA', side: 'right' },
    { at: 85, label: 'India', side: 'left' },
  ],
  glucose: [{ at: 126, label: 'Fasting', side: 'right' }],
  hba1c: [
    { at: 5.7, label: 'Prediabetes', side: 'left' },
    { at: 6.5, label: 'Diabetes', side: 'right' },
  ],
};

/** A trend for each kind that was measured, the most measured first. */
export function trendsOf(entries: ReadingEntry[]): Trend[] {
  const byKind = [...Map.groupBy(entries, ({ kind }) => kind)].sort(([, a], [, b]) => b.length - a.length);
  return byKind.map(([key, ofKind]) => {
    const known = isBuiltIn(key) ? key : undefined;
    const stored = known ? builtInReadings[known].units[0] : (ofKind[0]?.unit ?? '');
    const unit = shownUnit(key, stored, readUnits());
    const shown = (value: number) => Math.round(inToldUnit(value, unit) * 10) / 10;
    const range = known && usualRanges[known];
    return {
      key,
      name: ofKind[0]?.name ?? '',
      unit,
      entries: ofKind,
      points: ofKind.map((entry) => toPoint(entry, shown)),
      limits: ((known && raisedFrom[known]) ?? []).map(({ at, label, side }) => ({
        ...{ at: shown(at), label: `${label} ${figure(shown(at), 1)}`, side },
      })),
      band: range && bandOf(shown(range.low), shown(range.high), unit),
    };
  });
}

const bandOf = (low: number, high: number, unit: string): UsualBand => ({
  ...{ low, high, label: `${figure(low, 1)} to ${figure(high, 1)} ${unit}` },
});

function toPoint({ localDate, values, unit }: ReadingEntry, shown: (value: number) => number): TrendPoint {
  const label = shortDate(localDate);
  const { value, systolic, diastolic } = values;
  return value === undefined ? { label, systolic, diastolic } : { label, value: shown(inStoredUnit(value, unit)) };
}
