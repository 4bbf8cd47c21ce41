import { addDays, clockOf, instantAt, localDateOf, localMinutesOf } from './dates.ts';
import { minutesOf } from './recurrence.ts';

/** Where a person's days are counted, and when they begin, 'HH:MM': what comes before it belongs to the day before. */
export interface DayClock {
  timeZone: string;
  dayStartsAt: string;
}

/** When an entry is kept to have happened, and on which day of the diary it stands. */
export interface Moment {
  occurredAt: Date;
  localDate: string;
}

export const midnight = '00:00';
export const calendarDays = (timeZone: string): DayClock => ({ timeZone, dayStartsAt: midnight });

/** The day (yyyy-mm-dd) of a diary that an instant belongs to. */
export function diaryDateOf(instant: Date, { timeZone, dayStartsAt }: DayClock): string {
  const date = localDateOf(instant, timeZone);
  return dayStartsAt !== midnight && clockOf(instant, timeZone) < dayStartsAt ? addDays(date, -1) : date;
}

/** The instant of this day of a diary at which the wall clock shows that minute after midnight. */
export function diaryInstantAt(date: string, minutes: number, { timeZone, dayStartsAt }: DayClock): Date {
  return instantAt(minutes < minutesOf(dayStartsAt) ? addDays(date, 1) : date, minutes, timeZone);
}

/** The same time of day, that many days ago. */
export function momentOf(daysAgo: number, now: Date, days: DayClock): Moment {
  const localDate = addDays(diaryDateOf(now, days), -daysAgo);
  if (daysAgo === 0) return { occurredAt: now, localDate };
  return { occurredAt: diaryInstantAt(localDate, localMinutesOf(now, days.timeZone), days), localDate };
}
