import type { CareKind } from '../../../contract/care.ts';
import type { LabFlag, LabResult } from '../../../contract/healthReports.ts';
import type { Analyte, NamedRange } from './analytes/analyte.ts';
import { analytesByCode } from './analytes/analytes.ts';
import { sources } from './analytes/sources.ts';
import type { PrintedRange } from './lines/ranges.ts';

export const mostHealthReports = 200;
export const readsPerHour = 30;

/** Whose blood it is, as far as it is known. */
export interface Tested {
  sex: 'male' | 'female' | undefined;
  ageYears: number | undefined;
  isPregnant: boolean;
}

interface Measured {
  /** In the standard unit. */
  standard: number;
  factor: number;
  value: number;
  sign?: '<' | '>';
}

/** Where a value lies: by the range that the laboratory prints, else by a named one; ranges are in the unit of the value. */
export function judge(
  analyte: Analyte,
  measured: Measured,
  printed: PrintedRange | undefined,
  tested: Tested,
): Pick<LabResult, 'low' | 'high' | 'rangeSource' | 'flag'> {
  const named = printed ? undefined : namedRangeOf(analyte, tested);
  const range = printed ?? (named && inUnitOf(named, measured.factor));
  const flag = criticalFlag(analyte, measured) ?? (range ? flagOf(measured, range) : 'unknown');
  if (!range) return { flag };
  return {
    ...(range.low !== undefined && { low: range.low }),
    ...(range.high !== undefined && { high: range.high }),
    rangeSource: named ? sources[named.source] : 'laboratory',
    flag,
  };
}

/** The range that stands in where no laboratory's is known, in the standard unit; where the sex isn't, what is usual of either. */
export function namedRangeOf({ ranges = [] }: Analyte, tested: Tested): NamedRange | undefined {
  const range = ranges.find((one) => isMeantFor(one, tested));
  if (range || tested.sex) return range;
  const [one, other] = (['female', 'male'] as const).map((sex) =>
    ranges.find((it) => isMeantFor(it, { ...tested, sex })),
  );
  if (!one || !other) return undefined;
  return {
    ...(one.low !== undefined && other.low !== undefined && { low: Math.min(one.low, other.low) }),
    ...(one.high !== undefined && other.high !== undefined && { high: Math.max(one.high, other.high) }),
    source: one.source,
  };
}

function isMeantFor({ sex, from, to, isPregnant }: NamedRange, tested: Tested): boolean {
  if (isPregnant) return tested.isPregnant;
  // What is usual of an adult is no measure of a child, and who doesn't tell the age is taken for one.
  const age = tested.ageYears ?? 30;
  return (!sex || sex === tested.sex) && age >= (from ?? 0) && age < (to ?? Number.POSITIVE_INFINITY);
}

const inUnitOf = ({ low, high }: NamedRange, factor: number): PrintedRange => ({
  ...(low !== undefined && { low: round(low / factor) }),
  ...(high !== undefined && { high: round(high / factor) }),
  isStrict: false,
});

const round = (value: number) => Number(value.toPrecision(4));

function criticalFlag({ criticalLow, criticalHigh }: Analyte, { standard, sign }: Measured): LabFlag | undefined {
  if (criticalLow !== undefined && standard <= criticalLow && sign !== '>') return 'criticalLow';
  return criticalHigh !== undefined && standard >= criticalHigh && sign !== '<' ? 'criticalHigh' : undefined;
}

function flagOf({ value, sign }: Measured, range: PrintedRange): LabFlag {
  const { low = Number.NEGATIVE_INFINITY, high = Number.POSITIVE_INFINITY, isStrict } = range;
  const isLow = isStrict ? value <= low : value < low;
  const isHigh = isStrict ? value >= high : value > high;
  if (sign) return flagBeyond(sign, value, { low, high, isLow, isHigh });
  return isLow ? 'low' : isHigh ? 'high' : 'normal';
}

/** Of "< 5" only that is known which every figure below 5 has in common. */
function flagBeyond(
  sign: '<' | '>',
  value: number,
  { low, high, isLow, isHigh }: { low: number; high: number; isLow: boolean; isHigh: boolean },
): LabFlag {
  if (sign === '<') {
    if (value <= low) return 'low';
    return low === Number.NEGATIVE_INFINITY && !isHigh ? 'normal' : 'unknown';
  }
  if (value >= high) return 'high';
  return high === Number.POSITIVE_INFINITY && !isLow ? 'normal' : 'unknown';
}

type CriticalCare = Extract<CareKind, 'labValue.critical' | `sugar.${string}WithFigure`>;

/** The kind of care of what is critical in a report, glucose first since it can be acted on at once; undefined of nothing. */
export function criticalCare(critical: LabResult[]): CriticalCare | undefined {
  if (critical.length === 0) return undefined;
  const glucose = critical.find(({ panel }) => panel === 'Blood sugar');
  if (!glucose) return 'labValue.critical';
  return glucose.flag === 'criticalLow' ? 'sugar.lowWithFigure' : 'sugar.highWithFigure';
}

export const isCritical = ({ flag }: Pick<LabResult, 'flag'>): boolean => flag.startsWith('critical');
export const isOutside = ({ flag }: Pick<LabResult, 'flag'>): boolean => flag !== 'normal' && flag !== 'unknown';

/** The same analyte in the latest report before, in the unit of this result; undefined where there is none in figures. */
export function previousOf(
  result: LabResult,
  earlier: { date: string; results: LabResult[] }[],
): LabResult['previous'] {
  for (const report of earlier) {
    const before = report.results.find(({ analyte, standard }) => analyte === result.analyte && standard);
    if (!before?.standard) continue;
    const factor = factorOf(result);
    if (factor === undefined) return undefined;
    return { date: report.date, value: Number((before.standard.value / factor).toPrecision(6)) };
  }
  return undefined;
}

/** What makes the value one of the standard unit. */
function factorOf({ analyte, value, standard }: LabResult): number | undefined {
  if (!standard || !analytesByCode.has(analyte)) return undefined;
  if (typeof value !== 'number') return 1;
  return value === 0 ? undefined : standard.value / value;
}

/** What of food has to do with a result outside of its range: a nutrient whose lack or surplus it may show. */
const nutrientOf: Record<string, { nutrient: 'ironMg' | 'vitaminB12Ug' | 'vitaminDUg' | 'folateUg'; when: 'low' }> = {
  ferritin: { nutrient: 'ironMg', when: 'low' },
  iron: { nutrient: 'ironMg', when: 'low' },
  transferrinSaturation: { nutrient: 'ironMg', when: 'low' },
  haemoglobin: { nutrient: 'ironMg', when: 'low' },
  vitaminB12: { nutrient: 'vitaminB12Ug', when: 'low' },
  vitaminD: { nutrient: 'vitaminDUg', when: 'low' },
  folate: { nutrient: 'folateUg', when: 'low' },
};
export type TiedNutrient = (typeof nutrientOf)[string]['nutrient'];

/** The nutrients that the low results of a report have to do with. */
export const tiedNutrients = (results: LabResult[]): TiedNutrient[] => [
  ...new Set(
    results.flatMap(({ analyte, flag }) => {
      const tied = nutrientOf[analyte];
      return tied && (flag === 'low' || flag === 'criticalLow') ? tied.nutrient : [];
    }),
  ),
];
