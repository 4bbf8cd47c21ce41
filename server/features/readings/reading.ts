import type {
  BuiltInReading,
  OwnReadingKind,
  ReadingContext,
  ReadingValues,
} from '../../../contract/entries/readings.ts';
import type { Units } from '../../../texts/units.ts';
import type { Clause } from '../../language/clauses.ts';
import { cutOut, isSmallTalk } from '../../language/cutOut.ts';
import { readDuration } from '../../language/durations.ts';
import type { Role } from '../../language/lexicon.ts';
import { type Message, readMessage } from '../../language/message.ts';
import { spokenAsDigits } from '../../language/numbers.ts';
import { type Token, wordSet } from '../../language/tokens.ts';
import { hasRole, type Span } from '../../language/words.ts';
import { contextOf, contextWords } from './words/contexts.ts';
import { type Figure, figureAt } from './words/figures.ts';
import { readMoments } from './words/moments.ts';
import { type Name, nameAt, names } from './words/names.ts';
import { pressureAt } from './words/pressure.ts';

export interface ReadReading {
  kind: BuiltInReading | OwnReadingKind;
  values: ReadingValues;
  unit: string;
  context: ReadingContext | null;
  daysAgo: number;
}

/** A clause, with when its sentence says that a glucose was measured: worked out once, however many names it holds. */
interface Said {
  message: Message;
  clause: Clause;
  context: ReadingContext | null;
  /** In which the person is told glucose. */
  glucoseUnit: Units['glucoseUnit'];
  tape: Tape | undefined;
}

/** On which side of its name each figure stands where several lengths of a body are told. */
type Tape = 'namesFirst' | 'figuresFirst';

interface Found extends Omit<ReadReading, 'daysAgo'>, Span {}

const between = wordSet(`
  is was are were reading level levels came comes come report reports result results value measured checked check test tested today now
  my mera meri mere the a of at in on today's this morning evening aaj abhi subah shaam ka ki ke ko me mein par pe aaya aayi aya ayi hai
  tha thi hua raha rahi nikla nikli aaje aj ajke baghitla baghitle mapi mapla mapli mapyu aala aali aavyu aavi chilo holo irukku irundhuchu undi vachindi ide bantu aanu about around approx only just ~ = : - – ( ) resting max current after before post pre level's
  tapasli dekhi dekhlam meplam paathen parthen chusanu ayithu
  है था थी आज अभी सुबह शाम का की के को में पर आया आई आयी निकला निकली रहा मेरा मेरी रीडिंग रिपोर्ट लेवल
`);
const own = wordSet(`
  my mera meri mere is was are reading level levels report hai tha thi aaya aayi aya ayi today's checked measured resting result value
  the करवाया है था थी आया आई मेरा मेरी रीडिंग रिपोर्ट
`);
/** The figure is none that was measured on the writer. */
const notMeasured = wordSet(
  'target goal should under below above limit upto range ideal chahiye maximum papa father mother mom dad mummy wife husband son daughter baby friend',
);
/** It was measured on somebody else, or is not told as measured. */
const vetoes = new Set(['question', 'advice', 'plan', 'wish', 'other', 'recipe', 'quote', 'prohibition']);
const mostBetween = 7;
const days: Role[] = ['yesterday', 'dayBefore', 'today', 'time'];
/** Roles of words that stand between a name and its figure. */
const beside: Role[] = ['time', 'today', 'self', 'filler', 'done', 'by'];
/** A figure with only its moment beside it: "2 hours after food 214". */
const leastAfterMeal = 90;
const mostAfterMeal = 500;

/** Smaller numbers that are spoken count something else. */
const leastSpoken = 30;

/** Whether a text holds a figure that may be a reading, in digits of any script or spoken. */
export const tellsFigure = (text: string): boolean => /\p{Nd}/u.test(spokenAsDigits(text, leastSpoken));

