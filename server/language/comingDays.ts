import { Temporal } from 'temporal-polyfill';
import { months, weekdayOf } from './lexicon.ts';
import { readNumber } from './numbers.ts';
import { readWordLists } from './phraseLists.ts';
import type { Token } from './tokens.ts';

const listed = readWordLists(new URL('./times.txt', import.meta.url));

/** What a message says of the days on which something is to happen. */
export interface ComingDays {
  /** Monday is 1. */
  days?: number[];
  /** It comes again and again: "every", "roz", "Mondays". */
  repeats?: true;
  /** The one day on which it is to happen, and its weekday where that was said. */
  date?: string;
  weekday?: number;
  until?: string;
  next: number;
}

const plurals = listed('plurals');
const everyWords = listed('every');
const dayWords = listed('days');
const weekWords = listed('week');
const monthWords = listed('month');
const daily = listed('daily');
const todayWords = listed('today');
const tomorrowWords = listed('tomorrow');
const afterTomorrow = listed('after tomorrow');
const untilBefore = listed('until before');
const untilAfter = listed('until after');
const listLinks = new Set([',', ...listed('list links')]);
const rangeLinks = listed('range links');
const onWords = listed('before weekdays');
const suffixes = listed('suffixes');
const forWords = listed('before durations');
const ordinals = listed('ordinals');

const wordAt = (tokens: Token[], at: number) => tokens[at]?.word ?? '';
const addTo = (date: string, days: number) => Temporal.PlainDate.from(date).add({ days }).toString();

/** What is said of days at a token, seen from the person's local date; undefined when nothing is. */
export const readComingDays = (tokens: Token[], at: number, today: string): ComingDays | undefined =>
  readUntil(tokens, at, today) ??
  readRepeat(tokens, at) ??
  readWeekdays(tokens, at, today) ??
  readDate(tokens, at, today);

/** "What should I eat tomorrow", "kal kya khau": of a message that speaks of what is to come. */
export const saysTomorrow = (tokens: Token[]): boolean =>
  tokens.some(({ word }) => tomorrowWords.has(word)) && !tokens.some(({ word }) => todayWords.has(word));

/** "till Friday", "kal tak", "for 5 days", "ek hafte tak". */
function readUntil(tokens: Token[], at: number, today: string): ComingDays | undefined {
  if (untilBefore.has(wordAt(tokens, at))) {
    const day = readDay(tokens, at + 1, today);
    return day && { until: day.date, next: day.next };
  }
  const isFor = forWords.has(wordAt(tokens, at));
  const span = readSpan(tokens, isFor ? at + 1 : at);
  if (span && (isFor || untilAfter.has(wordAt(tokens, span.next)))) {
    const next = untilAfter.has(wordAt(tokens, span.next)) ? span.next + 1 : span.next;
    return { until: addTo(today, span.days - 1), next };
  }
  const day = readDay(tokens, at, today);
  return day && untilAfter.has(wordAt(tokens, day.next)) ? { until: day.date, next: day.next + 1 } : undefined;
}

function readSpan(tokens: Token[], at: number): { days: number; next: number } | undefined {
  const number = readNumber(tokens, at);
  const unit = number && wordAt(tokens, number.next);
  if (!number || !unit || !Number.isInteger(number.value)) return undefined;
  const length = dayWords.has(unit) ? 1 : weekWords.has(unit) ? 7 : monthWords.has(unit) ? 30 : 0;
  return length > 0 && number.value <= 366 ? { days: number.value * length, next: number.next + 1 } : undefined;
}

/** "every day", "roz", "weekdays", "on weekends". */
function readRepeat(tokens: Token[], at: number): ComingDays | undefined {
  const word = wordAt(tokens, at);
  if (daily.has(word)) return { repeats: true, next: at + 1 };
  const isEvery = everyWords.has(word);
  const unitAt = isEvery || onWords.has(word) || forWords.has(word) ? at + 1 : at;
  const unit = wordAt(tokens, unitAt);
  if (isEvery && (dayWords.has(unit) || unit === 'single'))
    return { repeats: true, next: unit === 'single' ? unitAt + 2 : unitAt + 1 };
  if (/^weekdays?$/.test(unit)) return { days: [1, 2, 3, 4, 5], repeats: true, next: unitAt + 1 };
  return /^weekends?$/.test(unit) ? { days: [6, 7], repeats: true, next: unitAt + 1 } : undefined;
}

