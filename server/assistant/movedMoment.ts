import { whenText } from '../../texts/dates.ts';
import { movedToDay, movedToTime } from '../../texts/food/corrections.ts';
import type { Locale } from '../../texts/locale.ts';
import { type Moved, minutesMeant } from '../language/corrections/when.ts';
import { addDays, clockOf, daysBetween, instantAt, localDateOf, localMinutesOf } from '../lib/dates.ts';

/** When an entry is kept to have happened. */
export interface Moment {
  occurredAt: Date;
  localDate: string;
}

/** The moment after "that was yesterday" or "that was at 4": what is not said stays, and nothing is in the future. */
export function momentAfter(moved: Moved, { occurredAt, localDate }: Moment, now: Date, timeZone: string): Moment {
  const before = localMinutesOf(occurredAt, timeZone);
  const minutes = moved.time ? minutesMeant(moved.time, before) : before;
  const daysAgo = moved.daysAgo ?? daysBetween(localDate, localDateOf(now, timeZone));
  const told = instantAt(addDays(localDateOf(now, timeZone), -daysAgo), minutes, timeZone);
  const meant = told > now ? now : told;
  return { occurredAt: meant, localDate: localDateOf(meant, timeZone) };
}

export function movedText(locale: Locale, moved: Moved, moment: Moment, now: Date, timeZone: string): string {
  const day = whenText(locale, moment.localDate, localDateOf(now, timeZone));
  if (!moved.time) return movedToDay(locale, day);
  const time = clockOf(moment.occurredAt, timeZone);
  return movedToTime(locale, moved.daysAgo === undefined ? time : `${day} ${time}`);
}
