import { kgPerPound, type Units } from '../../../texts/units.ts';
import type { Clause } from '../../language/clauses.ts';
import { readClock } from '../../language/clockTimes.ts';
import { cutOut, isSmallTalk } from '../../language/cutOut.ts';
import { wordsOf } from '../../language/lexicon.ts';
import { type Message, readMessage } from '../../language/message.ts';
import { type ReadNumber, readNumber } from '../../language/numbers.ts';
import { readWordLists } from '../../language/phraseLists.ts';
import { spokenAsDigits } from '../../language/spokenNumbers.ts';
import { type Token, tokenise } from '../../language/tokens.ts';
import type { Span } from '../../language/words.ts';
import { isLikelyWeight } from './policy.ts';

const listed = readWordLists(new URL('./words/weight.txt', import.meta.url));

export interface ReadWeight {
  rest: string;
  weightKg: number;
  daysAgo: number;
}

const weightWords = listed('weight');
const weighingWords = listed('weighing');
const scaleWords = listed('scale');
const kilogramWords = listed('kilogram');
const poundWords = listed('pound');
const stoneWords = listed('stone');
const poundsPerStone = 14;
const gramWords = listed('gram');
const between = listed('between');
/** How one is weighed, "empty stomach", "after toilet": beside it a bare figure with a decimal is a body weight. */
const weighingStates = listed('weighing states');
/** When it may have been: with these a figure has to be near the last weight. */
const weighingMoments = listed('weighing moments');
const momentWords = new Set([...weighingStates, ...weighingMoments]);
const saidBesides = new Set(
  (['night', 'clock', 'praise', 'greeting', 'thanks', 'self', 'vocative'] as const).flatMap((role) => [
    ...wordsOf(role),
  ]),
);
const own = listed('own');
const ownWords = new Set([...own, ...weighingStates]);
/** The figure is a change, a load or a wish. */
const otherWeights = listed('other weights');
const betweenWords = wordsOf('was');
const timeWords = new Set([...wordsOf('time'), ...wordsOf('today')]);
const leadIns = wordsOf('leadIn');
const mostBetween = 6;

/** A weight said without its unit is in the person's. */
type WeightUnit = Units['weightUnit'];

/** The body weight that a text states, and the text without it; undefined when it states none. */
export function readWeight(text: string, unit: WeightUnit = 'kg'): ReadWeight | undefined {
  const message = readMessage(text);
  const { tokens, clauses } = message;
  for (const clause of clauses) {
    if (!clause.happened || isOtherWeight(tokens, clause)) continue;
    for (let at = clause.from; at < clause.to; at += 1) {
      const found = weightAt(tokens, at, clause, unit);
      if (!found) continue;
      const { weightKg, from, to } = found;
      return { rest: cutOut(message, [{ from, to }], ownWords), weightKg: round(weightKg), daysAgo: clause.daysAgo };
    }
  }
  return readBareWeight(message, unit);
}

/** In an answer to "How much do you weigh?" and in a message with nothing else: "72 kg", "165 lbs today". */
function readBareWeight(message: Message, unit: WeightUnit): ReadWeight | undefined {
  const { tokens, clauses } = message;
  const [clause] = clauses;
  if (!clause || clauses.some(({ happened }) => !happened) || tokens.length > 12) return undefined;
  const at = tokens.findIndex((token) => token.kind === 'number');
  const figure = at >= 0 ? figureAt(tokens, at, unit) : undefined;
  if (!figure?.hasUnit || !isLikelyWeight(figure.weightKg)) return undefined;
  const isAll = besideWeight(message, figure, isSaidOfScale) !== undefined;
  return isAll ? { rest: '', weightKg: round(figure.weightKg), daysAgo: clause.daysAgo } : undefined;
}

const mostRemarks = 3;
const mostRemarksApart = 6;

