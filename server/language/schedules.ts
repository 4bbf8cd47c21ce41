import { oncePer } from '../lib/oncePer.ts';
import { type PartOfDay, type ReadClock, readClock, readPartOfDay } from './clockTimes.ts';
import { type ComingDays, readComingDays } from './comingDays.ts';
import { readDuration } from './durations.ts';
import { wordsOf } from './lexicon.ts';
import { readNumber } from './numbers.ts';
import { readWordLists } from './phraseLists.ts';
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
  /** By the places of the tokens: 1 where they tell of the time. */
  taken: Uint8Array;
}

const everyWords = listed('every');
const hourWords = wordsOf('hour');
const afterEvery = listed('after every');
const inWords = listed('in');
const laterWords = listed('later');
const fromNow = listed('from now');
const nowWords = listed('now');
const untilWords = listed('until');
const endWords = listed('end');
const fromWords = listed('from');
const beforeWords = listed('before');
const afterWords = listed('after');
const mealLinks = new Set([',', ...listed('meal links')]);
const perDay: [number, Set<string>][] = [
  [1, listed('per day 1')],
  [2, listed('per day 2')],
  [3, listed('per day 3')],
  [4, listed('per day 4')],
];
const dayWords = listed('day');
const timesWords = listed('times');
/** Usual hours of the meals, and of getting up and going to bed, in minutes after midnight. */
const mealTimes: [minutes: number, Set<string>][] = [
  [8 * 60 + 30, wordsOf('breakfast')],
  [13 * 60 + 30, wordsOf('lunch')],
  [20 * 60 + 30, wordsOf('dinner')],
  [22 * 60 + 30, listed('bedtime')],
];
const wakingWords = listed('waking');
const emptyStomach = listed('empty stomach');
const wakingMinutes = 7 * 60;
const beforeMealMin = 30;

const wordAt = (tokens: Token[], at: number) => tokens[at]?.word ?? '';

/** Reads when, and leaves what else the message says: its tokens are those that are not taken. */
export function readSchedule(tokens: Token[], today: string): ReadSchedule {
  const read: ReadSchedule = {
    ...{ clocks: [], parts: [], atMeals: [], days: [], repeats: false, taken: new Uint8Array(tokens.length) },
    ...{ everyMin: undefined, window: undefined, endsAt: undefined, inMin: undefined, timesPerDay: undefined },
    ...{ date: undefined, weekday: undefined, until: undefined },
  };
  for (let at = 0; at < tokens.length; ) {
    const next =
      readPerDay(tokens, at, read) ??
      readWindow(tokens, at, read) ??
      readInterval(tokens, at, read) ??
      readEnd(tokens, at, read) ??
      readDelay(tokens, at, read) ??
      readDays(tokens, at, today, read) ??
      readMeal(tokens, at, read) ??
      readTime(tokens, at, read);
    if (next !== undefined) read.taken.fill(1, at, next);
    at = next ?? at + 1;
  }
  // "Weekly, on Saturday."
  return read.repeats && read.weekday ? { ...read, days: [read.weekday], date: undefined } : read;
}

/** "9 se 9 tak", "from 9 am to 9 pm", "between 8 and 10". */
function readWindow(tokens: Token[], at: number, read: ReadSchedule): number | undefined {
  const isLed = fromWords.has(wordAt(tokens, at));
  const first = readClock(tokens, isLed ? at + 1 : at);
  if (!first || read.window || !untilWords.has(wordAt(tokens, first.next))) return undefined;
  const isOpen = wordAt(tokens, first.next) === 'and' && wordAt(tokens, at) !== 'between';
  const last = isOpen ? undefined : readClock(tokens, first.next + 1);
  if (!last) return undefined;
  read.window = [first, last];
  return wordAt(tokens, last.next) === 'tak' || wordAt(tokens, last.next) === 'तक' ? last.next + 1 : last.next;
}

