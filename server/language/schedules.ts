import { oncePer } from '../lib/oncePer.ts';
import type { ReadClock } from './clockFigures.ts';
import { type PartOfDay, readClock, readPartOfDay } from './clockTimes.ts';
import { readComingDay, readComingDays } from './comingDays.ts';
import { readDuration } from './durations.ts';
import { wordsOf } from './lexicon.ts';
import { readMeal } from './mealHours.ts';
import { readNumber } from './numbers.ts';
import { readWordLists } from './phraseLists.ts';
import { isReminding } from './reminding.ts';
import { comingMonthDay, readMonthDays } from './rhythms/monthDays.ts';
import { noRhythm, type Rhythm, readRhythm } from './rhythms/rhythm.ts';
import { type Doubt, settleRhythm } from './rhythms/settleRhythm.ts';
import { addSpan, readDaysAhead, readLength, type Span, startsBefore, startsBehind } from './rhythms/spans.ts';
import { weekdayAt } from './rhythms/weekdayList.ts';
import { takeBack } from './takenBack.ts';
import { tieTimes } from './tiedTimes.ts';
import type { Token } from './tokens.ts';

const listed = readWordLists(new URL('./times.txt', import.meta.url));

/** When something is to happen, as a message tells it. */
export interface ReadSchedule {
  clocks: ReadClock[];
  /** "every morning", "subah shaam". */
  parts: PartOfDay[];
  /** Minutes after midnight of what is told by meals: "after breakfast and dinner". */
  atMeals: number[];
  everyMin: number | undefined;
  window: [from: ReadClock, to: ReadClock] | undefined;
  /** "till 8 pm" of what comes every few hours. */
  endsAt: ReadClock | undefined;
  /** "in 20 minutes". */
  inMin: number | undefined;
  /** "twice a day". */
  timesPerDay: number | undefined;
  days: number[];
  repeats: boolean;
  date: string | undefined;
  /** Of that date, where it was told by its weekday. */
  weekday: number | undefined;
  until: string | undefined;
  /** "For 5 days", which `until` is reckoned from. */
  length: Span | undefined;
  /** "From Monday", "kal se". */
  startDate: string | undefined;
  rhythm: Rhythm;
  /** What is to be asked before anything is set. */
  doubt: Doubt | undefined;
  /** Times of the clock with something else between them: "at 8 a walk and at 9 my tablet". */
  isScattered: boolean;
  /** By the places of the tokens: 1 where they tell of the time. */
  taken: Uint8Array;
}

/** Where a time of a day was told. */
export interface TimePlace {
  kind: 'clock' | 'part' | 'meal';
  at: number;
  next: number;
}

/** What is gathered while a message is read. */
export interface Draft extends ReadSchedule {
  today: string;
  /** Told singly: "on Monday". */
  weekdays: number[];
  dates: string[];
  bare: { span: Span; at: number; next: number }[];
  /** "Daily", "every day". */
  isDaily: boolean;
  /** In which order days and times were told. */
  order: ('day' | 'clock')[];
  places: TimePlace[];
}

const everyWords = listed('every');
const beforeGiving = listed('before giving');
const oclock = wordsOf('oclock', 'weakToo');
const units = wordsOf('unit');
const rangeLinks = listed('range links');
export const wakingCalls = listed('calls to wake');
/** "Remind me to". */
export const wishLinks = listed('links of wishes');
const clockLinks = new Set([',', ...listed('clock links')]);
const untilBefore = listed('until before');
const untilAfter = listed('until after');
const hourWords = wordsOf('hour');
const afterEvery = listed('after every');
const inWords = listed('in');
const laterWords = listed('later');
const fromNow = listed('from now');
const nowWords = listed('now');
const nights = listed('nights');
const untilWords = listed('until');
const untilOfIntervals = listed('until of intervals');
const apartWords = listed('apart');
const hoursOfEvery = listed('hours of every');
const endWords = listed('end');
const fromWords = listed('from');
const wordAt = (tokens: Token[], at: number) => tokens[at]?.word ?? '';

type Reader = (tokens: Token[], at: number, read: Draft) => number | undefined;
/** In the order in which they are tried. */
const readers: Reader[] = [
  ...[readDoses, readRhythm, readWindow, readInterval, readEnd, readDelay, readStart, readLengthOrDay, readDays],
  ...[readDatesOfMonth, readMeal, readTime],
];

