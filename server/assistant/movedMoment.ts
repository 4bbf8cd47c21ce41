import { whenText } from '../../texts/dates.ts';
import { movedToDay, movedToTime } from '../../texts/food/corrections.ts';
import type { Locale } from '../../texts/locale.ts';
import { type Moved, minutesMeant } from '../language/corrections/when.ts';
import { addDays, clockOf, daysBetween, localMinutesOf } from '../lib/dates.ts';
import { type DayClock, diaryDateOf, diaryInstantAt, type Moment } from '../lib/diaryDates.ts';

/** The moment after "that was yesterday" or "that was at 4": what is not said stays, and nothing is in the future. */
export function momentAfter(moved: Moved, { occurredAt, localDate }: Moment, now: Date, days: DayClock): Moment {
  const before = localMinutesOf(occurredAt, days.timeZone);
  const minutes = moved.time ? minutesMeant(moved.time, before) : before;
  const daysAgo = moved.daysAgo ?? daysBetween(localDate, diaryDateOf(now, days));
  const told = diaryInstantAt(addDays(diaryDateOf(now, days), -daysAgo), minutes, days);
  const meant = told > now ? now : told;
  return { occurredAt: meant, localDate: diaryDateOf(meant, days) };
}

export function movedText(locale: Locale, moved: Moved, moment: Moment, now: Date, days: DayClock): string {
  const day = whenText(locale, moment.localDate, diaryDateOf(now, days));
  if (!moved.time) return movedToDay(locale, day);
  const time = clockOf(moment.occurredAt, days.timeZone);
  return movedToTime(locale, moved.daysAgo === undefined ? time : `${day} ${time}`);
}
