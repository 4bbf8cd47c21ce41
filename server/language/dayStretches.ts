import { readClock } from './clockTimes.ts';
import { isSmallTalk } from './cutOut.ts';
import type { Role } from './lexicon.ts';
import type { Message } from './message.ts';
import type { Day } from './namedDay.ts';
import { readNumber } from './numbers.ts';
import { hasRole, isSaidIn, type Span } from './words.ts';

/** A figure that is no time of day, or a word that is no small talk. */
export function tells(message: Message, { from, to }: Span): boolean {
  let hasWord = false;
  let hasClock = false;
  for (let at = from; at < to; ) {
    const clock = readClock(message.tokens, at);
    if (readNumber(message.tokens, at) && !clock?.isMarked) return true;
    hasClock ||= clock?.isMarked === true;
    hasWord ||= isWord(message, at);
    at = clock?.isMarked ? clock.next : at + 1;
  }
  return hasWord && !hasClock;
}

export const isWord = (message: Message, at: number): boolean => {
  const token = message.tokens[at];
  if (token?.kind !== 'word' || hasRole(message, at, 'was') || hasRole(message, at, 'that')) return false;
  return !isSmallTalk(token) || ofDoing.some((role) => hasRole(message, at, role));
};

const ofDoing: Role[] = ['took', 'eaten', 'notEaten', 'skipped'];

const isLong = (message: Message, at: number): boolean =>
  isWord(message, at) &&
  !hasRole(message, at, 'unit') &&
  !hasRole(message, at, 'measure') &&
  (message.tokens[at]?.word.length ?? 0) > 1;

const verbs: Role[] = [...ofDoing, 'negation', 'none', 'no'];

/** A word that names something: none of time, no unit of a figure, and not what was done with it. */
const isName = (message: Message, at: number): boolean =>
  isLong(message, at) && !verbs.some((role) => hasRole(message, at, role));

const isIn = (span: Span | undefined, at: number): boolean => span !== undefined && at >= span.from && at < span.to;

export function isFigureAlone(message: Message, { from, to }: Span, besides?: Span): boolean {
  for (let at = from; at < to; at += 1) if (isName(message, at) && !isIn(besides, at)) return false;
  return true;
}

/** The words that name what all the figures are of: those before the first day, else those of what is told first. */
export function headingOf(message: Message, days: Day[], stretches: Span[]): string {
  const first = days[0]?.from ?? 0;
  const isBefore = (stretches[0]?.from ?? 0) > first && first > 0;
  return isBefore ? written(message, { from: 0, to: first }, isWord) : nameIn(message, stretches[0] as Span);
}

/** What a stretch tells of, as it is written: what stands before its first figure, else behind it. */
export function nameIn(message: Message, { from, to }: Span, besides?: Span): string {
  const isMeant = (_: Message, at: number) => isName(message, at) && !isIn(besides, at);
  const figure = message.tokens.findIndex(({ kind }, at) => at >= from && at < to && kind === 'number');
  const before = figure > from ? written(message, { from, to: figure }, isMeant) : '';
  const name = before || written(message, { from, to }, isMeant);
  return name || written(message, { from, to }, (_, at) => isLong(message, at) && !isIn(besides, at));
}

function written(message: Message, { from, to }: Span, isMeant: typeof isName): string {
  const words = message.tokens.slice(from, to).filter((_, index) => isMeant(message, from + index));
  return words.map(({ start, end }) => message.text.slice(start, end)).join(' ');
}

const denials: Role[] = ['negation', 'none', 'no', 'notEaten', 'skipped'];
/** Whether it says that something was not done. */
export const isDenied = (message: Message, span: Span): boolean =>
  denials.some((role) => isSaidIn(message, span, role));

export const trimmed = ({ text, tokens }: Message, { from, to }: Span): string =>
  text
    .slice(tokens[from]?.start, tokens[to - 1]?.end)
    .replace(/^[\s,.;:\-–]+|[\s,.;:\-–]+$/g, '')
    .replace(/^(?:and|aur|और)\s+|\s+(?:and|aur|और)$/giu, '');
