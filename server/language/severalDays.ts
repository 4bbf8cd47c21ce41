import { Temporal } from 'temporal-polyfill';
import { headingOf, isDenied, isFigureAlone, tells, trimmed } from './dayStretches.ts';
import { readBoth, readChunks } from './daysApart.ts';
import { type Role, weekdayOf } from './lexicon.ts';
import { type Message, readMessage } from './message.ts';
import { type Day, daysNamed } from './namedDay.ts';
import { readWordLists } from './phraseLists.ts';
import { hasRole, isSaid, type Span } from './words.ts';

/** What a message tells of one of its days. */
export interface ToldOfDay {
  daysAgo: number;
  text: string;
  /** The same with the name of the day. */
  said: string;
  /** It says that something was not done: a medicine that was left out, nothing else to be kept. */
  isDenied: boolean;
}

const spokenDays: [Role, number][] = [
  ['dayBefore', 2],
  ['yesterday', 1],
  ['today', 0],
];
/** With these a message asks, plans, mends, or tells of one stretch of time. */
const ofWhole: Role[] = [
  ...(['question', 'questionStart', 'advice', 'plan', 'wish', 'habit', 'corrected'] as const),
  ...(['mistaken', 'change', 'remove', 'instead', 'tellMe', 'twice', 'notMine', 'entry', 'quote', 'log'] as const),
];
const mostDays = 8;

/** "Mon 70.2 tue 70.0", "2 idli yesterday and poha today": what is told of each day; undefined where it is not told day by day. */
export function readSeveralDays(text: string, today: string): ToldOfDay[] | undefined {
  const message = readMessage(text);
  if (text.includes('?') || ofWhole.some((role) => isSaid(message, role))) return undefined;
  const days = daysSaid(message, today);
  if (days.length > mostDays || days.some(({ daysAgo }) => Number.isNaN(daysAgo))) return undefined;
  const apart = readBoth(message, days) ?? readChunks(message, days);
  if (apart) return apart;
  // "That was yesterday" mends; "140, yesterday it was 152" tells.
  if (isSaid(message, 'that')) return undefined;
  if (new Set(days.map(({ daysAgo }) => daysAgo)).size < 2) return undefined;
  const stretches = behindDays(message, days) ?? beforeDays(message, days);
  if (!stretches?.every((stretch) => tells(message, stretch))) return undefined;
  const heading = headingOf(message, days, stretches);
  return days.map(({ daysAgo, from, to }, index) => {
    const stretch = stretches[index] as Span;
    const told = trimmed(message, stretch);
    const isLeftOut = isDenied(message, stretch);
    const of = heading !== '' && (isLeftOut || isFigureAlone(message, stretch)) ? `${heading} ${told}` : told;
    return { daysAgo, text: of, said: `${trimmed(message, { from, to })} ${of}`, isDenied: isLeftOut };
  });
}

/** The days that a text names, in days ago, each once. */
export const daysIn = (text: string, today: string): number[] => [
  ...new Set(daysSaid(readMessage(text), today).map(({ daysAgo }) => daysAgo)),
];

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

/** Whether a figure follows before the next comma. */
function tellsFigure({ tokens }: Message, at: number): boolean {
  const next = tokens.findIndex(({ kind, word }, place) => place > at && (kind === 'number' || /^[,;.!]$/.test(word)));
  return tokens[next]?.kind === 'number';
}

/** Short names of days that other words are written like. */
const otherwise = readWordLists(new URL('./times.txt', import.meta.url))('weekdays like other words');

const weekdayPlaces = (message: Message): number[] =>
  message.tokens.flatMap(({ word }, at) => {
    const [before, after] = [message.tokens[at - 1], message.tokens[at + 1]];
    const isBeside = after?.kind === 'number' || before?.kind === 'number';
    // "MON SUGAR F 156. TUE F 138": at the head of what is told, where it is no other word.
    const isHead = before === undefined || before.kind === 'mark';
    return (isBeside || (isHead && !otherwise.has(word) && tellsFigure(message, at))) && weekdayOf(word) >= 0 ? at : [];
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
