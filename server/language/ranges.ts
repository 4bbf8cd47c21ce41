import { Temporal } from 'temporal-polyfill';
import { months, weekdayOf, wordsOf } from './lexicon.ts';
import { readNumber } from './numbers.ts';
import { phraseFinder, readPhraseLists, readWordLists } from './phraseLists.ts';
import type { Token } from './tokens.ts';

const listed = readWordLists(new URL('./times.txt', import.meta.url));

export const rangeUnits = ['day', 'week', 'month', 'year'] as const;
export type RangeUnit = (typeof rangeUnits)[number];

/** A stretch of local dates, and what it is called. */
export interface Range {
  from: string;
  to: string;
  called:
    | { name: 'today' | 'yesterday' | 'date' | 'span' | 'ever' }
    | { name: 'this' | 'previous'; unit: RangeUnit }
    | { name: 'past'; unit: RangeUnit; count: number }
    | { name: 'since' };
}

interface Read {
  range: Range;
  next: number;
}

const unitWords: Record<RangeUnit, Set<string>> = {
  day: listed('units of days'),
  week: listed('units of weeks'),
  month: listed('units of months'),
  year: listed('units of years'),
};
const thisWords = listed('this');
const previousWords = listed('previous');
const pastWords = listed('past');
const todayWords = new Set([...wordsOf('today'), ...listed('today besides')]);
const yesterdayWords = wordsOf('yesterday');
const beforeWords = wordsOf('dayBefore');
const everWords = listed('ever');
const sinceWords = listed('since');
const possessive = listed('possessive');
const mostUnits = 3_660;

const stretches = readPhraseLists(new URL('./ranges.txt', import.meta.url));
const [latelyAt, fromTheStartAt] = [phraseFinder(stretches('lately')), phraseFinder(stretches('from the start'))];
const daysLately = 7;

const wordAt = (tokens: Token[], at: number) => tokens[at]?.word ?? '';
export const rangeUnitAt = (tokens: Token[], at: number) =>
  rangeUnits.find(
    (unit) => unitWords[unit].has(wordAt(tokens, at).replace(/s$/, '')) || unitWords[unit].has(wordAt(tokens, at)),
  );

/** The range that is named at a token: "this week", "last 3 months", "since Monday", "in October", "kal". */
export function readRange(tokens: Token[], at: number, today: string): Read | undefined {
  const now = Temporal.PlainDate.from(today);
  const read =
    readSpoken(tokens, at, now) ??
    readSince(tokens, at, now) ??
    readPast(tokens, at, now) ??
    readUnit(tokens, at, now) ??
    readDay(tokens, at, now) ??
    readMonth(tokens, at, now);
  // In "pichle 7 din ki sugar" nothing was done.
  return read && possessive.has(wordAt(tokens, read.next)) ? { ...read, next: read.next + 1 } : read;
}

function spanOf(from: Temporal.PlainDate, to: Temporal.PlainDate, called: Range['called']): Range {
  return { from: from.toString(), to: to.toString(), called };
}

/** "These days", "since the start". */
function readSpoken(tokens: Token[], at: number, now: Temporal.PlainDate): Read | undefined {
  const ever = fromTheStartAt(tokens, at);
  if (ever > 0) return { range: everUntil(now), next: at + ever };
  const recent = latelyAt(tokens, at);
  if (recent === 0) return undefined;
  const called = { name: 'past', unit: 'day', count: daysLately } as const;
  return { range: spanOf(now.subtract({ days: daysLately - 1 }), now, called), next: at + recent };
}

/** "Since Monday", "since 1 November", "Monday se": until today. */
function readSince(tokens: Token[], at: number, now: Temporal.PlainDate): Read | undefined {
  const leads = sinceWords.has(wordAt(tokens, at));
  const start = leads ? at + 1 : at;
  const day = readDate(tokens, start, now) ?? readWeekday(tokens, start, now) ?? readMonthStart(tokens, start, now);
  if (!day) return undefined;
  const trails = /^(?:se|से)$/.test(wordAt(tokens, day.next));
  if (!leads && !trails) return undefined;
  return { range: spanOf(day.date, now, { name: 'since' }), next: trails ? day.next + 1 : day.next };
}

/** "Last 7 days", "past two weeks", "pichle 3 mahine": until today. */
function readPast(tokens: Token[], at: number, now: Temporal.PlainDate): Read | undefined {
  const lead = wordAt(tokens, at) === 'the' ? at + 1 : at;
  const first = pastWords.has(wordAt(tokens, lead)) ? lead + 1 : -1;
  // "In a day" is every day, and no span.
  const isEvery = /^(?:in|over)$/.test(wordAt(tokens, lead)) && /^an?$/.test(wordAt(tokens, first));
  const number = first > 0 && !isEvery ? readNumber(tokens, first) : undefined;
  const unit = number && rangeUnitAt(tokens, number.next);
  if (!number || !unit || !Number.isInteger(number.value) || number.value < 1 || number.value > mostUnits)
    return undefined;
  const from = now.subtract({ [`${unit}s`]: number.value }).add({ days: 1 });
  return { range: spanOf(from, now, { name: 'past', unit, count: number.value }), next: number.next + 1 };
}

/** "This week", "last month", "is saal", "my week". */
function readUnit(tokens: Token[], at: number, now: Temporal.PlainDate): Read | undefined {
  const [first, second] = [wordAt(tokens, at), rangeUnitAt(tokens, at + 1)];
  if (second && previousWords.has(first)) return { range: previousOf(second, now), next: at + 2 };
  if (second && thisWords.has(first)) return { range: currentOf(second, now), next: at + 2 };
  const alone = rangeUnitAt(tokens, at);
  if (alone && alone !== 'day') return { range: currentOf(alone, now), next: at + 1 };
  return undefined;
}

