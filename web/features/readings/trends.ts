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
import type { PageText } from '../../../texts/locale.ts';
import { limits, range, readingTitle } from '../../../texts/portal/entries/readings.ts';
import { figure, shortDate } from '../../lib/format.ts';
import { readPageLocale } from '../../lib/pageLocale.ts';
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
const raisedFrom: Partial<Record<BuiltInReading, (Omit<Limit, 'label'> & { name: PageText })[]>> = {
  bloodPressure: [
    { at: 120, name: limits.aha, side: 'right' },
    { at: 130, name: limits.india, side: 'left' },
    { at: 80, name: limits.aha, side: 'right' },
    { at: 85, name: limits.india, side: 'left' },
  ],
  glucose: [{ at: 126, name: limits.fasting, side: 'right' }],
  hba1c: [
    { at: 5.7, name: limits.prediabetes, side: 'left' },
    { at: 6.5, name: limits.diabetes, side: 'right' },
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
    const usual = known && usualRanges[known];
    return {
      key,
      name: readingTitle(readPageLocale(), key, ofKind[0]?.name ?? ''),
      unit,
      entries: ofKind,
      points: ofKind.map((entry) => toPoint(entry, shown)),
      limits: ((known && raisedFrom[known]) ?? []).map(({ at, name, side }) => ({
        ...{ at: shown(at), label: `${name(readPageLocale())} ${figure(shown(at), 1)}`, side },
      })),
      band: usual && bandOf(shown(usual.low), shown(usual.high), unit),
    };
  });
}

const bandOf = (low: number, high: number, unit: string): UsualBand => ({
  ...{ low, high, label: `${range(readPageLocale(), figure(low, 1), figure(high, 1))} ${unit}` },
});

function toPoint({ localDate, values, unit }: ReadingEntry, shown: (value: number) => number): TrendPoint {
  const label = shortDate(localDate);
  const { value, systolic, diastolic } = values;
  return value === undefined ? { label, systolic, diastolic } : { label, value: shown(inStoredUnit(value, unit)) };
}
