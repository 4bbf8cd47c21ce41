import { leastEveryMin, mostEveryMin } from '../../../contract/reminders.ts';
import type { Schedule } from '../../../texts/notices/schedules.ts';
import type { PartOfDay } from '../../language/clockTimes.ts';
import { rhythmOf } from '../../language/rhythms/toldRhythm.ts';
import type { ReadSchedule } from '../../language/schedules.ts';
import { settleTimes } from '../../language/scheduleTimes.ts';
import { addDays, clockOf, instantAt, localDateOf, localMinutesOf } from '../../lib/dates.ts';
import { daysAheadOf, isOn, minutesOf, type Rhythm, timeAt } from '../../lib/recurrence.ts';
import { steps } from '../../lib/steps.ts';

/** Paused with no end: a date that no diary reaches. */
export const never = '9999-12-31';

/** What a reminder asks for whose doing an entry shows; '' for anything else. */
export const subjects = [
  ...['', 'water', 'breakfast', 'lunch', 'dinner', 'food', 'weight', 'sleep', 'activity', 'reading', 'medicine'],
] as const satisfies string[];
export type Subject = (typeof subjects)[number];

/** Of what comes at times alone. */
export const noInterval = { everyMin: null, windowFrom: null, windowTo: null };

/** One time at which a reminder is to come. */
export interface Slot {
  at: Date;
  date: string;
  /** 'HH:MM' */
  time: string;
}

/** After an outage a reminder still comes so late, and later no more. */
const latestMs = 3_600_000;
const dayMinutes = 1_440;
const mostTimesOfDay = dayMinutes / leastEveryMin + 1;
/** What is asked for once comes within a year. */
export const mostDelayMin = 366 * dayMinutes;

/** Whether what a message tells can be kept: an interval, or a time until then, may be anything there. */
export const isPossible = ({ everyMin, inMin = 0 }: Pick<ReadSchedule, 'everyMin' | 'inMin'>): boolean =>
  (everyMin === undefined || (everyMin >= leastEveryMin && everyMin <= mostEveryMin)) && inMin <= mostDelayMin;

/** The times of a day; a window that ends before it begins goes over midnight. */
export function timesOf({ times, everyMin, windowFrom, windowTo }: Schedule): string[] {
  if (everyMin === null || windowFrom === null || windowTo === null) return [...new Set(times)].sort();
  const from = minutesOf(windowFrom);
  const to = minutesOf(windowTo);
  const end = to < from ? to + dayMinutes : to;
  return [...new Set(steps(from, end, everyMin, mostTimesOfDay).map(timeAt))].sort();
}

/** Clocks are put forward or back by less than this. */
const clockChangeMs = 3 * 3_600_000;

/** A slot by the offset that holds now: `about` is its instant unless the clock is changed until then. */
interface Likely {
  date: string;
  time: string;
  about: number;
}

function likelySlots(schedule: Schedule, dates: string[], now: Date, timeZone: string): Likely[] {
  const shown = Date.parse(localDateOf(now, timeZone)) + localMinutesOf(now, timeZone) * 60_000;
  const offset = shown - Math.floor(now.getTime() / 60_000) * 60_000;
  const times = timesOf(schedule);
  return dates
    .filter((date) => isOn(schedule, date))
    .flatMap((date) =>
      times.map((time) => ({ date, time, about: Date.parse(date) + minutesOf(time) * 60_000 - offset })),
    );
}

const exactly = ({ date, time }: Likely, timeZone: string): Slot => ({
  ...{ date, time, at: instantAt(date, minutesOf(time), timeZone) },
});

/** The first slot after an instant; undefined when there is none any more. */
export function nextSlot(schedule: Schedule, after: Date, timeZone: string): Slot | undefined {
  const yesterday = addDays(localDateOf(after, timeZone), -1);
  const first = schedule.startDate !== null && schedule.startDate > yesterday ? schedule.startDate : yesterday;
  const dates = Array.from({ length: daysAheadOf(schedule) }, (_, day) => addDays(first, day));
  let earliest: Slot | undefined;
  for (const likely of likelySlots(schedule, dates, after, timeZone)) {
    if (likely.about <= after.getTime() - clockChangeMs) continue;
    // Where the clock is put forward, a time that it leaves out comes after later ones.
    if (earliest && likely.about > earliest.at.getTime() + clockChangeMs) break;
    const slot = exactly(likely, timeZone);
    if (slot.at > after && (!earliest || slot.at < earliest.at)) earliest = slot;
  }
  return earliest;
}

/**
 * The slot that a reminder is due for, of those after `lookedAt`: the latest one, unless it is over an hour old, so that
 * an outage brings one late reminder and not a row of them.
 */