/** "71.1 kg this morning wtf": an exact figure with its unit, whatever few words are said to it. */
export function readFigureRemarked(text: string, unit: WeightUnit = 'kg'): ReadWeight | undefined {
  const { tokens, clauses, roles } = readMessage(text);
  const [clause] = clauses;
  if (!clause || clauses.some((one) => !one.happened || isOtherWeight(tokens, one))) return undefined;
  const numbers = tokens.flatMap(({ kind }, at) => (kind === 'number' ? at : []));
  const figure = numbers.length === 1 ? figureAt(tokens, numbers[0] as number, unit) : undefined;
  const isExact = figure?.hasUnit && !Number.isInteger(tokens[figure.from]?.value);
  if (!figure || !isExact || notOfBody.has(tokens[figure.to]?.word ?? '')) return undefined;
  const remarks = tokens.filter((token, at) => (at < figure.from || at >= figure.to) && !isSaidOfFigure(token));
  // "69.4 kg this morning, blame the saag haha": beside a clause of its own more may be said, but nothing that was eaten.
  const isApart = figure.to <= clause.to && clauses.length > 1 && !roles.some((known) => known.has('eaten'));
  if (remarks.length > (isApart ? mostRemarksApart : mostRemarks)) return undefined;
  return { rest: '', weightKg: round(figure.weightKg), daysAgo: clause.daysAgo };
}

/** "70.1 kg today, had biryani": an exact figure with its unit and its time, in a clause of its own. The rest is news. */
export function readFigureFirst(text: string, unit: WeightUnit = 'kg'): ReadWeight | undefined {
  const message = readMessage(text);
  const [clause, next] = message.clauses;
  const start = next && message.tokens[next.from]?.start;
  if (!clause?.happened || start === undefined) return undefined;
  const tokens = message.tokens.slice(clause.from, clause.to);
  const at = tokens.findIndex(({ kind }) => kind === 'number');
  const figure = at >= 0 ? figureAt(tokens, at, unit) : undefined;
  const isExact = figure?.hasUnit && !Number.isInteger(tokens[at]?.value) && isLikelyWeight(figure.weightKg);
  if (!isExact || besideWeight({ ...message, tokens }, figure, isSaidOfFigure) !== 'told') return undefined;
  return { rest: text.slice(start), weightKg: round(figure.weightKg), daysAgo: clause.daysAgo };
}

/** Whether a figure of the day was weighed on a scale: "81.4 khali pet". */
export const saysHowWeighed = (text: string): boolean =>
  /\d\.\d/.test(text) && tokenise(text).some(({ word }) => weighingStates.has(word));

/** "Weight 11.4", "my wt is 70 xyz": whatever its figure is, the message tells of no food. */
export function tellsWeightFirst(text: string): boolean {
  const { tokens, clauses } = readMessage(text);
  if (clauses.some((clause) => !clause.happened || isOtherWeight(tokens, clause))) return false;
  let at = tokens.findIndex((token) => !own.has(token.word));
  if (!weightWords.has(tokens[at]?.word ?? '') && !weighingWords.has(tokens[at]?.word ?? '')) return false;
  for (at += 1; isBetween(tokens[at]); ) at += 1;
  const number = tokens[at]?.kind === 'number' ? readNumber(tokens, at) : undefined;
  return number !== undefined && !notOfWeight.has(tokens[number.next]?.word ?? '');
}

/** Whether the words name the weight of a body. */
export const saysWeight = (text: string): boolean => tokenise(text).some(({ word }) => weightWords.has(word));

/**
 * The figure in "68.1 today", "aaj 87.4", "70.6", "71.9 subah khali pet", "84.2 kg at 6:12 am": what it measures is not said.
 * Undefined when anything else is.
 */
export function readFigureOfDay(text: string, unit: WeightUnit = 'kg', isOfNamedDay = false): ReadWeight | undefined {
  const message = readMessage(text);
  const { tokens, clauses } = message;
  const [clause] = clauses;
  if (!clause || clauses.some(({ happened }) => !happened) || tokens.length > 14) return undefined;
  const at = tokens.findIndex((token, index) => token.kind === 'number' && !readClock(tokens, index)?.isMarked);
  const figure = at >= 0 ? figureAt(tokens, at, unit) : undefined;
  if (!figure || !isLikelyWeight(figure.weightKg)) return undefined;
  const when = besideWeight(message, figure, isSaidOfFigure);
  const isTold = isOfNamedDay || when === 'told' || figure.hasUnit || !Number.isInteger(figure.weightKg);
  return when && isTold ? { rest: '', weightKg: round(figure.weightKg), daysAgo: clause.daysAgo } : undefined;
}

