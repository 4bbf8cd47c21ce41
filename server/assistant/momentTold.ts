import { dayIn } from '../language/corrections/when.ts';
import { readMessage } from '../language/message.ts';
import type { TimeTold } from '../language/timeTold.ts';
import { addDays } from '../lib/dates.ts';
import { diaryDateOf, diaryInstantAt, type Moment, momentOf } from '../lib/diaryDates.ts';
import type { Turn } from './skill.ts';

const halfDay = 720;
/** People round: what is told as a few minutes ahead is now. */
const roundedMs = 60 * 60_000;

/**
 * When what a message tells was: at the time of day that it names, on its day; of no named day the latest such time that is over.
 * `daysAgo` is of the words about it, of the whole message otherwise.
 */
export function momentTold(daysAgo: number, turn: Turn): Moment {
  const { now, person, time } = turn;
  const back = daysAgo || turn.daysAgo;
  if (!time) return momentOf(back, now, person);
  if ('minutesAgo' in time) return back > 0 ? momentOf(back, now, person) : ago(time.minutesAgo, turn);
  return latestAt(time, back, turn);
}

function ago(minutes: number, { now, person }: Turn): Moment {
  const occurredAt = new Date(now.getTime() - minutes * 60_000);
  return { occurredAt, localDate: diaryDateOf(occurredAt, person) };
}

/** The latest time of day of a named day, or of now, that isn't ahead; "at 8" may be in either half of the day. */
export function latestAt(
  { minutes, isSure }: Extract<TimeTold, { minutes: number }>,
  daysAgo: number,
  { now, said, person }: Turn,
): Moment {
  const date = addDays(diaryDateOf(now, person), -daysAgo);
  const isSaid = isSure || daysAgo > 0;
  const halves = isSaid ? [minutes] : [minutes % halfDay, (minutes % halfDay) + halfDay];
  const isOfToday = dayIn(readMessage(said)) === 0;
  const onDay = (day: string) => halves.map((half) => diaryInstantAt(day, half, person));
  const isOver = (told: Date) => told.getTime() - now.getTime() <= roundedMs;
  const told =
    onDay(date).findLast(isOver) ??
    (daysAgo === 0 && !isOfToday ? onDay(addDays(date, -1)).findLast(isOver) : undefined) ??
    now;
  const occurredAt = told > now ? now : told;
  return { occurredAt, localDate: diaryDateOf(occurredAt, person) };
}
