import { Temporal } from 'temporal-polyfill';
import { readClock } from './clockTimes.ts';
import { isSmallTalk } from './cutOut.ts';
import { type Role, weekdayOf } from './lexicon.ts';
import { type Message, readMessage } from './message.ts';
import { type Day, daysNamed } from './namedDay.ts';
import { readNumber } from './numbers.ts';
import { hasRole, isSaid, type Span } from './words.ts';

/** What a message tells of one of its days. */
export interface ToldOfDay {
  daysAgo: number;
  text: string;
  /** The same with the name of the day. */
  said: string;
}

const spokenDays: [Role, number][] = [
  ['dayBefore', 2],
  ['yesterday', 1],
  ['today', 0],
];
/** With these a message asks, plans, mends, or tells of one stretch of time. */
const ofWhole: Role[] = [
  ...(['question', 'questionStart', 'advice', 'plan', 'wish', 'habit', 'negation', 'none', 'no', 'corrected'] as const),
  ...([
    'mistaken',
    'change',
    'remove',
    'instead',
    'that',
    'tellMe',
    'twice',
    'notMine',
    'entry',
    'quote',
    'log',
  ] as const),
];
const mostDays = 8;

/** "Mon 70.2 tue 70.0", "2 idli yesterday and poha today": what is told of each day; undefined where it is not told day by day. */
export function readSeveralDays(text: string, today: string): ToldOfDay[] | undefined {
  const message = readMessage(text);
  if (text.includes('?') || ofWhole.some((role) => isSaid(message, role))) return undefined;
  const days = daysSaid(message, today);
  const areSeveral = new Set(days.map(({ daysAgo }) => daysAgo)).size > 1 && days.length <= mostDays;
  if (!areSeveral || days.some(({ daysAgo }) => Number.isNaN(daysAgo))) return undefined;
  const stretches = behindDays(message, days) ?? beforeDays(message, days);
  if (!stretches?.every((stretch) => tells(message, stretch))) return undefined;
  const heading = headingOf(message, days, stretches);
  return days.map(({ daysAgo, from, to }, index) => {
    const stretch = stretches[index] as Span;
    const told = trimmed(message, stretch);
    const of = heading !== '' && isFigureAlone(message, stretch) ? `${heading} ${told}` : told;
    return { daysAgo, text: of, said: `${trimmed(message, { from, to })} ${of}` };
  });
}

function daysSaid(message: Message, today: string): Day[] {
  const { tokens } = message;
  const ofDates = daysNamed(tokens, today);
  // "Mon 70.2 tue 70.0": beside a figure a weekday is no other word.
  const taken = placesOf(ofDates);
  const bare = weekdayPlaces(message).filter((at) => !taken.has(at));
  const dayOfWeek = Temporal.PlainDate.from(today).dayOfWeek - 1;
  const ofWeek = bare.map((at) => {
    const weekday = weekdayOf(tokens[at]?.word ?? '');
    return { daysAgo: (dayOfWeek - weekday + 7) % 7, from: at, to: at + 1 };
  });
  const named = [...ofDates, ...ofWeek];
  const places = placesOf(named);
  const isNamed = (at: number) => places.has(at);
  const spoken: Day[] = [];
  for (let at = 0; at < message.tokens.length; at += 1) {
    const day = isNamed(at) ? undefined : spokenDays.find(([role]) => hasRole(message, at, role));
    let to = at + 1;
    while (day && to < message.tokens.length && hasRole(message, to, day[0]) && !isNamed(to)) to += 1;
    if (day) spoken.push({ daysAgo: day[1], from: at, to });
    if (day) at = to - 1;
  }
  return [...named, ...spoken].sort((one, other) => one.from - other.from);
}

function placesOf(days: Day[]): Set<number> {
  const places = new Set<number>();
  for (const { from, to } of days) for (let at = from; at < to; at += 1) places.add(at);
  return places;
}

const weekdayPlaces = ({ tokens }: Message): number[] =>
  tokens.flatMap(({ word }, at) => {
    const isBeside = tokens[at + 1]?.kind === 'number' || tokens[at - 1]?.kind === 'number';
    return isBeside && weekdayOf(word) >= 0 ? at : [];
  });

/** What stands behind each day; in front of the first one at most a heading: "weight mon 70.2 tue 70". */
function behindDays({ tokens }: Message, days: Day[]): Span[] | undefined {
  const first = days[0]?.from ?? 0;
  if (tokens.slice(0, first).some(({ kind }) => kind === 'number')) return undefined;
  return days.map(({ to }, index) => ({ from: to, to: days[index + 1]?.from ?? tokens.length }));
}

function beforeDays({ tokens }: Message, days: Day[]): Span[] | undefined {
  if (days.at(-1)?.to !== tokens.length) return undefined;
  return days.map(({ from }, index) => ({ from: days[index - 1]?.to ?? 0, to: from }));
}

/** A figure that is no time of day, or a word that is no small talk. */
function tells(message: Message, { from, to }: Span): boolean {
  let hasWord = false;
  for (let at = from; at < to; ) {
    const clock = readClock(message.tokens, at);
    const number = readNumber(message.tokens, at);
    if (number && !clock?.isMarked) return true;
    if (clock?.isMarked) return false;
    hasWord ||= isWord(message, at);
    at += 1;
  }
  return hasWord;
}

const isWord = (message: Message, at: number): boolean => {
  const token = message.tokens[at];
  return token?.kind === 'word' && !isSmallTalk(token) && !hasRole(message, at, 'was');
};

/** A word that names something: none of time, and no unit of a figure. */
const isName = (message: Message, at: number): boolean =>
  isWord(message, at) &&
  !hasRole(message, at, 'unit') &&
  !hasRole(message, at, 'measure') &&
  (message.tokens[at]?.word.length ?? 0) > 1;

function isFigureAlone(message: Message, { from, to }: Span): boolean {
  for (let at = from; at < to; at += 1) if (isName(message, at)) return false;
  return true;
}

/** The words that name what all the figures are of: those before the first day, else those of what is told first. */
function headingOf(message: Message, days: Day[], stretches: Span[]): string {
  const first = days[0]?.from ?? 0;
  const isBefore = (stretches[0]?.from ?? 0) > first && first > 0;
  const { from, to } = isBefore ? { from: 0, to: first } : (stretches[0] as Span);
  const names = isBefore ? isWord : isName;
  const words = message.tokens.slice(from, to).filter((_, index) => names(message, from + index));
  return words.map(({ start, end }) => message.text.slice(start, end)).join(' ');
}

const trimmed = ({ text, tokens }: Message, { from, to }: Span): string =>
  text
    .slice(tokens[from]?.start, tokens[to - 1]?.end)
    .replace(/^[\s,.;:\-–]+|[\s,.;:\-–]+$/g, '')
    .replace(/^(?:and|aur|और)\s+|\s+(?:and|aur|और)$/giu, '');