/** Reads when, and leaves what else the message says: its tokens are those that are not taken. */
export function readSchedule(tokens: Token[], today: string): ReadSchedule {
  const read: Draft = {
    ...{ clocks: [], parts: [], atMeals: [], days: [], repeats: false, taken: new Uint8Array(tokens.length) },
    ...{ everyMin: undefined, window: undefined, endsAt: undefined, inMin: undefined, timesPerDay: undefined },
    ...{ date: undefined, weekday: undefined, until: undefined, startDate: undefined, rhythm: noRhythm() },
    ...{ doubt: undefined, today, weekdays: [], dates: [], length: undefined, bare: [], isDaily: false, order: [] },
    ...{ isScattered: false, places: [] },
  };
  for (let at = 0; at < tokens.length; ) {
    const next = isGiving(tokens, at) ? undefined : readAt(tokens, at, read);
    if (next !== undefined) read.taken.fill(1, at, next);
    at = next ?? at + 1;
  }
  takeBareLength(tokens, read);
  takeBack(tokens, read);
  tieTimes(tokens, read);
  // Who is to be woken at 5:30 sleeps before it.
  const isWoken = tokens.some(({ word }) => wakingCalls.has(word));
  if (isWoken && read.clocks.length > 0 && read.parts.length === 0) read.parts.push('morning');
  return settleRhythm(read);
}

function readAt(tokens: Token[], at: number, read: Draft): number | undefined {
  const told = () => [read.clocks.length, read.parts.length, read.atMeals.length];
  const counted = () => [
    read.days.length + read.weekdays.length + read.rhythm.except.length + (read.isDaily ? 1 : 0),
    told().reduce((sum, count) => sum + count, 0),
  ];
  const [before, toldBefore] = [counted(), told()];
  for (const reader of readers) {
    const next = reader(tokens, at, read);
    if (next === undefined) continue;
    const after = counted();
    const kinds = (['day', 'clock'] as const).filter((_, kind) => after[kind] !== before[kind]);
    read.order.push(...kinds.filter((kind) => read.order.at(-1) !== kind));
    const kind = (['clock', 'part', 'meal'] as const).find((_, index) => told()[index] !== toldBefore[index]);
    if (kind) read.places.push({ kind, at, next });
    return next;
  }
  return undefined;
}

/** The "do" of "yaad dila do 9 baje" is no 2. */
const isGiving = (tokens: Token[], at: number): boolean =>
  /^(?:do|दो)$/.test(wordAt(tokens, at)) &&
  beforeGiving.has(wordAt(tokens, at - 1)) &&
  !oclock.has(wordAt(tokens, at + 1));

/** "From tomorrow", "kal se", "somvar se", "1 tarikh se". */
function readStart(tokens: Token[], at: number, read: Draft): number | undefined {
  const lead = startsBefore(tokens, at);
  const day = readComingDay(tokens, at + lead, read.today);
  if (!day || read.startDate) return undefined;
  const behind = startsBehind(tokens, day.next);
  const isRange = weekdayAt(tokens, day.next + 1) > 0 && rangeLinks.has(wordAt(tokens, day.next));
  if ((lead === 0 && behind === 0) || (isRange && weekdayAt(tokens, day.next - 1) > 0)) return undefined;
  read.startDate = day.date;
  return day.next + behind;
}

/** "For 5 days" ends it; "in 3 days" is the day on which it is. */
function readLengthOrDay(tokens: Token[], at: number, read: Draft): number | undefined {
  const ahead = readDaysAhead(tokens, at);
  if (ahead) {
    read.dates.push(addSpan(read.today, ahead.span));
    return ahead.next;
  }
  const found = readLength(tokens, at);
  if (!found || read.length) return undefined;
  if (found.isLed) read.length = found.span;
  else read.bare.push({ ...found, at });
  return found.isLed ? found.next : undefined;
}

/** "TDS 3 din", "azithral 3 days at 9 pm": a length with nothing around it that says so. */
function takeBareLength(tokens: Token[], read: Draft): void {
  const [found, other] = read.bare;
  const isTold = [...read.clocks, ...read.parts, ...read.atMeals].length > 0 || read.repeats || read.everyMin;
  if (!found || other || read.length || !isTold || read.taken.slice(found.at, found.next).some((taken) => taken))
    return;
  const follows = tokens[found.next];
  if (follows?.kind === 'word' && !read.taken[found.next] && !isReminding(tokens, found.next)) return;
  read.length = found.span;
  read.taken.fill(1, found.at, found.next);
}