/** The readings that a text tells of, and the text without them; undefined when it tells of none. */
export function readReadings(
  text: string,
  ownKinds: OwnReadingKind[],
  glucoseUnit: Units['glucoseUnit'] = 'mg/dl',
): { readings: ReadReading[]; rest: string } | undefined {
  const message = readMessage(spokenAsDigits(text, leastSpoken));
  const known = [...ownNames(ownKinds), ...names];
  const readings: ReadReading[] = [];
  const spans: Span[] = [];
  for (const clause of message.clauses) {
    if (!isTold(message, clause)) continue;
    const said = { message, clause, context: contextOf(message, clause), glucoseUnit, tape: tapeOf(message, clause) };
    for (let at = clause.from; at < clause.to; ) {
      const found = findAt(said, at, known);
      if (found) {
        const { from, to, ...reading } = found;
        const merged = mergePulse(readings.at(-1), reading);
        if (!merged) readings.push({ ...reading, daysAgo: clause.daysAgo });
        spans.push({ from, to });
      }
      at = found?.to ?? at + 1;
    }
  }
  const isGlucoseTold = readings.some(({ kind }) => kind === 'glucose');
  for (const { figure, context, daysAgo, ...span } of readMoments(message, spans, isGlucoseTold)) {
    const values = { value: figure.value };
    const unit = unitOf('glucose', figure, glucoseUnit);
    if (unit === undefined) continue;
    readings.push({ kind: 'glucose', values, unit, context, daysAgo });
    spans.push(span);
  }
  if (readings.length === 0) return undefined;
  const words = new Set([...own, ...contextWords]);
  return { readings, rest: cutOut(message, spans, words) };
}

const asked =
  /[,.;]?\s*\b(?:(?:is|was) (?:it|that|this) (?:too |a bit )?(?:ok(?:ay)?|fine|normal|high|low|good|bad|alright)|(?:thoda |bahut |zyada )?(?:high|low|normal|zyada|kam|theek|thik|sahi|ok|khatra|danger) (?:hai|h) (?:kya|na|ya nahi)|(?:theek|thik|sahi|normal|high|ok) (?:hai|h)|(?:ok|okay|normal|high|good|fine)(?= ?\?))[\s?!.]*$|(?:ठीक|ज़्यादा|नॉर्मल) है(?: क्या)?[\s?।]*$/i;

/** A reading with nothing after it but whether it is alright: "bp 140/90 is it ok?"; undefined for any other message. */
export function withoutQuestion(text: string): string | undefined {
  const told = text.replace(asked, '');
  return told !== text && tellsFigure(told) ? told : undefined;
}

const measuring = wordSet('check checked checks measured measure took takes napa naapa dekha chusindi ne');

/** "BP uncle check kiya 134 by 86": somebody else measured it, on the writer. */
function isMeasuredBy(message: Message, clause: Clause): boolean {
  for (let at = clause.from; at < clause.to; at += 1)
    if (
      (hasRole(message, at, 'relative') || hasRole(message, at, 'other')) &&
      measuring.has(message.tokens[at + 1]?.word ?? '')
    )
      return true;
  return false;
}

function isTold(message: Message, clause: Clause): boolean {
  const { tokens } = message;
  const isVetoed = clause.veto !== undefined && vetoes.has(clause.veto);
  if (isVetoed && !(clause.veto === 'other' && isMeasuredBy(message, clause))) return false;
  return !tokens.slice(clause.from, clause.to).some(({ word }) => notMeasured.has(word));
}

/** "Chest 36 waist 29 hips 38" or "36 chest 29 waist"; undefined where there are not several. */
function tapeOf({ tokens }: Message, { from, to }: Clause): Tape | undefined {
  const places: { at: number; next: number }[] = [];
  for (let at = from; at < to; at += 1) {
    const named = nameAt(tokens, at, names);
    if (named && isLength(named.name)) places.push({ at, next: named.next });
  }
  const [first, second] = places;
  if (!first || !second) return undefined;
  const isFigure = (at: number) => at >= from && at < to && tokens[at]?.kind === 'number';
  const isLed = isFigure(first.at - 1) || (isFigure(first.at - 2) && figureAt(tokens, first.at - 2)?.to === first.at);
  const isFollowed = isFigure(places.at(-1)?.next ?? to);
  return isLed && !(isFollowed && !isFigure(from)) ? 'figuresFirst' : 'namesFirst';
}

