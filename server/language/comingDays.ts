import { Temporal } from 'temporal-polyfill';
import { months } from './lexicon.ts';
import { readWordLists } from './phraseLists.ts';
import { readWeekdayList, weekdayAt } from './rhythms/weekdayList.ts';
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

const everyWords = listed('every');
const dayWords = listed('days');
const daily = listed('daily');
const todayWords = listed('today');
const tomorrowWords = listed('tomorrow');
const afterTomorrow = listed('after tomorrow');
const untilBefore = listed('until before');
const untilAfter = listed('until after');
const onWords = listed('before weekdays');
const beforeDays = new Set([...onWords, ...listed('before groups of days')]);
const suffixes = listed('suffixes');
const ordinals = listed('ordinals');
const everyBehind = listed('every behind');
const partsOfMany = listed('parts of many days');

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

/** "till Friday", "kal tak". */
function readUntil(tokens: Token[], at: number, today: string): ComingDays | undefined {
  if (untilBefore.has(wordAt(tokens, at))) {
    const day = readComingDay(tokens, at + 1, today);
    return day && { until: day.date, next: day.next };
  }
  const day = readComingDay(tokens, at, today);
  return day && untilAfter.has(wordAt(tokens, day.next)) ? { until: day.date, next: day.next + 1 } : undefined;
}

/** "every day", "roz". */
function readRepeat(tokens: Token[], at: number): ComingDays | undefined {
  const word = wordAt(tokens, at);
  if (daily.has(word)) return { repeats: true, next: at + 1 };
  const unit = wordAt(tokens, at + 1);
  if (everyWords.has(word) && daily.has(unit)) return { repeats: true, next: at + 2 };
  if (!everyWords.has(word) || !(dayWords.has(unit) || unit === 'single')) return undefined;
  return { repeats: true, next: unit === 'single' ? at + 3 : at + 2 };
}

/** "every Monday", "Mon, Wed and Fri", "Monday to Friday", "on weekends", "on Friday". */
function readWeekdays(tokens: Token[], at: number, today: string): ComingDays | undefined {
  const word = wordAt(tokens, at);
  const isEvery = everyWords.has(word);
  const list = readWeekdayList(tokens, isEvery || beforeDays.has(word) ? at + 1 : at);
  if (!list) return undefined;
  const { days, repeats } = list;
  const next = suffixes.has(wordAt(tokens, list.next)) ? list.next + 1 : list.next;
  const [first = 1] = days;
  if (everyBehind.has(wordAt(tokens, next))) return { days, repeats: true, next: next + 1 };
  if (partsOfMany.has(wordAt(tokens, next))) return { days, repeats: true, next };
  if (isEvery || repeats) return { days, repeats: true, next };
  return { date: nextWeekday(first, today), weekday: first, next };
}

/** "tomorrow", "kal", "on 25 Nov": a day to come. */
function readDate(tokens: Token[], at: number, today: string): ComingDays | undefined {
  const day = readComingDay(tokens, at, today);
  return day && { date: day.date, next: suffixes.has(wordAt(tokens, day.next)) ? day.next + 1 : day.next };
}

/** One day to come: "tomorrow", "Friday", "25 Nov". */
export function readComingDay(tokens: Token[], at: number, today: string): { date: string; next: number } | undefined {
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
  if (tokens[dayAt]?.kind !== 'number') return undefined;
  const day = tokens[dayAt]?.value ?? 0;
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

/** The first such day after today. */
function nextWeekday(weekday: number, today: string): string {
  const ahead = (weekday - Temporal.PlainDate.from(today).dayOfWeek + 7) % 7;
  return addTo(today, ahead === 0 ? 7 : ahead);
}