/** Whether the words beside a figure tell when it was; undefined where they tell of something else. */
function besideWeight(
  { tokens }: Message,
  figure: Span,
  isKnown: (token: Token) => boolean,
): 'told' | 'open' | undefined {
  let when: 'told' | 'open' = 'open';
  for (let at = 0; at < tokens.length; ) {
    if (at === figure.from) at = figure.to;
    const token = tokens[at];
    if (!token) break;
    const clock = readClock(tokens, at);
    if (clock?.isMarked || timeWords.has(token.word) || momentWords.has(token.word)) when = 'told';
    if (!clock?.isMarked && !isKnown(token)) return undefined;
    at = clock?.isMarked ? clock.next : at + 1;
  }
  return when;
}

const isSaidOfScale = (token: Token): boolean => isSmallTalk(token) || weighingStates.has(token.word);
const isSaidOfFigure = (token: Token): boolean =>
  isSmallTalk(token) || between.has(token.word) || momentWords.has(token.word) || saidBesides.has(token.word);

/** The weight in "68.4", "68.4 kg" or "150 lbs"; undefined when it is something else. */
export function readKilograms(text: string, unit: WeightUnit = 'kg'): number | undefined {
  const tokens = tokenise(text);
  const figure = figureAt(tokens, 0, unit);
  return figure?.to === tokens.length ? round(figure.weightKg) : undefined;
}

/** The same of what clothes weigh, "500 gm" too. */
export function readKilogramsOff(text: string, unit: WeightUnit): number | undefined {
  const tokens = tokenise(text);
  const number = readNumber(tokens, 0);
  const isGrams =
    number?.counted && gramWords.has(tokens[number.next]?.word ?? '') && number.next + 1 === tokens.length;
  return isGrams ? number.value / 1_000 : readKilograms(text, unit);
}

const leastSpoken = 30;

/** The weight that somebody told who surely tells of that: a figure with its unit, else the first that a body may weigh. */
export function readOwnWeight(text: string, unit: WeightUnit = 'kg'): ReadWeight | undefined {
  const { tokens, clauses } = readMessage(spokenAsDigits(text, leastSpoken));
  const daysAgo = clauses.find((clause) => clause.daysAgo > 0)?.daysAgo ?? 0;
  const figures = tokens.flatMap(({ kind }, at) => (kind === 'number' ? (figureAt(tokens, at, unit) ?? []) : []));
  const figure = figures.find(({ hasUnit }) => hasUnit) ?? figures.find(({ weightKg }) => isLikelyWeight(weightKg));
  return figure && { rest: '', weightKg: round(figure.weightKg), daysAgo };
}

const isOtherWeight = (tokens: Token[], { from, to }: Clause): boolean =>
  tokens.slice(from, to).some(({ word }) => otherWeights.has(word));

interface Figure extends Span {
  weightKg: number;
  hasUnit: boolean;
}

/** "weight 72.4", "I weigh 165 lbs", "70 kilo wajan". */
function weightAt(tokens: Token[], at: number, clause: Clause, unit: WeightUnit): Figure | undefined {
  const word = tokens[at]?.word ?? '';
  const isWeight = weightWords.has(word);
  const named = isWeight || weighingWords.has(word) ? figureAfter(tokens, at, clause, unit) : undefined;
  if (named) return named;
  if (isWeight || scaleWords.has(word)) return exactFigure(tokens, at, clause, unit);
  const figure = tokens[at]?.kind === 'number' ? figureAt(tokens, at, unit) : undefined;
  if (!figure?.hasUnit || !isLikelyWeight(figure.weightKg)) return undefined;
  const isNamed = weightWords.has(tokens[figure.to]?.word ?? '') && figure.to < clause.to;
  return isNamed ? { ...figure, to: figure.to + 1 } : undefined;
}

function figureAfter(tokens: Token[], at: number, clause: Clause, unit: WeightUnit): Figure | undefined {
  let next = at + 1;
  while (next <= at + mostBetween && isBetween(tokens[next])) next += 1;
  const figure = next < clause.to ? figureAt(tokens, next, unit) : undefined;
  if (!figure) return undefined;
  const meant =
    laterFigure(tokens, figure, clause, unit) ?? (isWholeFigure(tokens, figure, clause) ? figure : undefined);
  return meant && { ...meant, from: at };
}

/** "70.5 se 69.8 hua": what it came to. */
function laterFigure(tokens: Token[], { to }: Figure, clause: Clause, unit: WeightUnit): Figure | undefined {
  const later = fromTo.has(tokens[to]?.word ?? '') ? figureAt(tokens, to + 1, unit) : undefined;
  return later && later.to <= clause.to && isLikelyWeight(later.weightKg) ? later : undefined;
}
const fromTo = listed('from to');

