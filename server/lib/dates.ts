import { Temporal } from 'temporal-polyfill';

/** The calendar date (yyyy-mm-dd) of an instant in a time zone. */
export function localDateOf(instant: Date, timeZone: string): string {
  return dateFormatOf(timeZone).format(instant);
}

/** Minutes after local midnight. */
export function localMinutesOf(instant: Date, timeZone: string): number {
  const { hour, minute } = zoned(instant, timeZone);
  return hour * 60 + minute;
}

/** 'HH:MM' */
export function clockOf(instant: Date, timeZone: string): string {
  const { hour, minute } = zoned(instant, timeZone);
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}

/** A thousand years: nothing that is told is further away, and years keep their four digits. */
const mostDays = 365_000;

export function addDays(date: string, days: number): string {
  const bounded = Math.min(Math.max(Math.round(days), -mostDays), mostDays);
  return Temporal.PlainDate.from(date).add({ days: bounded }).toString();
}

/** The first and the last date of a month, yyyy-mm. */
export function monthSpan(month: string): { from: string; to: string } {
  const from = `${month}-01`;
  return { from, to: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) };
}

/** Days from one date to another, below 0 when the other comes first. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** "14 Nov"; with the year where it is another than today's. */
export function shortDate(date: string, today: string): string {
  const isOtherYear = date.slice(0, 4) !== today.slice(0, 4);
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    ...(isOtherYear && { year: 'numeric' }),
  });
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** When something was, seen from today: "today", "yesterday", "on 14 Nov". */
export function whenText(date: string, today: string): string {
  if (date === today) return 'today';
  return date === addDays(today, -1) ? 'yesterday' : `on ${shortDate(date, today)}`;
}

/** " yesterday" or " on 14 Nov" behind what was not today. */
export function otherDay(date: string, now: Date, timeZone: string): string {
  const today = localDateOf(now, timeZone);
  return date === today ? '' : ` ${whenText(date, today)}`;
}

/** Whole years from one date to another, an age; below 0 when the other comes first. */
export function yearsBetween(from: string, to: string): number {
  const [start, end] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)];
  return Temporal.PlainDate.compare(start, end) > 0 ? -1 : start.until(end, { largestUnit: 'years' }).years;
}

/** The instant at which a wall clock in the time zone shows this date and minute of the day. */
export function instantAt(date: string, minutes: number, timeZone: string): Date {
  const time = Temporal.PlainTime.from({ hour: Math.floor(minutes / 60), minute: minutes % 60 });
  const zonedTime = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: time });
  return new Date(zonedTime.epochMilliseconds);
}

/** Reads an instant with an offset; a date-time without one, or a bare date (taken as noon), is the person's local time. */
export function readDateTime(text: string, timeZone: string): Date {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return instantAt(text, 12 * 60, timeZone);
  if (/(?:Z|[+-]\d{2}:?\d{2})$/i.test(text)) return new Date(text);
  return new Date(Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone).epochMilliseconds);
}

export function isTimeZone(name: string): boolean {
  try {
    zoned(new Date(0), name);
    return true;
  } catch {
    return false;
  }
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Sweden writes dates as yyyy-mm-dd. A format is costly to make and cheap to use. */
function dateFormatOf(timeZone: string): Intl.DateTimeFormat {
  const format = dateFormats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  dateFormats.set(timeZone, format);
  return format;
}

function zoned(instant: Date, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);
}
