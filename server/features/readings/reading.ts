import type { OwnReadingKind } from '../../../contract/entries/readings.ts';
import type { Units } from '../../../texts/units.ts';
import { cutOut } from '../../language/cutOut.ts';
import { type Message, readMessage } from '../../language/message.ts';
import { readWordLists } from '../../language/phraseLists.ts';
import { spokenAsDigits } from '../../language/spokenNumbers.ts';
import type { Span } from '../../language/words.ts';
import { readAgainLater } from './words/again.ts';
import { contextOf, contextWords } from './words/contexts.ts';
import { type Found, findAt, findOnly } from './words/finding.ts';
import { readMoments } from './words/moments.ts';
import { type Name, names } from './words/names.ts';
import { isTold, tapeOf } from './words/said.ts';
import { unitOf } from './words/units.ts';

export interface ReadReading extends Omit<Found, keyof Span> {
  daysAgo: number;
}

const own = readWordLists(new URL('./words/readings.txt', import.meta.url))('own');
/** Smaller numbers that are spoken count something else. */
const leastSpoken = 30;

/** Whether a text holds a figure that may be a reading, in digits of any script or spoken. */
export const tellsFigure = (text: string): boolean => /\p{Nd}/u.test(spokenAsDigits(text, leastSpoken));

/** The readings that a text tells of, and the text without them; undefined when it tells of none. `isSure`: it surely tells of some. */
export function readReadings(
  text: string,
  ownKinds: OwnReadingKind[],
  glucoseUnit: Units['glucoseUnit'] = 'mg/dl',
  isSure = false,
): { readings: ReadReading[]; rest: string } | undefined {
  const message = readMessage(spokenAsDigits(text, leastSpoken));
  const { readings, spans } = readNamed(message, ownKinds, glucoseUnit, isSure);
  const isGlucoseTold = readings.some(({ kind }) => kind === 'glucose');
  for (const { figure, context, daysAgo, ...span } of readMoments(message, spans, isGlucoseTold)) {
    const values = { value: figure.value };
    const unit = unitOf('glucose', figure, glucoseUnit);
    if (unit === undefined) continue;
    readings.push({ kind: 'glucose', values, unit, context, daysAgo });
    spans.push(span);
  }
  for (const { reading, ...span } of readFurther(message, spans, readings.at(-1), glucoseUnit)) {
    readings.push(reading);
    spans.push(span);
  }
  if (readings.length === 0) return undefined;
  const words = new Set([...own, ...contextWords]);
  return { readings, rest: cutOut(message, spans, words) };
}

/** Readings beside a name or a unit that says what they are. */
function readNamed(message: Message, ownKinds: OwnReadingKind[], glucoseUnit: Units['glucoseUnit'], isSure: boolean) {
  const known = [...ownNames(ownKinds), ...names];
  const readings: ReadReading[] = [];
  const spans: Span[] = [];
  for (const clause of message.clauses) {
    if (!isSure && !isTold(message, clause)) continue;
    const said = { message, clause, context: contextOf(message, clause), glucoseUnit, tape: tapeOf(message, clause) };
    for (let at = clause.from; at < clause.to; ) {
      const found = findAt({ ...said, isAmongOthers: isSure && readings.length > 0 }, at, known);
      if (found) {
        const { from, to, ...reading } = found;
        const merged = mergePulse(readings.at(-1), reading);
        if (!merged) readings.push({ ...reading, daysAgo: clause.daysAgo });
        spans.push({ from, to });
      }
      at = found?.to ?? at + 1;
    }
  }
  return { readings, spans };
}

/** Further figures of the last kind, each at another time. */
function readFurther(
  message: Message,
  taken: Span[],
  last: ReadReading | undefined,
  glucoseUnit: Units['glucoseUnit'],
): (Span & { reading: ReadReading })[] {
  if (last?.values.value === undefined) return [];
  const { kind, unit } = last;
  const told = readAgainLater(message, taken, { value: last.values.value, daysAgo: last.daysAgo });
  return told.flatMap(({ figure, daysAgo, ...span }) => {
    const own = typeof kind === 'string' ? unitOf(kind, figure, glucoseUnit) : unit;
    const reading = { ...last, values: { value: figure.value }, context: null, daysAgo };
    return own === unit ? { reading, ...span } : [];
  });
}

