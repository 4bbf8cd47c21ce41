import {
  type BuiltInReading,
  builtInReadings,
  inToldUnit,
  shownUnit,
  usualRanges,
} from '../../../../contract/entries/readings.ts';
import * as texts from '../../../../texts/answers.ts';
import { shortDate } from '../../../../texts/dates.ts';
import { readingNames } from '../../../../texts/entries/readings.ts';
import type { Chart } from '../../../lib/charts/drawChart.ts';
import { listReadings, type ReadingRow } from '../data.ts';
import type { Ask } from '../reading.ts';
import type { Reader } from './answer.ts';
import { rangeText } from './ranges.ts';

const leastDays = 3;

/** The course of a reading over a range of days, each day by its mean, with what is usual; undefined of too few days. */
export async function readingChartOf(
  reading: BuiltInReading,
  { range }: Ask,
  person: Reader,
): Promise<Chart | undefined> {
  const { db, owner, locale, today } = person;
  const byDay = Map.groupBy(await listReadings(db, owner, reading, range), ({ localDate }) => localDate);
  const days = [...byDay].toReversed();
  const [first, last] = [days[0]?.[0], days.at(-1)?.[0]];
  if (first === undefined || last === undefined || days.length < leastDays) return undefined;
  const unit = shownUnit(reading, builtInReadings[reading].units[0], person);
  const shown = (value: number) => inToldUnit(value, unit);
  const meansOf = (of: (row: ReadingRow) => number | null) =>
    days.map(([date, rows]) => ({
      date,
      value: shown(rows.reduce((sum, row) => sum + (of(row) ?? 0), 0) / rows.length),
    }));
  const isPressure = reading === 'bloodPressure';
  const usual = usualRanges[reading];
  return {
    title: texts.chartTitle(locale, readingNames[reading](locale), rangeText(locale, range, today), unit),
    kind: 'points',
    points: meansOf(({ value, systolic }) => (isPressure ? systolic : value)),
    ...(isPressure && { second: meansOf(({ diastolic }) => diastolic) }),
    ...(usual && { band: { low: shown(usual.low), high: shown(usual.high) } }),
    ends: [shortDate(locale, first, today), shortDate(locale, last, today)],
  };
}