const ownNames = (kinds: OwnReadingKind[]): Name[] =>
  kinds.map((kind) => ({ kind, words: readMessage(kind.name).tokens.map(({ word }) => word), isAmbiguous: false }));

/** "bp 124/79", "fasting sugar 101", "101 fasting sugar", "98.6 F". */
function findAt(said: Said, at: number, known: Name[]): Found | undefined {
  const { message, clause } = said;
  const named = nameAt(message.tokens, at, known);
  if (named) return afterName(said, at, named);
  const pressure = pressureAt(message.tokens, at, clause, false);
  if (pressure) return { ...pressure, from: at, context: null };
  const figure = figureAt(message.tokens, at);
  if (!figure) return undefined;
  return beforeName(said, at, figure, known) ?? byUnit(said, at, figure) ?? byMoment(said, at, figure);
}

function afterName(said: Said, at: number, { name, next }: { name: Name; next: number }): Found | undefined {
  if (said.tape === 'figuresFirst' && isLength(name)) return undefined;
  const { message, clause } = said;
  const { tokens } = message;
  let value = next;
  for (const end = next + mostBetween; value < Math.min(end, clause.to); value += 1) {
    const word = tokens[value]?.word ?? '';
    if (tokens[value]?.kind === 'number') break;
    const again = nameAt(tokens, value, [name]);
    const isKnown = between.has(word) || contextWords.has(word) || beside.some((role) => hasRole(message, value, role));
    // Two pressures tell what they are in any language.
    if (!again && !isKnown && name.kind !== 'bloodPressure') return undefined;
  }
  if (name.kind === 'bloodPressure') {
    const pressure = pressureAt(tokens, value, clause, true);
    return pressure && { ...pressure, from: at, context: null };
  }
  const figure = figureAt(tokens, value);
  return figure && value < clause.to ? settle(name, figure, said, at) : undefined;
}

/** "101 fasting sugar", "84 cm kamar". */
function beforeName(said: Said, at: number, figure: Figure, known: Name[]): Found | undefined {
  const { message, clause } = said;
  for (let place = figure.to; place < Math.min(figure.to + 3, clause.to); place += 1) {
    const named = nameAt(message.tokens, place, known);
    if (named) {
      if (said.tape === 'namesFirst' && isLength(named.name)) return undefined;
      const found = settle(named.name, figure, said, at);
      return found && { ...found, to: Math.max(found.to, named.next) };
    }
    if (!contextWords.has(message.tokens[place]?.word ?? '')) return undefined;
  }
  return undefined;
}

const kindOfUnit: Record<string, BuiltInReading> = { 'mg/dl': 'glucose', 'mmol/l': 'glucose', bpm: 'heartRate' };

/** "fasting 101", "72 bpm", "110 mg/dl". */
function byUnit(said: Said, at: number, figure: Figure): Found | undefined {
  const kind = kindOfUnit[figure.unit ?? ''];
  const name = kind && { kind, words: [], isAmbiguous: false };
  return name ? settle(name, figure, said, at) : undefined;
}

/** "2 hours after food 214", where nothing else is said. */
function byMoment(said: Said, at: number, figure: Figure): Found | undefined {
  const { message, clause, context } = said;
  const { value, unit, isFood } = figure;
  const isLikely = value >= leastAfterMeal && value <= mostAfterMeal && Number.isInteger(value);
  if (context !== 'afterMeal' || unit !== undefined || isFood || !isLikely) return undefined;
  if (!isMomentAlone(said, figure)) return undefined;
  const found = settle({ kind: 'glucose', words: [], isAmbiguous: false }, figure, said, at);
  return found && { ...found, from: clause.from - lengthBefore(message.tokens, clause.from), to: clause.to };
}