function readDatesOfMonth(tokens: Token[], at: number, read: Draft): number | undefined {
  const isUntil = untilBefore.has(wordAt(tokens, at));
  const found = readMonthDays(tokens, isUntil ? at + 1 : at);
  const [day = 1, ...others] = found?.days ?? [];
  if (!found) return undefined;
  const follows = wordAt(tokens, found.next);
  if (others.length === 0 && (isUntil || untilAfter.has(follows))) {
    read.until ??= comingMonthDay(day, read.today);
    return isUntil ? found.next : found.next + 1;
  }
  const starts = startsBehind(tokens, found.next);
  if (others.length === 0 && (starts > 0 || startsBefore(tokens, at - 1) > 0)) {
    read.startDate ??= comingMonthDay(day, read.today);
    return found.next + starts;
  }
  read.rhythm.monthDays.push(...found.days);
  return found.next;
}

/** "9 se 9 tak", "from 9 am to 9 pm", "between 8 and 10". */
function readWindow(tokens: Token[], at: number, read: ReadSchedule): number | undefined {
  const isLed = fromWords.has(wordAt(tokens, at));
  const first = readClock(tokens, isLed ? at + 1 : at);
  const link = first ? wordAt(tokens, first.next) : '';
  const isLink = untilWords.has(link) || (untilOfIntervals.has(link) && saysInterval(tokens));
  if (!first || read.window || !isLink) return undefined;
  const isOpen = wordAt(tokens, first.next) === 'and' && wordAt(tokens, at) !== 'between';
  const last = isOpen ? undefined : readClock(tokens, first.next + 1);
  if (!last) return undefined;
  read.window = [first, last];
  return untilAfter.has(wordAt(tokens, last.next)) ? last.next + 1 : last.next;
}

/** "every 2 hours", "har do ghante mein", "hourly", "har ghante", "2-2 ghante". */
function readInterval(tokens: Token[], at: number, read: Partial<ReadSchedule>): number | undefined {
  if (wordAt(tokens, at) === 'hourly') {
    read.everyMin = 60;
    return at + 1;
  }
  const number = readNumber(tokens, at);
  const isDoubled =
    number && wordAt(tokens, number.next) === '-' && readNumber(tokens, number.next + 1)?.value === number.value;
  const isEvery = everyWords.has(wordAt(tokens, at));
  const apart = isEvery ? undefined : readDuration(tokens, at);
  if (apart && apartWords.has(wordAt(tokens, apart.next))) {
    read.everyMin = Math.round(apart.minutes);
    return apart.next + 1;
  }
  if (!isEvery && !isDoubled) return undefined;
  const from = isDoubled ? number.next + 1 : at + 1;
  const isHour = hourWords.has(wordAt(tokens, from));
  const duration = isHour
    ? { minutes: 60, next: from + 1 }
    : (readDuration(tokens, from) ?? (isEvery ? hoursOfClock(tokens, from) : undefined));
  if (!duration) return undefined;
  read.everyMin = Math.round(duration.minutes);
  let { next } = duration;
  while (next < duration.next + 2 && afterEvery.has(wordAt(tokens, next))) next += 1;
  return next;
}

/** "Prathi 2 gantalaki", "prati gantege": with "every", the word of a time of the clock counts hours. */
function hoursOfClock(tokens: Token[], at: number): { minutes: number; next: number } | undefined {
  const number = readNumber(tokens, at);
  const unit = number?.counted ? number.next : at;
  return hoursOfEvery.has(wordAt(tokens, unit)) ? { minutes: 60 * (number?.value ?? 1), next: unit + 1 } : undefined;
}

const saysInterval = oncePer((tokens: Token[]): boolean =>
  tokens.some((_, at) => readInterval(tokens, at, {}) !== undefined),
);

/** "till 8 pm", "8 baje tak". */
function readEnd(tokens: Token[], at: number, read: ReadSchedule): number | undefined {
  const isInterval = read.everyMin !== undefined || saysInterval(tokens);
  if (!isInterval || read.window || read.endsAt) return undefined;
  const isLed = endWords.has(wordAt(tokens, at));
  const clock = readClock(tokens, isLed ? at + 1 : at);
  const isFollowed = clock !== undefined && untilAfter.has(wordAt(tokens, clock.next));
  if (!clock || !(isLed || (isFollowed && clock.isMarked))) return undefined;
  read.endsAt = clock;
  return isFollowed ? clock.next + 1 : clock.next;
}