export function dueSlot(schedule: Schedule, lookedAt: Date, now: Date, timeZone: string): Slot | undefined {
  const after = Math.max(lookedAt.getTime(), now.getTime() - latestMs);
  const today = localDateOf(now, timeZone);
  return likelySlots(schedule, [addDays(today, -1), today], now, timeZone)
    .filter(({ about }) => about > after - clockChangeMs && about < now.getTime() + clockChangeMs)
    .map((likely) => exactly(likely, timeZone))
    .filter(({ at }) => at.getTime() > after && at <= now)
    .reduce<Slot | undefined>((latest, slot) => (latest && latest.at >= slot.at ? latest : slot), undefined);
}

/** The slots of a schedule within so many milliseconds of an instant, the nearest first. */
export function slotsNear(schedule: Schedule, at: Date, withinMs: number, timeZone: string): Slot[] {
  const today = localDateOf(at, timeZone);
  const distance = (slot: Slot) => Math.abs(slot.at.getTime() - at.getTime());
  return likelySlots(schedule, [addDays(today, -1), today, addDays(today, 1)], at, timeZone)
    .filter(({ about }) => Math.abs(about - at.getTime()) < withinMs + clockChangeMs)
    .map((likely) => exactly(likely, timeZone))
    .filter((slot) => distance(slot) <= withinMs)
    .sort((one, other) => distance(one) - distance(other));
}

export interface QuietHours {
  quietFrom: string;
  quietTo: string;
}

/** Whether a time of day lies in the hours in which no reminder comes; those that end before they begin go over midnight. */
export function isQuiet(time: string, { quietFrom, quietTo }: QuietHours): boolean {
  if (quietFrom === '' || quietTo === '' || quietFrom === quietTo) return false;
  return quietFrom < quietTo ? time >= quietFrom && time < quietTo : time >= quietFrom || time < quietTo;
}

export interface Looking extends Schedule, QuietHours, Snooze {
  lookedAt: Date;
  paused: boolean;
  timeZone: string;
  /** The local date on which the person's reminders come again; null while they do. */
  remindersResumeOn: string | null;
}

export interface Look {
  /** What is to come now, unless it is done already; one that was put off has the time until which it was. */
  comes: (Slot & { snoozedUntil?: Date }) | undefined;
  next: Date | undefined;
  isSnoozeOver: boolean;
}

/** What a reminder is due for at a moment, and when it is to be looked at again. */
export function lookAt(reminder: Looking, now: Date): Look {
  const { lookedAt, snoozedUntil, snoozedSlot, timeZone } = reminder;
  const isSnoozeOver = snoozedUntil !== null && snoozedUntil <= now;
  const due = dueSlot(reminder, lookedAt, now, timeZone);
  // One that was moved before its time comes when it was moved to.
  const isMoved = due !== undefined && snoozedUntil !== null && due.at.getTime() === snoozedSlot?.getTime();
  const slot = (isMoved ? undefined : due) ?? (isSnoozeOver ? snoozedOf(reminder, now) : undefined);
  const after = nextSlot(reminder, now, timeZone)?.at;
  const isWaiting = snoozedUntil !== null && snoozedSlot !== null && !isSnoozeOver;
  const next = isWaiting && (!after || snoozedUntil < after) ? snoozedUntil : after;
  return { comes: slot && !isSilent(reminder, slot, now) ? slot : undefined, next, isSnoozeOver };
}

function snoozedOf({ snoozedUntil, snoozedSlot, timeZone }: Looking, now: Date): Look['comes'] {
  if (!snoozedUntil || !snoozedSlot || now.getTime() - snoozedUntil.getTime() > latestMs) return undefined;
  const [date, time] = [localDateOf(snoozedSlot, timeZone), clockOf(snoozedSlot, timeZone)];
  return { at: snoozedSlot, date, time, snoozedUntil };
}

/** A late reminder is silent both where its time was quiet and where it is quiet now. */
function isSilent(reminder: Looking, { time }: Slot, now: Date): boolean {
  const { paused, remindersResumeOn, timeZone } = reminder;
  const isResting = remindersResumeOn !== null && localDateOf(now, timeZone) < remindersResumeOn;
  return paused || isResting || [time, clockOf(now, timeZone)].some((at) => isQuiet(at, reminder));
}

const mostQuietSlots = 100;

/** When it comes next to somebody with these hours of silence; undefined where it doesn't. */
export function nextHeard(schedule: Schedule, rest: QuietHours, after: Date, timeZone: string): Date | undefined {
  let slot = nextSlot(schedule, after, timeZone);
  for (let passed = 0; slot && isQuiet(slot.time, rest) && passed < mostQuietSlots; passed += 1) {
    slot = nextSlot(schedule, slot.at, timeZone);
  }
  return slot && !isQuiet(slot.time, rest) ? slot.at : undefined;
}

