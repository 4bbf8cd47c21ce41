import { type BuiltInReading, builtInReadings, isContext } from '../../../../contract/entries/readings.ts';
import * as texts from '../../../../texts/answers.ts';
import { contextNames, readingNames } from '../../../../texts/entries/readings.ts';
import { addDays } from '../../../lib/dates.ts';
import { amountOf } from '../../readings/policy.ts';
import { hasReadingSince, listReadings, type ReadingRow } from '../data.ts';
import type { Ask } from '../reading.ts';
import type { Reader } from './answer.ts';
import { dayText, rangeText } from './ranges.ts';

const shown = 7;
const recentDays = 60;

/** Whether the person has measured it lately: who does means the reading by its name. */
export const isMeasured = (reading: BuiltInReading, { db, owner, today }: Reader): Promise<boolean> =>
  hasReadingSince(db, owner, reading, addDays(today, -recentDays));

/** What was measured in a range: the mean, the highest or lowest one, the last one, or each. */
export async function describeReadings(
  reading: BuiltInReading,
  { form, range }: Pick<Ask, 'form' | 'range'>,
  reader: Reader,
): Promise<string> {
  const { db, owner, locale, today } = reader;
  const rows = await listReadings(db, owner, reading, range);
  const name = readingNames[reading](locale);
  const called = rangeText(locale, range, today);
  const [latest] = rows;
  if (!latest) return texts.noReadings(locale, name, called);
  const told = (row: Measured) => amountOf({ ...row, readingKind: reading }, reader);
  const line = (row: ReadingRow) => `${dayText(locale, row.localDate, today)}: ${told(row)}${contextOf(row, locale)}`;
  if (form === 'last') return `${name}, ${line(latest)}`;
  if (form === 'average') return texts.averageReadings(locale, name, called, told(meanOf(rows, reading)), rows.length);
  if (form === 'most' || form === 'least') {
    const sign = form === 'most' ? 1 : -1;
    const [extreme] = rows.toSorted((one, other) => sign * (sizeOf(other) - sizeOf(one)));
    return `${(form === 'most' ? texts.most : texts.least)(locale)}: ${name}, ${line(extreme ?? latest)}`;
  }
  const mean =
    rows.length > 1 ? [texts.averageReadings(locale, name, called, told(meanOf(rows, reading)), rows.length)] : [];
  return [`${name} ${called}`, ...rows.slice(0, shown).map((row) => `• ${line(row)}`), ...mean].join('\n');
}

type Measured = Pick<ReadingRow, 'value' | 'systolic' | 'diastolic' | 'unit'>;

const sizeOf = ({ value, systolic }: Measured): number => value ?? systolic ?? 0;

function meanOf(rows: ReadingRow[], reading: BuiltInReading): Measured {
  const mean = (of: (row: ReadingRow) => number | null) =>
    rows.reduce((sum, row) => sum + (of(row) ?? 0), 0) / rows.length;
  const isPressure = reading === 'bloodPressure';
  return {
    value: isPressure ? null : mean(({ value }) => value),
    systolic: isPressure ? mean(({ systolic }) => systolic) : null,
    diastolic: isPressure ? mean(({ diastolic }) => diastolic) : null,
    unit: rows[0]?.unit ?? builtInReadings[reading].units[0],
  };
}

const contextOf = ({ context }: ReadingRow, locale: Reader['locale']): string =>
  isContext(context) ? `, ${contextNames[context](locale)}` : '';
