import type {
  BuiltInReading,
  OwnReadingKind,
  ReadingContext,
  ReadingValues,
} from '../../../../contract/entries/readings.ts';
import { isSmallTalk } from '../../../language/cutOut.ts';
import { readDuration } from '../../../language/durations.ts';
import type { Role } from '../../../language/lexicon.ts';
import type { Message } from '../../../language/message.ts';
import { readWordLists } from '../../../language/phraseLists.ts';
import type { Token } from '../../../language/tokens.ts';
import { hasRole, type Span } from '../../../language/words.ts';
import { contextOf, contextWords } from './contexts.ts';
import { type Figure, figureAt } from './figures.ts';
import { type Name, nameAt, names } from './names.ts';
import { pressureAt } from './pressure.ts';
import type { Said } from './said.ts';
import { inPercent, isLength, ofTape, unitOf } from './units.ts';

/** A reading that stands at these tokens. */
export interface Found extends Span {
  kind: BuiltInReading | OwnReadingKind;
  values: ReadingValues;
  unit: string;
  context: ReadingContext | null;
}

const listed = readWordLists(new URL('./readings.txt', import.meta.url));
const between = listed('between');
const besideDays = listed('beside days');
const mostBetween = 7;
const days: Role[] = ['yesterday', 'dayBefore', 'today', 'time'];
/** Roles of words that stand between a name and its figure. */
const beside: Role[] = ['time', 'today', 'self', 'filler', 'done', 'by'];
/** A figure with only its moment beside it: "2 hours after food 214". */
const leastAfterMeal = 90;
const mostAfterMeal = 500;

/** "bp 124/79", "fasting sugar 101", "101 fasting sugar", "98.6 F". */
export function findAt(said: Said, at: number, known: Name[]): Found | undefined {
  const { message, clause } = said;
  const named = nameAt(message.tokens, at, known);
  if (named && !isOfTime(message.tokens, at)) return afterName(said, at, named);
  const pressure = pressureAt(message.tokens, at, clause, false);
  if (pressure) return { ...pressure, from: at, context: null };
  const figure = figureAt(message.tokens, at);
  if (!figure) return undefined;
  return beforeName(said, at, figure, known) ?? byUnit(said, at, figure) ?? byMoment(said, at, figure);
}

/** "2 hr" is how long, "spo2 96 hr 88" two readings. */
function isOfTime(tokens: Token[], at: number): boolean {
  const duration = readDuration(tokens, at - 1);
  return duration !== undefined && duration.next > at && duration.minutes <= mostMinutesBetween;
}
const mostMinutesBetween = 12 * 60;

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
      if (isNamedAt(said, place) && isLed(said, at)) return undefined;
      if (said.tape === 'namesFirst' && isLength(named.name)) return undefined;
      const found = settle(named.name, figure, said, at);
      return found && { ...found, to: Math.max(found.to, named.next) };
    }
    if (!contextWords.has(message.tokens[place]?.word ?? '')) return undefined;
  }
  return undefined;
}

const kindOfUnit: Record<string, BuiltInReading> = { 'mg/dl': 'glucose', 'mmol/l': 'glucose', bpm: 'heartRate' };
/** What a body has; beside it weather, ovens and water have degrees. */
const bodyHeat: Record<string, [least: number, most: number]> = { '°C': [35, 42.5], '°F': [95, 108] };

/** "fasting 101", "72 bpm", "110 mg/dl", "38.2 °C" with nothing but its moment. */
function byUnit(said: Said, at: number, figure: Figure): Found | undefined {
  const [least, most] = bodyHeat[figure.unit ?? ''] ?? [0, -1];
  const isHeat = figure.value >= least && figure.value <= most && isAlone(said, figure);
  const kind = isHeat ? 'temperature' : kindOfUnit[figure.unit ?? ''];
  const name = kind && { kind, words: [], isAmbiguous: false };
  return name ? settle(name, figure, said, at) : undefined;
}

/** Whether its clause says nothing but the day or its part. */
const isAlone = ({ message, clause }: Said, { from, to }: Span): boolean =>
  message.tokens.slice(clause.from, clause.to).every((token, index) => {
    const at = clause.from + index;
    return (at >= from && at < to) || token.kind === 'mark' || days.some((role) => hasRole(message, at, role));
  });

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
  const { to } = figure;
  const value = figure.unit === 'mmol/mol' ? inPercent(figure.value) : figure.value;
  const base = { from, to, values: { value }, context };
  if (typeof kind === 'object') return figure.isFood ? undefined : { ...base, kind, unit: kind.unit };
  if (
    figure.isFood ||
    (name.isAmbiguous &&
      !figure.unit &&
      context === null &&
      !said.isAmongOthers &&
      !endsAt(said, to) &&
      !isNamedAt(said, to))
  )
    return undefined;
  const unit = unitOf(kind, figure, glucoseUnit) ?? (said.tape && ofTape(kind, figure));
  if (unit === undefined) return undefined;
  return { ...base, kind, unit, context: kind === 'glucose' ? context : null };
}

/** "F 156 PP 221": the names stand in front of their figures. */
function isLed({ message: { tokens }, clause, tape }: Said, at: number): boolean {
  const before = at > clause.from ? tokens[at - 1] : undefined;
  const isName = before?.kind === 'word' && (before.word.length === 1 || contextWords.has(before.word));
  return isName && tape === undefined;
}

/** "Pulse 58 spo2 97": the name of another reading with its own figure follows. */
function isNamedAt({ message: { tokens }, clause }: Said, at: number): boolean {
  const named = at < clause.to ? nameAt(tokens, at, names) : undefined;
  return named !== undefined && named.next < clause.to && tokens[named.next]?.kind === 'number';
}

/** The one figure of a message that surely tells of a reading, of the one kind that it names: "pulse after the pool 104". */
export function findOnly(message: Message, known: Name[], glucoseUnit: Said['glucoseUnit']): Found | undefined {
  const { tokens, clauses } = message;
  const named = tokens.flatMap((_, at) => nameAt(tokens, at, known)?.name ?? []);
  const figures = tokens.flatMap((_, at) => figureAt(tokens, at) ?? []);
  const [name, ...others] = [...new Map(named.map((one) => [one.kind, one])).values()];
  const [figure, ...otherFigures] = figures;
  const clause = clauses.find(({ from, to }) => figure && figure.from >= from && figure.from < to);
  if (!name || !figure || !clause || others.length + otherFigures.length > 0) return undefined;
  const said = { message, clause, context: contextOf(message, clause), glucoseUnit, tape: undefined };
  return settle({ ...name, isAmbiguous: false }, figure, said, figure.from);
}

/** Whether nothing but the day follows: "pulse was 78 yesterday". */
function endsAt({ message, clause }: Said, to: number): boolean {
  for (let at = to; at < clause.to; at += 1) {
    const isLink = besideDays.has(message.tokens[at]?.word ?? '') && at + 1 < clause.to;
    if (!isLink && !days.some((role) => hasRole(message, at, role))) return false;
  }
  return true;
}
