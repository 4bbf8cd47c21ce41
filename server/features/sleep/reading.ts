import type { Clause } from '../../language/clauses.ts';
import type { ReadClock } from '../../language/clockFigures.ts';
import { readClock } from '../../language/clockTimes.ts';
import { cutOut } from '../../language/cutOut.ts';
import { readDeniedClock } from '../../language/deniedClock.ts';
import { readDuration } from '../../language/durations.ts';
import { type Message, readMessage } from '../../language/message.ts';
import { readNumber } from '../../language/numbers.ts';
import { type Token, tokenise } from '../../language/tokens.ts';
import { isSaidIn } from '../../language/words.ts';
import { hoursBetween } from './policy.ts';
import {
  durationAfter,
  durationBefore,
  hoursAfter,
  hoursApart,
  isHours,
  isHoursRange,
  type Lasting,
  type Slept,
} from './words/hours.ts';
import { bedWords, ownWords, sleepWords, wakeWords } from './words/lists.ts';
import { isSleep } from './words/mentions.ts';
import { timesAfter, timesBefore, wokeBefore } from './words/nights.ts';

export interface ReadSleep {
  rest: string;
  hours: number;
  daysAgo: number;
  /** Of the night that is over, whatever day else is told: "cheers for yesterday, slept 7 hours last night". */
  isLastNight?: true;
}

/** The sleep that a text tells of, and the text without it; undefined when it tells of none. */
export function readSleep(text: string): ReadSleep | undefined {
  const message = readMessage(text);
  const { tokens, clauses } = message;
  for (const [index, clause] of clauses.entries()) {
    if (!clause.happened && !isShortNight(message, clause)) continue;
    const next = clauses[index + 1];
    const reach = next?.happened ? next.to : clause.to;
    let duration: Lasting | undefined;
    for (let at = clause.from; at < clause.to; ) {
      const read = readDuration(tokens, at);
      if (read) {
        duration = { minutes: read.minutes, from: at, to: read.next };
        at = read.next;
        continue;
      }
      const found = isSleep(tokens, at) ? sleepAt(tokens, at, clause, reach, duration) : undefined;
      if (found) {
        return { rest: cutOut(message, [found], ownWords), hours: inHundredths(found.hours), ...dayOf(clause) };
      }
      at += 1;
    }
    const apart = hoursApart(message, clause, next);
    if (apart) return { rest: cutOut(message, [apart], ownWords), hours: inHundredths(apart.hours), ...dayOf(clause) };
  }
  return undefined;
}

/** The hours that somebody slept who surely tells of that: a length wherever it stands, two times of the clock, or a figure alone. */
export function readOwnSleep(text: string): Omit<ReadSleep, 'rest'> | undefined {
  const message = readMessage(text);
  const { tokens } = message;
  const lengths: number[] = [];
  const clocks: Told[] = [];
  const figures: number[] = [];
  for (let at = 0; at < tokens.length; ) {
    const duration = readDuration(tokens, at);
    const clock = duration ? undefined : readClock(tokens, at);
    const number = duration || clock?.isMarked || clock?.isSure ? undefined : readNumber(tokens, at);
    if (duration) lengths.push(duration.minutes / 60);
    else if (clock) clocks.push({ ...clock, at });
    if (number?.counted) figures.push(number.value);
    at = duration?.next ?? clock?.next ?? number?.next ?? at + 1;
  }
  const [first, second] = clocks;
  const [figure] = figures;
  const length = lengths.find((hours) => hours >= leastHours);
  const hours = length ?? (first && second ? nightBetween(tokens, first, second) : figure);
  return hours !== undefined && hours > 0 && hours <= mostHoursOfFigure
    ? { hours: inHundredths(hours), ...nightOf(message.clauses) }
    : undefined;
}

function nightOf(clauses: readonly Clause[]): Pick<ReadSleep, 'daysAgo' | 'isLastNight'> {
  const daysAgo = clauses.find((clause) => clause.daysAgo > 0 && !clause.lastNight)?.daysAgo ?? 0;
  const isLastNight = daysAgo === 0 && clauses.some(({ lastNight }) => lastNight);
  return isLastNight ? { daysAgo, isLastNight } : { daysAgo };
}

const leastHours = 0.2;
const mostHoursOfFigure = 20;
const shortestNight = 2;

interface Told extends ReadClock {
  at: number;
}