/** "Weight noki 54.4": the only figure of the clause, exact as scales are, whatever is said around it in any language. */
function exactFigure(tokens: Token[], at: number, clause: Clause, unit: WeightUnit): Figure | undefined {
  const figures: Figure[] = [];
  for (let place = clause.from; place < clause.to; ) {
    const figure = figureAt(tokens, place, unit);
    if (figure && figure.to > place) figures.push(figure);
    place = figure ? Math.max(figure.to, place + 1) : place + 1;
  }
  const [figure, ...others] = figures;
  const isOnly = figure && others.length === 0 && Math.abs(figure.from - at) <= mostBetween;
  const isExact = figure && (figure.hasUnit || !Number.isInteger(tokens[figure.from]?.value));
  if (!isOnly || !isExact || !isLikelyWeight(figure.weightKg) || notOfBody.has(tokens[figure.to]?.word ?? ''))
    return undefined;
  return { ...figure, from: Math.min(at, figure.from), to: Math.max(at + 1, figure.to) };
}
const notOfBody = listed('not of body');
const notOfWeight = new Set([...notOfBody, ...gramWords, ...listed('not of weight')]);

const isBetween = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.kind === 'mark' ? /^[-–:=~(]$/.test(token.word) : between.has(token.word) || betweenWords.has(token.word));

/** A figure without a unit needs to be a likely one, and nothing that is weighed follows. */
function isWholeFigure(tokens: Token[], { weightKg, hasUnit, to }: Figure, clause: Clause): boolean {
  const after = tokens[to];
  const ends =
    to >= clause.to ||
    (after !== undefined &&
      after.kind !== 'number' &&
      after.word !== 'of' &&
      (isSmallTalk(after) || weighingStates.has(after.word) || momentWords.has(after.word) || leadIns.has(after.word)));
  return ends && (hasUnit || isLikelyWeight(weightKg));
}

function figureAt(tokens: Token[], at: number, own: WeightUnit): Figure | undefined {
  const number = readNumber(tokens, at);
  if (!number?.counted) return undefined;
  const unit = tokens[number.next]?.word ?? '';
  if (poundWords.has(unit))
    return { weightKg: number.value * kgPerPound, hasUnit: true, from: at, to: number.next + 1 };
  const stones = stonesAt(tokens, at, number);
  if (stones) return stones;
  if (!kilogramWords.has(unit)) {
    const isAnother = gramWords.has(unit);
    const weightKg = own === 'lb' ? number.value * kgPerPound : number.value;
    return isAnother ? undefined : { weightKg, hasUnit: false, from: at, to: number.next };
  }
  const grams = readNumber(tokens, number.next + 1);
  const hasGrams = gramWords.has(tokens[grams?.next ?? at]?.word ?? '');
  // "81 kg 400".
  const isMore = grams?.counted && grams.value < 1_000 && (hasGrams || grams.value >= 100);
  const to = grams && (hasGrams ? grams.next + 1 : grams.next);
  if (isMore && to) return { weightKg: number.value + grams.value / 1_000, hasUnit: true, from: at, to };
  return { weightKg: number.value, hasUnit: true, from: at, to: number.next + 1 };
}

/** "11 stone 4", "11st 4lb", "12 stone"; "21st" alone is a day. */
function stonesAt(tokens: Token[], from: number, { value, next }: ReadNumber): Figure | undefined {
  const unit = tokens[next]?.word ?? '';
  if (!stoneWords.has(unit)) return undefined;
  const behind = tokens[next + 1]?.kind === 'number' ? readNumber(tokens, next + 1) : undefined;
  const after = tokens[behind?.next ?? from];
  const hasUnit = poundWords.has(after?.word ?? '');
  const isBare =
    behind !== undefined && (behind.next === tokens.length || (after !== undefined && isSaidOfFigure(after)));
  const pounds = behind && behind.value < poundsPerStone && (hasUnit || isBare) ? behind : undefined;
  const isOrdinal = unit === 'st' && !pounds && value % 10 === 1 && value !== 11;
  if (isOrdinal) return undefined;
  const to = pounds ? pounds.next + (hasUnit ? 1 : 0) : next + 1;
  return { weightKg: (value * poundsPerStone + (pounds?.value ?? 0)) * kgPerPound, hasUnit: true, from, to };
}

const round = (weightKg: number): number => Math.round(weightKg * 100) / 100;
