import { normaliseUnit } from '../../server/features/healthReports/lines/units.ts';
import type { ReadReport } from '../../server/features/healthReports/reading.ts';
import type { Expected, LabReport } from './report.ts';

export interface Misread {
  right: string[];
  missing: string[];
  wrong: string[];
  /** Results that the report doesn't print. */
  invented: string[];
}

/** Where the limits are that a report prints by sex. */
const bySex: Record<string, Record<'male' | 'female', [number, number]>> = {
  'M: 0.70-1.30 F: 0.50-1.10': { male: [0.7, 1.3], female: [0.5, 1.1] },
  'Male: 3.4 - 7.0 Female: 2.4 - 6.0': { male: [3.4, 7], female: [2.4, 6] },
};

/** Compares what was read of a report with what it prints: value, unit, range and flag. */
export function misreadOf({ expected, patient }: LabReport, read: ReadReport): Misread {
  const misread: Misread = { right: [], missing: [], wrong: [], invented: [] };
  for (const row of expected) {
    const found = read.results.find(({ analyte }) => analyte === row.analyte);
    const [low = row.low, high = row.high] = bySex[row.range]?.[patient.sex] ?? [];
    if (!found) misread.missing.push(row.analyte);
    else if (
      found.value === row.value &&
      isUnit(found.unit, row.unit) &&
      isFlagged(found.flag, { ...row, low, high })
    ) {
      misread.right.push(row.analyte);
    } else misread.wrong.push(`${row.analyte} ${JSON.stringify(found)} for ${JSON.stringify(row)}`);
  }
  const printed = new Set(expected.map(({ analyte }) => analyte));
  misread.invented = read.results
    .filter(({ analyte }) => !printed.has(analyte))
    .map((result) => JSON.stringify(result));
  if (read.date !== patient.date) misread.wrong.push(`date ${read.date} for ${patient.date}`);
  return misread;
}

/** A picture's superscripts and small letters may be others, as long as it is the same unit. */
const isUnit = (found: string, printed: string) => found === printed || normaliseUnit(found) === normaliseUnit(printed);

function isFlagged(flag: string, { value, low, high }: Expected): boolean {
  if (typeof value === 'string') return (flag === 'normal') === /^(?:nil|negative)$/i.test(value);
  if (low !== undefined && value < low) return /low$/i.test(flag);
  if (high !== undefined && value > high) return /high$/i.test(flag);
  // At "< 200" itself, laboratories differ.
  return flag === 'normal' || value === high || value === low || flag.startsWith('critical');
}