const asked =
  /[,.;]?\s*\b(?:(?:is|was) (?:it|that|this) (?:too |a bit )?(?:ok(?:ay)?|fine|normal|high|low|good|bad|alright)|(?:thoda |bahut |zyada )?(?:high|low|normal|zyada|kam|theek|thik|sahi|ok|khatra|danger) (?:hai|h) (?:kya|na|ya nahi)|(?:theek|thik|sahi|normal|high|ok) (?:hai|h)|(?:ok|okay|normal|high|good|fine)(?= ?\?))[\s?!.]*$|(?:ठीक|ज़्यादा|नॉर्मल) है(?: क्या)?[\s?।]*$/i;

/** A reading with nothing after it but whether it is alright: "bp 140/90 is it ok?"; undefined for any other message. */
export function withoutQuestion(text: string): string | undefined {
  const told = text.replace(asked, '');
  return told !== text && tellsFigure(told) ? told : undefined;
}

/**
 * What surely is told of readings, however: besides what `readReadings` finds a pressure by its two figures alone, and one
 * figure with one name somewhere in the text.
 */
export function readSure(text: string, ownKinds: OwnReadingKind[], glucoseUnit: Units['glucoseUnit']): ReadReading[] {
  const found = readReadings(text, ownKinds, glucoseUnit, true)?.readings ?? [];
  const pressure = found.some(({ kind }) => kind === 'bloodPressure') ? undefined : readOwnPressure(text);
  if (found.length > 0 || pressure) return pressure ? [pressure, ...found] : found;
  const only = findOnly(readMessage(spokenAsDigits(text, leastSpoken)), [...ownNames(ownKinds), ...names], glucoseUnit);
  if (!only) return [];
  const { from: _, to: __, ...reading } = only;
  return [{ ...reading, daysAgo: readMessage(text).clauses.find(({ daysAgo }) => daysAgo > 0)?.daysAgo ?? 0 }];
}

const pair = /(?<![\d/.])(\d{2,3})\s*(?:\/|by|over|upon|बटा)\s*(\d{2,3})(?![\d/])/iu;

const barePair = /(?<![\d/.])(\d{2,3})\s+(\d{2,3})(?![\d/.])/u;
const leastApart = 15;

/** "Aaj 150 100": the only two figures, as far apart as those of a pressure are. */
function bareAlone(text: string): string[] | undefined {
  const found = barePair.exec(text);
  const [systolic, diastolic] = [Number(found?.[1]), Number(found?.[2])];
  const isLikely = systolic >= 85 && systolic <= 230 && diastolic >= 45 && diastolic <= 140;
  const isAlone = (text.match(/\d+/g) ?? []).length === 2;
  return found && isAlone && isLikely && systolic - diastolic >= leastApart ? [...found] : undefined;
}

/** "142 / 86" of somebody who surely tells of a reading, in whatever language they name it. */
function readOwnPressure(text: string): ReadReading | undefined {
  const [, upper, lower] = pair.exec(text) ?? bareAlone(text) ?? [];
  const values = { systolic: Number(upper), diastolic: Number(lower) };
  const isPressure = upper !== undefined && values.systolic > values.diastolic;
  const daysAgo = readMessage(text).clauses.find((clause) => clause.daysAgo > 0)?.daysAgo ?? 0;
  return isPressure ? { kind: 'bloodPressure', values, unit: 'mmHg', context: null, daysAgo } : undefined;
}

const ownNames = (kinds: OwnReadingKind[]): Name[] =>
  kinds.map((kind) => ({ kind, words: readMessage(kind.name).tokens.map(({ word }) => word), isAmbiguous: false }));

/** "bp 130/85, pulse 78": the pulse belongs to the pressure. */
function mergePulse(last: ReadReading | undefined, { kind, values }: Omit<ReadReading, 'daysAgo'>): boolean {
  if (last?.kind !== 'bloodPressure' || kind !== 'heartRate' || last.values.pulse !== undefined) return false;
  last.values = { ...last.values, pulse: values.value };
  return true;
}

const hba1cNames = /\b(?:hb ?a1c|a1c|eag)\b|एचबीए1सी/iu;
const estimated =
  /\b(?:estimate[ds]?|est|approx|expected|predicted?|andaza|andaaza|from my (?:sugars?|glucose|readings))\b|अनुमान/iu;

/** Whether a message asks which HbA1c the glucose readings speak for: "estimated hba1c". */
export const asksEstimate = (text: string): boolean =>
  hba1cNames.test(text) && estimated.test(text) && !/\d\s*%|\d\.\d/.test(text);
