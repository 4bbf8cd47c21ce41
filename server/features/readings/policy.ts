import {
  type Band,
  type BuiltInReading,
  type EstimatedHba1c,
  estimateNeeds,
  inToldUnit,
  type ReadingContext,
  shownUnit,
} from '../../../contract/entries/readings.ts';
import { figure } from '../../../texts/numbers.ts';
import type { Units } from '../../../texts/units.ts';

/** A reading in stored units. */
export interface Figures {
  readingKind: string;
  value: number | null;
  systolic: number | null;
  diastolic: number | null;
  context: string | null;
}

interface Written extends Omit<Figures, 'context'> {
  pulse?: number | null;
  unit: string;
}

/** A reading as the person is told it: "124/79 mmHg, 72 bpm", "101 mg/dl", "98%". */
export function amountOf(reading: Written, person: Pick<Units, 'glucoseUnit'>): string {
  const { readingKind, value, systolic, diastolic, pulse, unit } = reading;
  if (value === null) {
    const beats = pulse ? `, ${figure(pulse)} bpm` : '';
    return `${figure(systolic ?? 0)}/${figure(diastolic ?? 0)} ${unit}${beats}`;
  }
  const shown = shownUnit(readingKind, unit, person);
  const digits = shown === 'mg/dl' ? 0 : 1;
  return `${figure(inToldUnit(value, shown), digits)}${shown === '%' ? '' : ' '}${shown}`.trim();
}

export interface Body {
  gender: string;
  isPregnant: boolean;
}

type Step = [below: number, name: Band['name'], level: Band['level']];

const acc = 'ACC/AHA 2017';
const aha = 'American Heart Association';
/** Indian Guidelines on Hypertension IV, Association of Physicians of India. */
const igh = 'IGH-IV India 2019';
/** American Diabetes Association. */
const ada = 'ADA 2025';

/** The band of a figure: that of the first step it lies below. */
function bandOf(value: number, source: string, steps: Step[]): Band {
  const [, name, level] = steps.find(([below]) => value < below) ?? (steps.at(-1) as Step);
  return { name, level, source };
}

/** The worse of both pressures decides, as both guidelines say. */
function pressureBands(systolic: number, diastolic: number): Band[] {
  if (systolic < 90 || diastolic < 60) return [{ name: 'low', level: 'watch', source: aha }];
  const american = Math.max(
    [120, 130, 140, 180.01].filter((limit) => systolic >= limit).length,
    [80, 80, 90, 120.01].filter((limit) => diastolic >= limit).length,
  );
  const indian = Math.max(
    [130, 140, 160, 180].filter((limit) => systolic >= limit).length,
    [85, 90, 100, 110].filter((limit) => diastolic >= limit).length,
  );
  const named = (at: number, names: [Band['name'], Band['level']][], source: string): Band => {
    const [name, level] = names[at] as (typeof names)[number];
    return { name, level, source };
  };
  const ofAcc = named(
    american,
    [
      ['normal', 'normal'],
      ['elevated', 'watch'],
      ['stage1', 'high'],
      ['stage2', 'high'],
      ['crisis', 'danger'],
    ],
    acc,
  );
  const ofIgh = named(
    indian,
    [
      ['normal', 'normal'],
      ['highNormal', 'watch'],
      ['stage1', 'high'],
      ['stage2', 'high'],
      ['stage3', 'danger'],
    ],
    igh,
  );
  return [ofAcc, ofIgh];
}

function glucoseBand(value: number, context: ReadingContext | null): Band[] {
  const low: Step[] = [
    [54, 'low', 'danger'],
    [70, 'low', 'watch'],
  ];
  if (context === 'fasting' || context === 'beforeMeal') {
    const between: Step = [126, context === 'fasting' ? 'prediabetes' : 'raised', 'watch'];
    const steps: Step[] = [...low, [100, 'normal', 'normal'], between];
    return [bandOf(value, ada, [...steps, [Number.POSITIVE_INFINITY, 'diabetes', 'high']])];
  }
  // A prediabetes is told from a fasting glucose, an HbA1c or a glucose load alone.
  const after: Step[] = [...low, [140, 'normal', 'normal'], [200, 'raised', 'watch']];
  return [bandOf(value, ada, [...after, [Number.POSITIVE_INFINITY, 'diabetes', 'high']])];
}

