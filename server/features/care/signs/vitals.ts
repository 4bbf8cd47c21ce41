import {
  amountUnits,
  fastingWords,
  hba1cWords,
  ketoneWords,
  mmolWords,
  otherBloodWords,
  pairWords,
  pastWords,
} from './figureWords.ts';
import { isHeardAs, placesWithin } from './lexicon.ts';
import type { Scan } from './scan.ts';
import type { Token } from './tokens.ts';

/** mg/dl; ADA Standards of Care 2024: low below 70, and 250 and more with symptoms needs a doctor. */
const glucose = { least: 20, low: 70, high: 250, most: 900, mmolPerMg: 1 / 18 };
/** mmol/l of blood; from there on diabetic ketoacidosis threatens (NHS, Diabetic ketoacidosis, 2023). */
const riskyKetones = 1.6;
/** mmHg; ACC/AHA 2017: 180/120 is a crisis; below 90 is low. */
const pressure = { crisis: [180, 120], raised: [140, 90], low: 90, lowest: 40, highest: 280 } as const;
/** Part in 100; WHO: below 92 needs oxygen. */
const oxygen = { least: 50, low: 92 };
/** Part in 100; ADA 2024: from here on a doctor changes the treatment at once. */
const hba1cDoctor = 10;
const pairLinks = /^\s*(?:\/|\\|-|:|\bby\b|over|,|\s)\s*$/;

/** A pair of figures that can be a blood pressure, or one of them beside its name; `paired` are seconds of a pair. */
export function readPressure(scan: Scan, value: number, at: number, paired: Set<number>): boolean {
  if (paired.has(at)) return true;
  const isNamed = scan.isNear('pressureReading', at);
  const second = secondOfPair(scan.tokens, at, isNamed);
  const diastolic = second === undefined ? undefined : scan.tokens[second]?.value;
  if (second !== undefined && diastolic !== undefined) {
    if (!isPressure(value, diastolic, isNamed)) return false;
    paired.add(second);
    tellPressure(scan, value, diastolic, at);
    return true;
  }
  const isHigh = value >= pressure.crisis[0] && value <= pressure.highest;
  if (!isNamed || !isHigh || isHeardAs(scan.tokens[at + 1], amountUnits)) return false;
  scan.add('pressureHigh', at);
  return true;
}

/** Where the second figure of "120/80", "120 over 80" and, beside the name of it, "120 80" stands. */
function secondOfPair(tokens: Token[], at: number, isNamed: boolean): number | undefined {
  const isWorded = isHeardAs(tokens[at + 1], pairWords) && tokens[at + 2]?.value !== undefined;
  if (isWorded) return at + 2;
  const next = tokens[at + 1];
  if (next?.value === undefined) return undefined;
  const isLinked = /^\s*[/\\]\s*$/.test(next.gap) || (isNamed && pairLinks.test(next.gap));
  return isLinked ? at + 1 : undefined;
}

function isPressure(systolic: number, diastolic: number, isNamed: boolean): boolean {
  const isSystolic = systolic >= (isNamed ? 60 : 70) && systolic <= pressure.highest;
  return isSystolic && diastolic >= 30 && diastolic <= 170 && systolic > diastolic;
}

function tellPressure({ add }: Scan, systolic: number, diastolic: number, at: number): void {
  if (systolic >= pressure.crisis[0] || diastolic >= pressure.crisis[1]) add('pressureHigh', at, at + 2);
  else if (systolic < pressure.low) add('pressureLow', at, at + 2);
  if (systolic >= pressure.raised[0] || diastolic >= pressure.raised[1]) add('pressureHighish', at, at + 2);
}

export function readGlucose(scan: Scan, value: number, at: number): void {
  const isHba1c = isHeardAs(scan.tokens[at - 1], hba1cWords);
  if (!isHba1c) readBloodSugar(scan, value, at);
  else if (value >= hba1cDoctor && value < 20) scan.add('glucoseHigh', at);
}

function readBloodSugar(scan: Scan, value: number, at: number): void {
  const { tokens, add, isNear, placesOf } = scan;
  const unit = tokens[at + 1];
  const named = ['sugarReading', 'sugar', 'sugarMeter', 'insulin'].some((sign) => isNear(sign, at));
  const isMmol = isHeardAs(unit, mmolWords) || (named && isMmolFigure(scan, value, at));
  const mg = isMmol ? value / glucose.mmolPerMg : value;
  // Salts and fats of the blood are told in it too.
  if (isHeardAs(unit, mmolWords) && scan.clauseHas(otherBloodWords, at, 4, 0)) return;
  const namesSugar = named || isMmol || isHeardAs(tokens[at - 1], fastingWords);
  if (!namesSugar && !isNear('diabetic', at, 12)) {
    const hasSymptom = ['blurry', 'thirst', 'vomit', 'drowsy', 'hypers'].some((sign) => isNear(sign, at, 8));
    if (hasSymptom && value >= glucose.high && value <= glucose.most) add('glucoseHigh', at);
    return;
  }
  const afterMedicine = placesWithin(placesOf('medicine'), at - 4, at).some(({ end }) => end === at || end === at - 1);
  if (afterMedicine && !isMmol && !isNear('tremble', at) && !isNear('sweat', at)) return;
  const isLow = mg >= glucose.least && mg < glucose.low;
  const isHigh = mg >= glucose.high && mg <= glucose.most;
  if (isLow) add('glucoseLow', at);
  if (isHigh) add('glucoseHigh', at);
  if ((isLow || isHigh) && isSaidOf(scan, 'sugar', at)) add('measured', at);
}

/** Whether a figure is of ketones, which are told as high sugar where they are risky. */
export function readKetones({ tokens, add }: Scan, value: number, at: number): boolean {
  const isOfKetones = [tokens[at - 1], tokens[at - 2]].some((token) => isHeardAs(token, ketoneWords));
  if (isOfKetones && value >= riskyKetones && value < 20) add('glucoseHigh', at);
  return isOfKetones;
}

/** "sugar 58", "sugar is 58"; not "sugar was 290 two years back". */
function isSaidOf(scan: Scan, sign: string, at: number): boolean {
  const isBehind = placesWithin(scan.placesOf(sign), at - 4, at).some(({ end }) => end === at || end === at - 1);
  return isBehind && !/^\s*%/.test(scan.tokens[at + 1]?.gap ?? '') && !scan.clauseHas(pastWords, at, 8, 8);
}

/** Meters of other countries show mmol/l: a figure with a decimal, or one that no body has in mg/dl. */
function isMmolFigure(scan: Scan, value: number, at: number): boolean {
  const { tokens, isNear } = scan;
  const isDecimal = (tokens[at]?.word ?? '').includes('.') && value < 30;
  return isDecimal || (value >= 14 && value < glucose.least && isNear('sugarMeter', at));
}

export function readOxygen(scan: Scan, value: number, at: number): void {
  const isLow = value >= oxygen.least && value < oxygen.low;
  if (!isLow || !isReadingOf(scan, 'oxygen', at)) return;
  scan.add('oxygenLow', at);
  if (isSaidOf(scan, 'oxygen', at)) scan.add('measured', at);
}

/** The first figure behind a name, or the one in front of it. */
function isReadingOf(scan: Scan, sign: string, at: number): boolean {
  const { tokens, placesOf } = scan;
  return placesWithin(placesOf(sign), at - 6, at + 1).some(({ start, end }) => {
    if (start === at + 1) return (tokens[start]?.gap ?? '').trim() === '' && tokens[end]?.value === undefined;
    const between = tokens.slice(end, at);
    return end <= at && between.length <= 4 && between.every((token) => token.value === undefined);
  });
}