function currentOf(unit: RangeUnit, now: Temporal.PlainDate): Range {
  if (unit === 'day') return spanOf(now, now, { name: 'today' });
  return spanOf(startOf(unit, now), now, { name: 'this', unit });
}

function previousOf(unit: RangeUnit, now: Temporal.PlainDate): Range {
  const to = startOf(unit, now).subtract({ days: 1 });
  if (unit === 'day') return spanOf(to, to, { name: 'yesterday' });
  return spanOf(startOf(unit, to), to, { name: 'previous', unit });
}

function startOf(unit: RangeUnit, date: Temporal.PlainDate): Temporal.PlainDate {
  if (unit === 'week') return date.subtract({ days: date.dayOfWeek - 1 });
  if (unit === 'month') return date.with({ day: 1 });
  return unit === 'year' ? date.with({ month: 1, day: 1 }) : date;
}

function readDay(tokens: Token[], at: number, now: Temporal.PlainDate): Read | undefined {
  const word = wordAt(tokens, at);
  const next = possessive.has(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
  if (word === 'last' && wordAt(tokens, at + 1) === 'night') return { range: currentOf('day', now), next: at + 2 };
  if (word === 'all' && /^(?:time|days)$/.test(wordAt(tokens, at + 1))) return { range: everUntil(now), next: at + 2 };
  if (todayWords.has(word)) return { range: currentOf('day', now), next };
  if (yesterdayWords.has(word)) return { range: previousOf('day', now), next };
  if (everWords.has(word)) return { range: everUntil(now), next: at + 1 };
  const named = beforeWords.has(word) ? { date: now.subtract({ days: 2 }), next } : undefined;
  const day = named ?? readDate(tokens, at, now) ?? readWeekday(tokens, at, now);
  return day && { range: spanOf(day.date, day.date, { name: 'date' }), next: day.next };
}

const everUntil = (now: Temporal.PlainDate): Range => spanOf(now.subtract({ years: 10 }), now, { name: 'ever' });

interface NamedDate {
  date: Temporal.PlainDate;
  next: number;
}

/** "14 Nov", "November 14th": the latest such date. */
function readDate(tokens: Token[], at: number, now: Temporal.PlainDate): NamedDate | undefined {
  const lead = /^(?:on|the)$/.test(wordAt(tokens, at)) ? at + 1 : at;
  const isMonthFirst = monthAt(tokens, lead) > 0;
  const dayAt = isMonthFirst ? lead + 1 : lead;
  const token = tokens[dayAt];
  const after = /^(?:st|nd|rd|th)$/.test(wordAt(tokens, dayAt + 1)) ? dayAt + 2 : dayAt + 1;
  const month = isMonthFirst ? monthAt(tokens, lead) : monthAt(tokens, after);
  const day = token?.kind === 'number' ? token.value : 0;
  if (month === 0 || !Number.isInteger(day) || day < 1 || day > 31) return undefined;
  const date = latest(now, month, day);
  return date.day === day ? { date, next: isMonthFirst ? after : after + 1 } : undefined;
}

function readWeekday(tokens: Token[], at: number, now: Temporal.PlainDate): NamedDate | undefined {
  const lead = /^(?:on|last|this|pichle|is)$/.test(wordAt(tokens, at)) ? at + 1 : at;
  const weekday = weekdayOf(wordAt(tokens, lead));
  if (weekday === -1) return undefined;
  const back = (now.dayOfWeek - 1 - weekday + 7) % 7;
  const isEarlier = back === 0 && wordAt(tokens, at) === 'last';
  return { date: now.subtract({ days: isEarlier ? 7 : back }), next: lead + 1 };
}

function readMonthStart(tokens: Token[], at: number, now: Temporal.PlainDate): NamedDate | undefined {
  const month = monthAt(tokens, at);
  return month > 0 ? { date: latest(now, month, 1), next: at + 1 } : undefined;
}

/** "In October", "October": the latest such month. "May" needs the "in". */
function readMonth(tokens: Token[], at: number, now: Temporal.PlainDate): Read | undefined {
  const isLed = /^(?:in|of|for|during)$/.test(wordAt(tokens, at));
  const month = monthAt(tokens, isLed ? at + 1 : at);
  if (month === 0 || (!isLed && wordAt(tokens, at) === 'may')) return undefined;
  const from = latest(now, month, 1);
  const end = from.add({ months: 1 }).subtract({ days: 1 });
  const to = Temporal.PlainDate.compare(end, now) > 0 ? now : end;
  return { range: spanOf(from, to, { name: 'span' }), next: isLed ? at + 2 : at + 1 };
}

const monthAt = (tokens: Token[], at: number) => months.findIndex((names) => names.has(wordAt(tokens, at))) + 1;

function latest(now: Temporal.PlainDate, month: number, day: number): Temporal.PlainDate {
  const ofThisYear = now.with({ month, day });
  return Temporal.PlainDate.compare(ofThisYear, now) > 0 ? ofThisYear.subtract({ years: 1 }) : ofThisYear;
}

/** The stretch of the same kind just before; for a comparison that names none. */
export function rangeBefore({ from, to, called }: Range): Range {
  const [start, end] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)];
  if (called.name === 'this' || called.name === 'previous') return previousOf(called.unit, end);
  if (called.name === 'today') return previousOf('day', end);
  const days = start.until(end).days + 1;
  return spanOf(start.subtract({ days }), start.subtract({ days: 1 }), { name: days === 1 ? 'date' : 'span' });
}
