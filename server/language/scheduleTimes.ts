import { minutesOf, timeAt } from '../lib/recurrence.ts';
import type { ReadClock } from './clockFigures.ts';
import { inPart, type PartOfDay } from './clockTimes.ts';
import type { ReadSchedule } from './schedules.ts';

/** Local times 'HH:MM', or an interval with its window. */
export interface Times {
  times: string[];
  everyMin: number | null;
  windowFrom: string | null;
  windowTo: string | null;
}

const usualMinutes: Record<PartOfDay, number> = { morning: 480, noon: 840, evening: 1_080, night: 1_260 };
const ofCount = [[], [480], [480, 1_200], [480, 840, 1_200], [480, 720, 960, 1_200], [480, 660, 840, 1_020, 1_200]];
/** "After meals", without saying which: lunch and dinner. */
export const anyMeals = [810, 1_230];
const usualWindow = ['09:00', '21:00'] as const;
/** Said without "am" or "pm", an hour before this one is meant in the afternoon. */
const firstMorningMin = 6 * 60;

/**
 * The times that were told; none where a message tells none. A time without "am" or "pm" is settled by the part of the
 * day that is told or `usual` for what is to be done, by the minute `after` which it is to come, and by the order of a list.
 */
export function settleTimes(read: ReadSchedule, hint: { usual?: PartOfDay | undefined; after?: number } = {}): Times {
  if (read.everyMin !== undefined) return { times: [], everyMin: read.everyMin, ...settleWindow(read) };
  const told = read.clocks.length > 0 ? settleClocks(read, hint) : withoutClocks(read);
  return { times: [...new Set(told)].sort(), everyMin: null, windowFrom: null, windowTo: null };
}

function settleWindow({ window, clocks, endsAt }: ReadSchedule) {
  const [from, to] = window ?? [clocks[0], endsAt];
  const windowFrom = from ? timeAt(from.isSure ? from.minutes : startMinutes(from)) : usualWindow[0];
  const windowTo = to ? timeAt(to.isSure ? to.minutes : (to.minutes % 720) + 720) : usualWindow[1];
  return { windowFrom, windowTo };
}

const startMinutes = ({ minutes }: ReadClock) => (minutes < 5 * 60 ? minutes + 720 : minutes);

function settleClocks(
  { clocks, parts }: ReadSchedule,
  { usual, after }: { usual?: PartOfDay | undefined; after?: number },
): string[] {
  const part = parts.length === 1 ? parts[0] : usual;
  let before: number | undefined;
  return clocks.map((clock) => {
    before = clock.isSure ? clock.minutes : settleClock(clock.minutes, part, before ?? after);
    return timeAt(before);
  });
}

/** How far a time before the morning may lie from the one that it takes the place of. */
const mostToNightMin = 3 * 60;

/**
 * A single time that takes the place of others, each 'HH:MM': said without "am" or "pm" it is in the half of the day that
 * is nearer to one of them.
 */
export function movedFrom<Told extends Pick<ReadSchedule, 'clocks' | 'parts'>>(told: Told, times: string[]): Told {
  const [clock, other] = told.clocks;
  if (!clock || other || clock.isSure || told.parts.length > 0 || times.length === 0) return told;
  const distance = (minutes: number) =>
    Math.min(...times.map((time) => Math.abs(minutes - minutesOf(time))).map((min) => Math.min(min, 1_440 - min)));
  const [early, late] = [clock.minutes % 720, (clock.minutes % 720) + 720];
  const mostMin = early < firstMorningMin ? mostToNightMin : Number.POSITIVE_INFINITY;
  const minutes = distance(early) < distance(late) && distance(early) < mostMin ? early : late;
  return { ...told, clocks: [{ ...clock, minutes, isSure: true }] };
}

/** A time of a clock of 12 hours, after another one where there is one. */
function settleClock(minutes: number, part: PartOfDay | undefined, after: number | undefined): number {
  if (part) return inPart(minutes, part);
  const isLate = after === undefined ? minutes < firstMorningMin : minutes <= after;
  return isLate && minutes < 720 ? minutes + 720 : minutes;
}

/** "Between 6 and 7 pm" begins in the evening. */
function startOf([from, to]: [from: ReadClock, to: ReadClock]): number {
  if (from.isSure) return from.minutes;
  const late = (from.minutes % 720) + 720;
  return to.isSure && late < to.minutes ? late : startMinutes(from);
}

function withoutClocks({ parts, atMeals, timesPerDay, window }: ReadSchedule): string[] {
  // "9 to 9" are hours, "between 6 and 7 pm" is when.
  if (window && !window.some(({ isSure, isMarked }) => isSure || isMarked)) return [];
  if (window) return [timeAt(startOf(window))];
  // "Every morning on an empty stomach" is one time.
  const ofParts = parts
    .map((part) => usualMinutes[part])
    .filter((usual) => !atMeals.some((at) => Math.abs(at - usual) < 150));
  // "After food at night" is at night.
  const isOfAnyMeals = parts.length > 0 && atMeals.join() === anyMeals.join();
  const told = isOfAnyMeals ? parts.map((part) => usualMinutes[part]) : [...atMeals, ...ofParts];
  if (told.length > 0 && !(timesPerDay && timesPerDay > told.length)) return told.map(timeAt);
  return (ofCount[timesPerDay ?? 0] ?? []).map(timeAt);
}