/** "in 20 minutes", "2 ghante baad", "half an hour from now". */
function readDelay(tokens: Token[], at: number, read: ReadSchedule): number | undefined {
  const isLed = inWords.has(wordAt(tokens, at));
  const duration = readDuration(tokens, isLed ? at + 1 : at);
  if (!duration) return undefined;
  let { next } = duration;
  const isFromNow = fromNow.has(wordAt(tokens, next)) && nowWords.has(wordAt(tokens, next + 1));
  if (isFromNow) next += 2;
  else if (wordAt(tokens, next) === 'ke' || wordAt(tokens, next) === 'के') next += 1;
  const isLater = laterWords.has(wordAt(tokens, next));
  if (isLater) next += 1;
  if (!isLed && !isFromNow && !isLater) return undefined;
  read.inMin = Math.round(duration.minutes);
  return next;
}

/** "1-0-1": doses of morning, noon and night. */
function readDoses(tokens: Token[], at: number, read: ReadSchedule): number | undefined {
  const words = tokens.slice(at, at + 5).map(({ word }) => word);
  if (!/^[01](?:-[01]){2}$/.test(words.join('')) || words.length < 5 || tokens[at + 5]?.word === '-') return undefined;
  const given = [0, 2, 4].flatMap((place, index) => (words[place] === '1' ? [index] : []));
  read.parts.push(...given.map((index) => (['morning', 'noon', 'night'] as const)[index] ?? 'night'));
  read.repeats = true;
  return at + 5;
}

function readDays(tokens: Token[], at: number, read: Draft): number | undefined {
  const found = readComingDays(tokens, at, read.today);
  if (!found) {
    // "every morning": the part of the day follows.
    if (!everyWords.has(wordAt(tokens, at)) || !readPartOfDay(tokens, at + 1)) return undefined;
    read.repeats = true;
    return at + 1;
  }
  read.days.push(...(found.days ?? []).filter((day) => !read.days.includes(day)));
  read.repeats ||= found.repeats ?? false;
  read.isDaily ||= found.repeats === true && found.days === undefined;
  if (found.date) read.dates.push(found.date);
  if (found.weekday) read.weekdays.push(found.weekday);
  read.until ??= found.until;
  if (nights.has(wordAt(tokens, at))) read.parts.push('night');
  return found.next;
}

/** A clock time, told or in a list of them, or a part of the day. */
function readTime(tokens: Token[], at: number, read: ReadSchedule): number | undefined {
  const isMoved = wordAt(tokens, at) === 'to' && readClock(tokens, at + 1)?.next === tokens.length;
  const isLed = isMoved || fromWords.has(wordAt(tokens, at));
  const clock = readClock(tokens, isLed ? at + 1 : at);
  // "At half past 9 pm 4 the statin": what is followed by another word is no time.
  const isLast = clock !== undefined && tokens[clock.next]?.kind !== 'word';
  const follows = isLast && read.clocks.length > 0 && read.taken[at - 1] === 1;
  const isListed = read.clocks.length > 0 && clockLinks.has(wordAt(tokens, at - 1)) && read.taken[at - 2] === 1;
  // "Raat ko teen chamach": three spoons.
  const follower = clock && wordAt(tokens, clock.next);
  const isCount = clock && follower && !clock.isMarked && (units.has(follower) || hourWords.has(follower));
  const isTold =
    clock && !isCount && (clock.isMarked || isLed || follows || isListed || wordAt(tokens, clock.next) === 'ko');
  if (clock && (isTold || leadsList(tokens, clock))) {
    if (isListed) read.taken[at - 1] = 1;
    read.clocks.push(clock);
    return clock.next;
  }
  const part = readPartOfDay(tokens, at);
  if (!part) return undefined;
  read.parts.push(part.part);
  return /^(?:ko|को|me|mein|में)$/.test(wordAt(tokens, part.next)) ? part.next + 1 : part.next;
}

/** The first of "8 and 8 pm", "aath aur raat dus baje" and "9 and 9", which is twice a day. */
function leadsList(tokens: Token[], clock: ReadClock): boolean {
  if (!clockLinks.has(wordAt(tokens, clock.next))) return false;
  const other = readClock(tokens, clock.next + 1);
  return other !== undefined && (other.isMarked || other.minutes === clock.minutes || leadsList(tokens, other));
}
