import { Temporal } from 'temporal-polyfill';
import { oncePer } from '../lib/oncePer.ts';
import { readClock, readPartOfDay } from './clockTimes.ts';
import { months, weekdayOf, wordsOf } from './lexicon.ts';
import { readNumber } from './numbers.ts';
import { readWordLists } from './phraseLists.ts';
import { type Token, tokenise } from './tokens.ts';
import type { Span } from './words.ts';

const listed = readWordLists(new URL('./times.txt', import.meta.url));

/** A day that a whole message is told of, and the message without its name. */
export interface NamedDay {
  daysAgo: number;
  rest: string;
}

const dayUnits = listed('days of a stretch');
const weekUnits = listed('week');
const backWords = listed('ago');
const lastWords = listed('last of weekdays');
const thatWeek = listed('that week');
const leads = listed('before days');
const ordinals = listed('ordinals');
const suffixes = listed('suffixes of days');
const datedBy = listed('dated by');
/** Full names of regional languages are nothing else; those of English may name a dish. */
const leastRegional = 6;
const asides = listed('asides');
const alsoWords = listed('short for weekdays');
/** Words after which it is the name of a dish, or a stretch of days. */
const percents = listed('percents');
const noDayBefore = listed('no day before');
const noDayAfter = listed('no day after');
const beforeWeakTo = listed('before weak to');
const describing = listed('describing');
const meals = wordsOf('meal');
const partsOfDay = wordsOf('time');
const notBefore = wordsOf('notBefore');
const negations = wordsOf('negation');
const mostDays = 366;
/** "On 31 November" and "on 45 May" are meant as days. */
const largestWritten = 99;

/** The day that a message names apart from today and yesterday: `several` when it names more than one, `none` when no year has it. */
export function readNamedDay(text: string, today: string): NamedDay | 'several' | 'none' | undefined {
  const tokens = tokenise(text);
  const found = daysNamed(tokens, today);
  const isDenied = (day: Day) => found.length > 1 && isDeniedAt(tokens, day);
  const told = found.filter((day) => !isDenied(day));
  const [first] = told;
  if (!first) return undefined;
  if (told.some(({ daysAgo }) => Number.isNaN(daysAgo))) return 'none';
  if (told.some(({ daysAgo }) => daysAgo !== first.daysAgo)) return 'several';
  const pieces = found.reduce((rest, { from, to }) => without(rest, tokens, from, to), text);
  return /[\p{L}\p{N}]/u.test(pieces) ? { daysAgo: first.daysAgo, rest: pieces } : undefined;
}

/** The days that are taken back beside another: "not 17 it was 18th". */
export function deniedDays(text: string, today: string): number[] {
  const tokens = tokenise(text);
  return daysNamed(tokens, today)
    .filter((day) => isDeniedAt(tokens, day) && !Number.isNaN(day.daysAgo))
    .map(({ daysAgo }) => daysAgo);
}

/** The days that tokens name apart from today and yesterday. */
export function daysNamed(tokens: Token[], today: string): Day[] {
  const found: Day[] = [];
  for (let at = 0; at < tokens.length; ) {
    const day =
      readAgo(tokens, at) ??
      readWeekday(tokens, at, today) ??
      readDate(tokens, at, today) ??
      readFigures(tokens, at, today);
    if (day) found.push({ ...day, from: at });
    at = day?.to ?? at + 1;
  }
  return found;
}

/** "Not 17 it was 18th", "mangal nahi budh": the day that is taken back. */
const isDeniedAt = (tokens: Token[], { from, to }: Span): boolean =>
  notBefore.has(wordAt(tokens, from - 1)) || (negations.has(wordAt(tokens, to)) && !notBefore.has(wordAt(tokens, to)));

/** NaN for 31 November. */
export interface Day extends Span {
  daysAgo: number;
}

/** Blanks keep the places of the other tokens. */
function without(text: string, tokens: Token[], from: number, to: number): string {
  const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
}

/** NaN for 31 November. */
type Found = { daysAgo: number; to: number } | undefined;

/** "3 days ago", "a week back", "2 din pehle". */
function readAgo(tokens: Token[], at: number): Found {
  const number = readNumber(tokens, at);
  if (!number || !backWords.has(wordAt(tokens, number.next + 1))) return undefined;
  const unit = wordAt(tokens, number.next);
  const days = dayUnits.has(unit) ? number.value : weekUnits.has(unit) ? number.value * 7 : 0;
  const isWhole = Number.isInteger(days) && days > 0 && days <= mostDays;
  return isWhole ? { daysAgo: days, to: number.next + 2 } : undefined;
}

/** "On Monday", "last Friday", "Somvar ko": the latest such day, today included unless "last" is said. */
function readWeekday(tokens: Token[], at: number, today: string): Found {
  const isLast = lastWords.has(wordAt(tokens, at));
  const isLed = isLast || leads.has(wordAt(tokens, at));
  const named = isLed ? at + 1 : at;
  const weekday = weekdayOf(wordAt(tokens, named));
  const to = suffixes.has(wordAt(tokens, named + 1)) ? named + 2 : named + 1;
  const isBehind = noDayAfter.has(wordAt(tokens, at - 1)) && !beforeWeakTo.has(wordAt(tokens, at - 2));
  const isOfStretch = noDayBefore.has(wordAt(tokens, to)) || isBehind;
  // "Sat 97 %" is told by an oximeter.
  if (alsoWords.has(wordAt(tokens, named)) && percents.has(wordAt(tokens, named + 2))) return undefined;
  const hasTime =
    isOfMeal(wordAt(tokens, to)) || readPartOfDay(tokens, to) !== undefined || readClock(tokens, to)?.isMarked;
  // "Sat" and "sun" are other words at the edge of a message.
  const name = wordAt(tokens, named);
  const isPlaced =
    isLed ||
    hasTime ||
    to > named + 1 ||
    (name.length >= leastRegional && !(name.includes('day') && describing.has(wordAt(tokens, at - 1)))) ||
    (isAtEdge(tokens, at, to) && !(alsoWords.has(name) && tokens[to]?.kind !== 'number'));
  const isOfWeekBefore = thatWeek.has(wordAt(tokens, to)) && weekUnits.has(wordAt(tokens, to + 1));
  if (weekday === -1 || isOfStretch || !(isPlaced || isOfWeekBefore)) return undefined;
  const dayOfWeek = Temporal.PlainDate.from(today).dayOfWeek - 1;
  if (isOfWeekBefore) return { daysAgo: dayOfWeek - weekday + 7, to: to + 2 };
  const back = (dayOfWeek - weekday + 7) % 7;
  return { daysAgo: back === 0 && isLast ? 7 : back, to };
}