/** "every 2 hours", "har do ghante mein", "hourly", "har ghante", "2-2 ghante". */
function readInterval(tokens: Token[], at: number, read: ReadSchedule): number | undefined {
  if (wordAt(tokens, at) === 'hourly') {
    read.everyMin = 60;
    return at + 1;
  }
  const number = readNumber(tokens, at);
  const isDoubled =
    number && wordAt(tokens, number.next) === '-' && readNumber(tokens, number.next + 1)?.value === number.value;
  const isEvery = everyWords.has(wordAt(tokens, at));
  if (!isEvery && !isDoubled) return undefined;
  const from = isDoubled ? number.next + 1 : at + 1;
  const isHour = hourWords.has(wordAt(tokens, from));
  const duration = isHour ? { minutes: 60, next: from + 1 } : readDuration(tokens, from);
  if (!duration) return undefined;
  read.everyMin = Math.round(duration.minutes);
  let { next } = duration;
  while (next < duration.next + 2 && afterEvery.has(wordAt(tokens, next))) next += 1;
  return next;
}

const saysEvery = oncePer((tokens: Token[]): boolean => tokens.some(({ word }) => everyWords.has(word)));

/** "till 8 pm", "8 baje tak". */
function readEnd(tokens: Token[], at: number, read: ReadSchedule): number | undefined {
  const isInterval = read.everyMin !== undefined || saysEvery(tokens);
  if (!isInterval || read.window || read.endsAt) return undefined;
  const isLed = endWords.has(wordAt(tokens, at));
  const clock = readClock(tokens, isLed ? at + 1 : at);
  const isFollowed = clock !== undefined && endWords.has(wordAt(tokens, clock.next));
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

/** "twice a day", "din mein 3 baar", "BD", "1-0-1". */
function readPerDay(tokens: Token[], at: number, read: ReadSchedule): number | undefined {
  const doses = /^[01](?:-[01]){2}/.exec(
    tokens
      .slice(at, at + 5)
      .map(({ word }) => word)
      .join(''),
  );
  if (doses) {
    const given = doses[0].split('-').flatMap((dose, index) => (dose === '1' ? [index] : []));
    read.parts.push(...given.map((index) => (['morning', 'noon', 'night'] as const)[index] ?? 'night'));
    read.repeats = true;
    return at + 5;
  }
  const frequent = perDay.find(([, words]) => words.has(wordAt(tokens, at)));
  let next = at + 1;
  let count = frequent?.[0];
  const number = readNumber(tokens, at);
  if (!frequent && number && timesWords.has(wordAt(tokens, number.next))) {
    count = number.value;
    next = number.next + 1;
  }
  if (count === undefined || count < 1 || count > 6) return undefined;
  const isOfDay =
    dayWords.has(wordAt(tokens, next)) ||
    (/^(?:a|per|in|every)$/.test(wordAt(tokens, next)) && dayWords.has(wordAt(tokens, next + 1)));
  const isAfterDay = dayWords.has(wordAt(tokens, at - 2)) || dayWords.has(wordAt(tokens, at - 1));
  if (/^(?:once|twice|thrice)$/.test(wordAt(tokens, at)) || !frequent ? !isOfDay && !isAfterDay : false)
    return undefined;
  read.timesPerDay = count;
  read.repeats = true;
  if (isAfterDay) read.taken.fill(1, at - 2, at);
  if (!isOfDay) return next;
  return dayWords.has(wordAt(tokens, next)) ? next + 1 : next + 2;
}

function readDays(tokens: Token[], at: number, today: string, read: ReadSchedule): number | undefined {
  const found: ComingDays | undefined = readComingDays(tokens, at, today);
  if (!found) {
    // "every morning": the part of the day follows.
    if (!everyWords.has(wordAt(tokens, at)) || !readPartOfDay(tokens, at + 1)) return undefined;
    read.repeats = true;
    return at + 1;
  }
  read.days.push(...(found.days ?? []).filter((day) => !read.days.includes(day)));
  read.repeats ||= found.repeats ?? false;
  read.date ??= found.date;
  read.weekday ??= found.weekday;
  read.until ??= found.until;
  if (wordAt(tokens, at) === 'tonight') read.parts.push('night');
  return found.next;
}

/** "after breakfast and dinner", "nashte ke baad", "before bed", "khali pet". */
function readMeal(tokens: Token[], at: number, read: ReadSchedule): number | undefined {
  if (
    wakingWords.has(wordAt(tokens, at)) ||
    (emptyStomach.has(wordAt(tokens, at)) && /^(?:stomach|pet|पेट)$/.test(wordAt(tokens, at + 1)))
  ) {
    read.atMeals.push(wakingMinutes);
    return emptyStomach.has(wordAt(tokens, at)) ? at + 2 : at + 1;
  }
  const isBefore = beforeWords.has(wordAt(tokens, at));
  const isLed = isBefore || afterWords.has(wordAt(tokens, at)) || /^(?:at|on)$/.test(wordAt(tokens, at));
  const meals = mealsAt(tokens, isLed ? at + 1 : at);
  if (!meals) return undefined;
  const follows = wordAt(tokens, meals.next);
  const isFollowed = beforeWords.has(follows) || afterWords.has(follows);
  if (!isLed && !isFollowed) return undefined;
  const shift = isBefore || (!isLed && beforeWords.has(follows)) ? -beforeMealMin : 0;
  read.atMeals.push(...meals.minutes.map((minutes) => minutes + shift));
  return !isLed && isFollowed ? meals.next + 1 : meals.next;
}

function mealsAt(tokens: Token[], at: number): { minutes: number[]; next: number } | undefined {
  const found: number[] = [];
  let next = at;
  for (let place = at; place < tokens.length; ) {
    const meal = mealAt(tokens, place);
    if (meal) {
      found.push(...meal.minutes);
      next = place = meal.next;
    } else if (found.length > 0 && mealLinks.has(wordAt(tokens, place))) place += 1;
    else break;
    if (meal && /^(?:ke|se|के|से)$/.test(wordAt(tokens, place))) next = place + 1;
  }
  return found.length > 0 ? { minutes: found, next } : undefined;
}

/** "breakfast", "dopahar ke khane", "meals", which are lunch and dinner. */
function mealAt(tokens: Token[], at: number): { minutes: number[]; next: number } | undefined {
  const from = /^(?:the|my|every|each|har)$/.test(wordAt(tokens, at)) ? at + 1 : at;
  const known = mealTimes.find(([, words]) => words.has(wordAt(tokens, from)));
  if (known) return { minutes: [known[0]], next: from + 1 };
  const part = readPartOfDay(tokens, from)?.part;
  const isOf = /^(?:ke|ka|के|का)$/.test(wordAt(tokens, from + 1));
  if (part && isOf && isEating(wordAt(tokens, from + 2)))
    return { minutes: [part === 'noon' ? 810 : part === 'morning' ? 510 : 1_230], next: from + 3 };
  return isEating(wordAt(tokens, from)) ? { minutes: [810, 1_230], next: from + 1 } : undefined;
}

const isEating = (word: string) => /^(?:khane|khana|meals?|food|खाने|खाना)$/.test(word);

/** A clock time, told or in a list behind one, or a part of the day. */
function readTime(tokens: Token[], at: number, read: ReadSchedule): number | undefined {
  const isMoved = wordAt(tokens, at) === 'to' && readClock(tokens, at + 1)?.next === tokens.length;
  const isLed = isMoved || fromWords.has(wordAt(tokens, at));
  const clock = readClock(tokens, isLed ? at + 1 : at);
  const follows = read.clocks.length > 0 && read.taken[at - 1] === 1;
  const isListed =
    read.clocks.length > 0 && /^(?:,|and|&|aur|और)$/.test(wordAt(tokens, at - 1)) && read.taken[at - 2] === 1;
  if (clock && (clock.isMarked || isLed || follows || isListed || wordAt(tokens, clock.next) === 'ko')) {
    if (isListed) read.taken[at - 1] = 1;
    read.clocks.push(clock);
    return clock.next;
  }
  const part = readPartOfDay(tokens, at);
  if (!part) return undefined;
  read.parts.push(part.part);
  return /^(?:ko|को|me|mein|में)$/.test(wordAt(tokens, part.next)) ? part.next + 1 : part.next;
}
