import type { ReminderRow } from '../../server/features/reminders/data.ts';
import { onceOn, timesOf } from '../../server/features/reminders/policy.ts';
import { addDays } from '../../server/lib/dates.ts';
import type { Schedule } from '../../texts/notices/schedules.ts';

/** What is to be set by an order; days are counted from the day on which it is given, times may have alternatives. */
export interface Expected {
  /** A pattern that its text has. */
  of?: string;
  at?: (string | string[])[];
  every?: {
    days?: number;
    weeks?: number;
    weekdays?: string[];
    monthDays?: number[];
    monthWeeks?: number[];
    months?: number;
    minutes?: number;
    from?: string;
    to?: string;
    perDay?: number;
  };
  once?: { day?: number; time?: string | string[] };
  from?: number;
  until?: number;
  for?: { days: number };
  /** Something is missing or doubtful: only asking is right; or asking is as right as setting what is told. */
  ask?: true;
  mayAsk?: true;
  /** Nothing may be set. */
  none?: true;
  /** What was there comes no more. */
  stopped?: true;
  /** On the list without times. */
  asNeeded?: true;
}

export interface Played {
  today: string;
  /** What was set by the message. */
  reminders: ReminderRow[];
  /** Medicines on the list that have no times. */
  untimed: string[];
  reply: string;
  /** How many of those that were there are not any more. */
  gone: number;
}

export type Result = 'as told' | 'asked' | 'missed' | 'set wrongly';

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const wholeWeek = [1, 2, 3, 4, 5, 6, 7];
const isSame = (some: number[], others: number[]) => some.toSorted().join() === others.toSorted().join();

export function resultOf(expected: Expected, played: Played): Result {
  const { reminders, untimed, reply } = played;
  if (expected.stopped && played.gone > 0) return reminders.length > 0 ? 'set wrongly' : 'as told';
  if (reminders.length + untimed.length > 0) return isRight(expected, played) ? 'as told' : 'set wrongly';
  if (expected.none) return 'as told';
  if (!/[?？]/.test(reply)) return 'missed';
  return expected.ask || expected.mayAsk ? 'as told' : 'asked';
}

function isRight(expected: Expected, { reminders, today }: Played): boolean {
  if (expected.none || expected.ask || expected.stopped) return false;
  if (expected.asNeeded) return reminders.length === 0;
  const [reminder, ...others] = reminders;
  return reminder !== undefined && others.length === 0 && isAsTold(expected, reminder, today);
}

function isAsTold(expected: Expected, reminder: ReminderRow, today: string): boolean {
  const { of, every, once, from, until, at } = expected;
  const isOnce = reminder.startDate !== null && reminder.startDate === reminder.until;
  if (of && !new RegExp(of, 'iu').test(reminder.text)) return false;
  if (at && !hasTimes(at, reminder.times)) return false;
  if (once) return isOnce && isOnDay(once, reminder, today);
  if (every && (isOnce || !isEvery(every, reminder))) return false;
  if (from !== undefined && reminder.startDate !== addDays(today, from)) return false;
  return isOnce || endsOn(expected, until, reminder, today);
}

const hasTimes = (at: (string | string[])[], times: string[]): boolean =>
  at.length === times.length &&
  at.every((wanted) => times.some((time) => (Array.isArray(wanted) ? wanted : [wanted]).includes(time)));

function isOnDay(
  { day, time }: NonNullable<Expected['once']>,
  { times, startDate }: ReminderRow,
  today: string,
): boolean {
  const wanted = time === undefined ? [] : [time].flat();
  const isTime = wanted.length === 0 || (times.length === 1 && wanted.includes(times[0] ?? ''));
  return isTime && (day === undefined || startDate === addDays(today, day));
}

/** What comes every few hours is kept as that, or as its times. */
function isInWindow(
  { minutes, from, to }: NonNullable<Expected['every']>,
  { everyMin, windowFrom, windowTo, times }: ReminderRow,
): boolean {
  if (minutes === undefined) return true;
  if (everyMin === null && from && to) return times.join() === timesOf(windowOf(minutes, from, to)).join();
  return everyMin === minutes && (!from || windowFrom === from) && (!to || windowTo === to);
}

const windowOf = (everyMin: number, windowFrom: string, windowTo: string): Schedule => ({
  ...onceOn(''),
  ...{ times: [], everyMin, windowFrom, windowTo },
});

function isEvery(every: NonNullable<Expected['every']>, reminder: ReminderRow): boolean {
  if (!isInWindow(every, reminder)) return false;
  if (every.perDay !== undefined && reminder.times.length !== every.perDay) return false;
  const days = every.weekdays?.map((day) => weekdays.indexOf(day) + 1) ?? wholeWeek;
  const told = reminder.days.length === 0 ? wholeWeek : reminder.days;
  if (!isSame(days, told) || !isSame(every.monthDays ?? [], reminder.monthDays)) return false;
  if (!isSame(every.monthWeeks ?? [], reminder.monthWeeks)) return false;
  if ((every.months ?? 1) !== (reminder.everyMonths ?? 1)) return false;
  const apart = every.weeks ? every.weeks * 7 : (every.days ?? 1);
  return (reminder.everyDays ?? 1) === apart;
}

/** The first of so many days is today or, where that is over, tomorrow. */
function endsOn({ for: length }: Expected, until: number | undefined, reminder: ReminderRow, today: string): boolean {
  if (length === undefined && until === undefined) return reminder.until === null;
  const first = reminder.startDate && reminder.startDate > today ? reminder.startDate : today;
  const ends = length ? [addDays(first, length.days - 1), addDays(first, length.days)] : [addDays(today, until ?? 0)];
  return reminder.until !== null && ends.includes(reminder.until);
}
