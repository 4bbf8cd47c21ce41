import { addDays, localDateOf, localMinutesOf } from '../../lib/dates.ts';
import { daysAheadOf, isOn, minutesOf, type Rhythm, weekdayOf } from '../../lib/recurrence.ts';
import type { ReadSchedule } from '../schedules.ts';
import { addSpan } from './spans.ts';

/**
 * The days that a message tells of what comes again. What is counted begins on the first day that has a time left; so does
 * what goes on for some days.
 */
export function rhythmOf(read: ReadSchedule, times: string[], now: Date, timeZone: string): Rhythm {
  const today = localDateOf(now, timeZone);
  const { everyDays, everyWeeks, monthDays, monthWeeks, everyMonths } = read.rhythm;
  const every = everyDays ?? (everyWeeks === undefined ? null : everyWeeks * 7);
  const rhythm: Rhythm = {
    days: read.days,
    everyDays: every,
    monthDays,
    monthWeeks,
    everyMonths: everyMonths ?? null,
    startDate: read.startDate ?? null,
    until: read.until ?? null,
  };
  const isOver = times.length > 0 && times.every((time) => minutesOf(time) <= localMinutesOf(now, timeZone));
  const first = read.startDate ?? (isOver ? addDays(today, 1) : today);
  if (read.length && isOver && !read.startDate) rhythm.until = addSpan(addSpan(first, read.length), { days: -1 });
  if (every !== null) rhythm.startDate = firstOn(read.days, first);
  return everyMonths === undefined ? rhythm : countedMonths(rhythm, first);
}

/** Counted from the first day that it comes on; that day where none of the month was told. */
function countedMonths(rhythm: Rhythm, from: string): Rhythm {
  const { monthDays, monthWeeks } = rhythm;
  if (monthDays.length + monthWeeks.length === 0)
    return { ...rhythm, monthDays: [Number(from.slice(8))], startDate: from };
  const ofMonths = { ...rhythm, everyMonths: null, startDate: null, until: null };
  const dates = Array.from({ length: daysAheadOf(ofMonths) }, (_, day) => addDays(from, day));
  return { ...rhythm, startDate: dates.find((date) => isOn(ofMonths, date)) ?? from };
}

function firstOn(days: number[], from: string): string {
  let date = from;
  while (days.length > 0 && !days.includes(weekdayOf(date))) date = addDays(date, 1);
  return date;
}