/** A drink so many minutes before a reminder of water is the one that it asks for: half of the time between two of them. */
export const drinkCountsMin = ({ everyMin }: Schedule): number => Math.round((everyMin ?? 120) / 2);

/** A day's times of a reminder that names none, where what it asks for has usual ones. */
const usualTimes: Partial<Record<Subject, Pick<Schedule, 'times' | 'everyMin' | 'windowFrom' | 'windowTo'>>> = {
  water: { times: [], everyMin: 120, windowFrom: '09:00', windowTo: '21:00' },
  breakfast: { times: ['09:30'], everyMin: null, windowFrom: null, windowTo: null },
  lunch: { times: ['14:00'], everyMin: null, windowFrom: null, windowTo: null },
  dinner: { times: ['21:00'], everyMin: null, windowFrom: null, windowTo: null },
  weight: { times: ['07:00'], everyMin: null, windowFrom: null, windowTo: null },
};
/** "Dinner at 8" is in the evening. */
const usualParts: Partial<Record<Subject, PartOfDay>> = { breakfast: 'morning', dinner: 'night', weight: 'morning' };

/**
 * The schedule that a wish tells; undefined where it can't be kept, or tells no time and there is no usual one. What an entry shows the
 * doing of is asked for every day unless one day is named; anything else once.
 */
export function scheduleOf(read: ReadSchedule, subject: Subject, now: Date, timeZone: string): Schedule | undefined {
  if (!isPossible(read)) return undefined;
  const today = localDateOf(now, timeZone);
  if (read.inMin !== undefined) {
    const at = new Date(now.getTime() + read.inMin * 60_000);
    const date = localDateOf(at, timeZone);
    const times = [clockOf(at, timeZone)];
    return { times, everyMin: null, windowFrom: null, windowTo: null, ...onceOn(date) };
  }
  const repeats = read.repeats || [read.everyMin, read.until, read.startDate].some((told) => told !== undefined);
  const isOnce = !repeats && (read.date !== undefined || read.rhythm.isOnce || subject === '');
  const after = isOnce && (read.date ?? today) === today ? localMinutesOf(now, timeZone) : undefined;
  const told = settleTimes(read, { usual: usualParts[subject], ...(after !== undefined && { after }) });
  const isTold = told.times.length > 0 || told.everyMin !== null;
  const usual = repeats || subject === 'water' || !isOnce ? usualTimes[subject] : undefined;
  // "Today" of what comes every few hours is asked at what time.
  const times = isTold ? told : isOnce && usual?.everyMin ? undefined : usual;
  if (!times) return undefined;
  if (!isOnce) return { ...times, ...rhythmOf(read, times.times, now, timeZone) };
  const isOver = times.times.every((time) => minutesOf(time) <= (after ?? -1));
  const date = read.date ?? (isOver ? addDays(today, 1) : today);
  return { ...times, ...onceOn(date) };
}

/** It comes on one day alone. */
export const onceOn = (date: string): Rhythm => ({
  days: [],
  everyDays: null,
  monthDays: [],
  monthWeeks: [],
  everyMonths: null,
  startDate: date,
  until: date,
});

/** Whether none of its times is left that would still come. */
export const isOver = (schedule: Schedule, now: Date, timeZone: string): boolean =>
  nextSlot(schedule, new Date(now.getTime() - latestMs), timeZone) === undefined;

/** The hours of silence that a wish tells: evening first where it doesn't say. */
export function quietOf({ window }: ReadSchedule): QuietHours | undefined {
  if (!window) return undefined;
  const [from, to] = window;
  const evening = from.isSure ? from.minutes : (from.minutes % 720) + 720;
  return { quietFrom: timeAt(evening), quietTo: timeAt(to.minutes) };
}

/** Which of its times was put off, and until when. */
export interface Snooze {
  snoozedSlot: Date | null;
  snoozedUntil: Date | null;
}

export const snoozeOf = ({ snoozedSlot, snoozedUntil }: Snooze): Snooze => ({ snoozedSlot, snoozedUntil });

/** The verb of a button's argument: the reminder, and the time that it was for in minutes of the epoch. */
export const slotArgument = (id: string, at: Date): string => `${id}.${Math.round(at.getTime() / 60_000).toString(36)}`;
export function readSlotArgument(argument: string): { id: string; at: Date } | undefined {
  const [, id = '', minutes = ''] = argument.match(/^([\da-f-]{36})\.([\da-z]{1,8})$/) ?? [];
  return id ? { id, at: new Date(Number.parseInt(minutes, 36) * 60_000) } : undefined;
}

export const snoozeMin = 10;