/** Whether its clause tells of a figure only when it was. */
function isMomentAlone({ message, clause }: Said, { from, to }: Span): boolean {
  const { tokens } = message;
  for (let place = clause.from; place < clause.to; place += 1) {
    const token = tokens[place] as Token;
    const isFigure = (place >= from && place < to) || readDuration(tokens, place) !== undefined;
    const isMoment = contextWords.has(token.word) || between.has(token.word) || isSmallTalk(token);
    if (!isFigure && !isMoment && !beside.some((role) => hasRole(message, place, role))) return false;
  }
  return true;
}

/** How many tokens of "2 hrs" stand right before "after food 182". */
function lengthBefore(tokens: Token[], end: number): number {
  for (const length of [4, 3, 2])
    for (const link of [0, 1]) if (readDuration(tokens, end - length - link)?.next === end - link) return length + link;
  return 0;
}

/** A figure that this kind can have, in the unit that it says or is likely in; undefined when it is something else. */
function settle(name: Name, figure: Figure, said: Said, from: number): Found | undefined {
  const { context, glucoseUnit } = said;
  const { kind } = name;
  const { value, to } = figure;
  const base = { from, to, values: { value }, context };
  if (typeof kind === 'object') return figure.isFood ? undefined : { ...base, kind, unit: kind.unit };
  if (figure.isFood || (name.isAmbiguous && !figure.unit && context === null && !endsAt(said, to))) return undefined;
  const unit = unitOf(kind, figure, glucoseUnit) ?? (said.tape && ofTape(kind, figure));
  if (unit === undefined) return undefined;
  return { ...base, kind, unit, context: kind === 'glucose' ? context : null };
}

/** Whether nothing but the day follows: "pulse was 78 yesterday". */
function endsAt({ message, clause }: Said, to: number): boolean {
  for (let at = to; at < clause.to; at += 1) if (!days.some((role) => hasRole(message, at, role))) return false;
  return true;
}

const lengths = new Set<BuiltInReading>(['waist', 'hip', 'neck', 'chest', 'arm', 'thigh', 'calf']);

const isLength = ({ kind }: Name): boolean => typeof kind === 'string' && lengths.has(kind);

const leastBareLength = 20;
const leastBareCm = 50;
const bareLength = (value: number): string | undefined =>
  value < leastBareLength ? undefined : value < leastBareCm ? 'in' : 'cm';

/** Beside other lengths a bare figure of the chest is one too. */
const ofTape = (kind: BuiltInReading, { value, unit }: Figure): string | undefined =>
  kind === 'chest' && unit === undefined ? bareLength(value) : undefined;

function unitOf(kind: BuiltInReading, { value, unit }: Figure, glucoseUnit: Units['glucoseUnit']): string | undefined {
  if (lengths.has(kind)) {
    if (unit === 'cm' || unit === 'in') return unit;
    return unit === undefined && (kind === 'waist' || kind === 'hip') ? bareLength(value) : undefined;
  }
  if (kind === 'glucose') {
    if (unit === 'mg/dl' || unit === 'mmol/l') return unit;
    if (unit !== undefined) return undefined;
    if (value >= 30) return 'mg/dl';
    return value >= 2 && (glucoseUnit === 'mmol/l' || !Number.isInteger(value)) ? 'mmol/l' : undefined;
  }
  if (kind === 'temperature') {
    if (unit === '°C' || unit === '°F') return unit;
    if (unit !== undefined) return undefined;
    if (value >= 90 && value <= 113) return '°F';
    return value >= 30 && value <= 45 ? '°C' : undefined;
  }
  const expected = { hba1c: '%', spo2: '%', bodyFat: '%', heartRate: 'bpm' }[kind as string];
  return unit === undefined || unit === expected ? expected : undefined;
}

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