/** "every Monday", "Mon, Wed and Fri", "Monday to Friday", "on Friday". */
function readWeekdays(tokens: Token[], at: number, today: string): ComingDays | undefined {
  const isEvery = everyWords.has(wordAt(tokens, at));
  let next = isEvery || onWords.has(wordAt(tokens, at)) ? at + 1 : at;
  const first = weekdayAt(tokens, next);
  if (first === 0) return undefined;
  const days = [first];
  let repeats = isEvery || plurals.has(wordAt(tokens, next));
  next += 1;
  const last = rangeLinks.has(wordAt(tokens, next)) ? weekdayAt(tokens, next + 1) : 0;
  if (last > 0) {
    for (let day = first; day !== last; days.push(day)) day = (day % 7) + 1;
    return { days, repeats: true, next: next + 2 };
  }
  for (;;) {
    let other = next;
    while (other < next + 2 && listLinks.has(wordAt(tokens, other))) other += 1;
    const day = weekdayAt(tokens, other);
    if (day === 0 || days.includes(day)) break;
    days.push(day);
    repeats ||= plurals.has(wordAt(tokens, other));
    next = other + 1;
  }
  if (suffixes.has(wordAt(tokens, next))) next += 1;
  if (repeats || days.length > 1) return { days, repeats: true, next };
  return { date: nextWeekday(first, today), weekday: first, next };
}

/** "tomorrow", "kal", "on 25 Nov": a day to come. */
function readDate(tokens: Token[], at: number, today: string): ComingDays | undefined {
  const day = readDay(tokens, at, today);
  return day && { date: day.date, next: suffixes.has(wordAt(tokens, day.next)) ? day.next + 1 : day.next };
}

function readDay(tokens: Token[], at: number, today: string): { date: string; next: number } | undefined {
  const word = wordAt(tokens, at);
  if (todayWords.has(word)) return { date: today, next: at + 1 };
  if (tomorrowWords.has(word)) return { date: addTo(today, 1), next: at + 1 };
  if (afterTomorrow.has(word)) return { date: addTo(today, 2), next: at + 1 };
  if (word === 'day' && wordAt(tokens, at + 1) === 'after' && tomorrowWords.has(wordAt(tokens, at + 2)))
    return { date: addTo(today, 2), next: at + 3 };
  const from = onWords.has(word) ? at + 1 : at;
  const weekday = weekdayAt(tokens, from);
  if (weekday > 0) return { date: nextWeekday(weekday, today), next: from + 1 };
  return readMonthDay(tokens, from, today);
}

/** "25 Nov", "November 25th": this year's, or next year's where it is over. */
function readMonthDay(tokens: Token[], at: number, today: string): { date: string; next: number } | undefined {
  const monthAt = (place: number) => months.findIndex((names) => names.has(wordAt(tokens, place))) + 1;
  const isMonthFirst = monthAt(at) > 0;
  const dayAt = isMonthFirst ? at + 1 : at;
  const day = tokens[dayAt]?.kind === 'number' ? (tokens[dayAt]?.value ?? 0) : 0;
  let next = ordinals.has(wordAt(tokens, dayAt + 1)) ? dayAt + 2 : dayAt + 1;
  const month = isMonthFirst ? monthAt(at) : monthAt(next);
  if (!isMonthFirst) next += 1;
  if (month === 0 || !Number.isInteger(day) || day < 1 || day > 31) return undefined;
  const now = Temporal.PlainDate.from(today);
  const date = now.with({ month, day });
  // There is no 31 November.
  if (date.day !== day) return undefined;
  return { date: (Temporal.PlainDate.compare(date, now) < 0 ? date.add({ years: 1 }) : date).toString(), next };
}

const weekdayAt = (tokens: Token[], at: number): number => {
  const word = wordAt(tokens, at);
  return weekdayOf(word) + 1;
};

/** The first such day after today. */
function nextWeekday(weekday: number, today: string): string {
  const ahead = (weekday - Temporal.PlainDate.from(today).dayOfWeek + 7) % 7;
  return addTo(today, ahead === 0 ? 7 : ahead);
}