const rest = Number.POSITIVE_INFINITY;
const figureBands: Partial<Record<BuiltInReading, [source: string, steps: Step[]]>> = {
  hba1c: [
    ada,
    [
      [5.7, 'normal', 'normal'],
      [6.5, 'prediabetes', 'watch'],
      [rest, 'diabetes', 'high'],
    ],
  ],
  heartRate: [
    aha,
    [
      [60, 'slow', 'watch'],
      [100.01, 'normal', 'normal'],
      [rest, 'fast', 'watch'],
    ],
  ],
  spo2: [
    'WHO pulse oximetry manual, 2011',
    [
      [90, 'low', 'danger'],
      [95, 'low', 'watch'],
      [rest, 'normal', 'normal'],
    ],
  ],
  temperature: [
    'CDC',
    [
      [35, 'low', 'danger'],
      [37.5, 'normal', 'normal'],
      [38, 'raised', 'watch'],
      [40, 'fever', 'high'],
      [rest, 'highFever', 'danger'],
    ],
  ],
};

/** From here on a waist calls for action in Indians, in cm: action level 2 of the consensus of Misra and others, JAPI 2009. */
const advisedWaistCm: Record<string, number> = { male: 90, female: 80 };

/** Where guidelines place a reading; none where there is none, or none that suits this body. */
export function bandsOf({ readingKind, value, systolic, diastolic, context }: Figures, body: Body): Band[] {
  if (readingKind === 'bloodPressure')
    return systolic === null || diastolic === null ? [] : pressureBands(systolic, diastolic);
  if (value === null) return [];
  if (readingKind === 'glucose') return body.isPregnant ? [] : glucoseBand(value, context as ReadingContext | null);
  const advised = advisedWaistCm[body.gender];
  if (readingKind === 'waist' && advised && !body.isPregnant) {
    const steps: Step[] = [
      [advised, 'normal', 'normal'],
      [rest, 'aboveAdvised', 'watch'],
    ];
    return [bandOf(value, 'Consensus for Asian Indians, JAPI 2009', steps)];
  }
  const known = figureBands[readingKind as BuiltInReading];
  return known ? [bandOf(value, ...known)] : [];
}

/** HbA1c in % of an average glucose in mg/dl: ADAG, Nathan et al., Diabetes Care 31(8), 2008: mg/dl = 28.7 × % − 46.7. */
const hba1cOf = (meanMgDl: number) => Math.round(((meanMgDl + 46.7) / 28.7) * 10) / 10;
/** By how much 95 of 100 people's average lay above or below that of their HbA1c (table 2 of ADAG: 7 % is 123 to 185 mg/dl). */
const spread = 0.2;

/** The HbA1c that glucose readings speak for, with the range that 95 of 100 people lie in; null from too few of them. */
export function estimateHba1c(found: { readings: number; days: number; meanMgDl: number | null }): EstimatedHba1c {
  const { readings, days, meanMgDl } = found;
  const isEnough = meanMgDl !== null && readings >= estimateNeeds.readings && days >= estimateNeeds.days;
  if (!isEnough) return { percent: null, low: null, high: null, meanMgDl: null, readings, days };
  return {
    ...{ percent: hba1cOf(meanMgDl), low: hba1cOf(meanMgDl / (1 + spread)), high: hba1cOf(meanMgDl / (1 - spread)) },
    ...{ meanMgDl: Math.round(meanMgDl), readings, days },
  };
}

/** By which part a figure may differ from the last one of its kind, where it doesn't say what it measures. */
export const likelyChange = (kind: string): number => likelyChanges[kind] ?? 0.2;
const likelyChanges: Record<string, number> = { glucose: 1, heartRate: 0.6, temperature: 0.12, hba1c: 0.4 };