/** "On 14 Nov", "November 14th": the latest such date. */
function readDate(tokens: Token[], at: number, today: string): Found {
  let next = wordAt(tokens, at) === 'on' ? at + 1 : at;
  if (wordAt(tokens, next) === 'the') next += 1;
  const monthFirst = monthAt(tokens, next);
  const dayAt = monthFirst === 0 ? next : next + 1;
  const day = tokens[dayAt]?.kind === 'number' ? (tokens[dayAt]?.value ?? 0) : 0;
  next = ordinals.has(wordAt(tokens, dayAt + 1)) ? dayAt + 2 : dayAt + 1;
  if (monthFirst === 0 && wordAt(tokens, next) === 'of') next += 1;
  const month = monthFirst || monthAt(tokens, next);
  const named = monthFirst === 0 ? next + 1 : next;
  const isSuffixed = suffixes.has(wordAt(tokens, named));
  const to = isSuffixed ? named + 1 : named;
  const isFollowed = tokens[to]?.kind === 'word' && !isOfMeal(wordAt(tokens, to));
  const isAlone = isAtEdge(tokens, at, to) && !isFollowed && tokens[to]?.kind !== 'number';
  if (
    !(wordAt(tokens, at) === 'on' || isAlone || isSuffixed) ||
    month === 0 ||
    !Number.isInteger(day) ||
    day < 1 ||
    day > largestWritten
  )
    return undefined;
  return { daysAgo: sinceDate(day, month, today), to };
}

/** The days since the latest such date; NaN where no year has it. */
function sinceDate(day: number, month: number, today: string): number {
  const now = Temporal.PlainDate.from(today);
  const ofThisYear = now.with({ month, day });
  const date = Temporal.PlainDate.compare(ofThisYear, now) > 0 ? ofThisYear.subtract({ years: 1 }) : ofThisYear;
  return date.day === day ? date.until(now).days : Number.NaN;
}

const isOfMeal = (word: string): boolean => meals.has(word) || partsOfDay.has(word);
const fractions = new Set(['1/2', '1/3', '2/3', '1/4', '3/4']);
const datings = listed('datings');

/** "21/11 dinner", "20 tarikh ko", "24th morning", at the beginning of a message, and "on 12th": the latest such date. */
function readFigures(tokens: Token[], at: number, today: string): Found {
  const day = tokens[at]?.kind === 'number' ? (tokens[at]?.value ?? 0) : 0;
  if (!Number.isInteger(day) || day < 1 || day > 31) return undefined;
  const lead = wordAt(tokens, at - 1) === 'the' ? at - 2 : at - 1;
  // "Was 12st 4lb" is a weight in stones.
  const isNumbered = ordinals.has(wordAt(tokens, at + 1)) && tokens[at + 2]?.kind !== 'number';
  const isOn = isNumbered && datedBy.has(wordAt(tokens, lead));
  if (isOn) return dayOfMonth(day, at + 2, tokens, today);
  if (at > 1) return undefined;
  const month = tokens[at + 2]?.value ?? 0;
  const isWritten = wordAt(tokens, at + 1) === '/' && tokens[at + 2]?.kind === 'number' && month >= 1 && month <= 12;
  if (isWritten && Number.isInteger(month)) {
    const isFraction = fractions.has(`${day}/${month}`) || !isOfMeal(wordAt(tokens, at + 3));
    return isFraction ? undefined : { daysAgo: sinceDate(day, month, today), to: at + 3 };
  }
  const isDated = datings.has(wordAt(tokens, at + 1));
  const isNth = isNumbered && (isOfMeal(wordAt(tokens, at + 2)) || suffixes.has(wordAt(tokens, at + 2)));
  return isDated || isNth ? dayOfMonth(day, at + 2, tokens, today) : undefined;
}

/** The latest such day of a month. */
function dayOfMonth(day: number, next: number, tokens: Token[], today: string): NonNullable<Found> {
  const now = Temporal.PlainDate.from(today);
  const ofMonth = now.with({ day: Math.min(day, now.daysInMonth) });
  const date = Temporal.PlainDate.compare(ofMonth, now) > 0 ? now.subtract({ months: 1 }).with({ day }) : ofMonth;
  const to = suffixes.has(wordAt(tokens, next)) ? next + 1 : next;
  return { daysAgo: date.until(now, { largestUnit: 'days' }).days, to };
}

const monthAt = (tokens: Token[], at: number) => months.findIndex((names) => names.has(wordAt(tokens, at))) + 1;
const wordAt = (tokens: Token[], at: number) => tokens[at]?.word ?? '';
const isAtEdge = (tokens: Token[], from: number, to: number) => from === 0 || to > lastTelling(tokens);
const lastTelling = oncePer((tokens: Token[]) =>
  tokens.findLastIndex(({ kind, word }) => kind !== 'mark' && !asides.has(word)),
);