/** "Woke 6, slept at 11": the time that is said to be of waking is the end, wherever it stands. */
function nightBetween(tokens: Token[], first: Told, second: Told): number {
  const isBehind = ({ next }: Told) => wakeWords.has(tokens[next]?.word ?? '');
  const wakesFirst = isLedByWaking(tokens, first) || (isBehind(first) && !isLedByWaking(tokens, second));
  const wakesSecond = isLedByWaking(tokens, second) || isBehind(second);
  return wakesFirst && !wakesSecond ? lengthOfNight(second, first) : lengthOfNight(first, second);
}

/** "Woke up at 5:40": a word of waking stands before it, and no other figure or comma between. */
function isLedByWaking(tokens: Token[], { at }: Told): boolean {
  const before = tokens.slice(0, at);
  const figure = before.findLastIndex(({ kind, word }) => kind === 'number' || /^[,;.\n]$/.test(word));
  const wake = before.findLastIndex(({ word }) => wakeWords.has(word));
  const sleep = before.findLastIndex(({ word }) => sleepWords.has(word) || bedWords.has(word));
  return wake > figure && wake > sleep;
}

/** From going to bed to waking; told without halves of the day, the shorter night of the two that is one. */
function lengthOfNight(bed: ReadClock, wake: ReadClock): number {
  const hours = hoursBetween(bed, wake);
  return hours < shortestNight && !(bed.isSure && wake.isSure) ? hours + 12 : hours;
}

const inHundredths = (hours: number): number => Math.round(hours * 100) / 100;
const dayOf = ({ lastNight, daysAgo }: Clause): Pick<ReadSleep, 'daysAgo' | 'isLastNight'> =>
  lastNight ? { daysAgo: daysAgo - 1, isLastNight: true } : { daysAgo };

/** The hours in "6 hours", "6 h 30 min" or "6.5"; undefined when it is something else. */
export function readHours(text: string): number | undefined {
  const tokens = tokenise(text);
  const duration = readDuration(tokens, 0);
  if (duration?.next === tokens.length) return Math.round((duration.minutes / 60) * 100) / 100;
  const number = readNumber(tokens, 0);
  return number?.counted && number.next === tokens.length ? number.value : undefined;
}

const mostShifted = 6;

/** By how many hours "woke at 6 not 5", "5 nahi 6 baje utha" or "slept at 12, not 11" makes a night longer; undefined where it says no such thing. */
export function shiftOfNight(text: string): number | undefined {
  const tokens = tokenise(text);
  const isOf = (words: Set<string>) => tokens.some(({ word }) => words.has(word));
  const told = readDeniedClock(tokens);
  if (!told || isOf(wakeWords) === (isOf(bedWords) || isOf(sleepWords))) return undefined;
  const later = ((((told.meant.minutes - told.denied.minutes) % 720) + 1_080) % 720) - 360;
  const hours = (isOf(wakeWords) ? later : -later) / 60;
  return hours !== 0 && Math.abs(hours) < mostShifted ? hours : undefined;
}

/** Whether one time of going to bed or of waking is told, and no hours: "woke 6.45 actually". */
export function saysBedOrWake(text: string): boolean {
  const tokens = tokenise(text);
  const isSaid = (words: Set<string>) => tokens.some(({ word }) => words.has(word));
  const isDotted = tokens.some(({ word }) => /^\d{1,2}\.[0-5]\d$/.test(word));
  const isOfClock = isSaid(wakeWords) || isSaid(bedWords) || (isDotted && isSaid(sleepWords));
  return isOfClock && !tokens.some((_, at) => readDuration(tokens, at));
}

/** "Couldn't sleep, just 5 hours": what is denied is that it was enough. */
const isShortNight = (message: Message, clause: Clause): boolean =>
  (clause.veto === undefined || clause.veto === 'denial') &&
  isSaidIn(message, clause, 'negation') &&
  (isSaidIn(message, clause, 'just') || isSaidIn(message, clause, 'well'));

function sleepAt(
  tokens: Token[],
  at: number,
  clause: Clause,
  reach: number,
  before: Lasting | undefined,
): Slept | undefined {
  if (bedWords.has(tokens[at]?.word ?? '')) return timesAfter(tokens, at, reach);
  return (
    durationAfter(tokens, at, clause) ??
    hoursAfter(tokens, at, clause, isHoursRange) ??
    timesAfter(tokens, at, reach) ??
    timesBefore(tokens, at, clause, reach) ??
    durationBefore(tokens, at, before) ??
    wokeBefore(tokens, at, clause) ??
    hoursAfter(tokens, at, clause, isHours)
  );
}
