import type { TrainingLevel } from '../../../../../contract/training.ts';
import { addDays, daysBetween } from '../../../../lib/dates.ts';
import { type DayPlan, loadOf, mayFollow } from './buildWeek.ts';

export interface DatedDay extends DayPlan {
  date: string;
}

export interface Move {
  from: string;
  to: string;
}

/** The days of a week of the plan by date, after what was moved; a day that finds no room in its week is left out. */
export function schedule(week: DayPlan[], monday: string, moves: Move[], level: TrainingLevel): DatedDay[] {
  const planned = week
    .map((day) => ({ ...day, date: addDays(monday, day.offset) }))
    .sort((one, other) => one.offset - other.offset);
  return moves.reduce((days, move) => applyMove(days, move, addDays(monday, 6), level), planned);
}

/** The day lands on the date, or the next on which its muscles are rested; those behind it give way. */
function applyMove(days: DatedDay[], { from, to }: Move, end: string, level: TrainingLevel): DatedDay[] {
  const moved = days.find(({ date }) => date === from);
  if (!moved) return days;
  const others = days.filter((day) => day !== moved);
  const before = others.filter(({ date }) => date < to && date < from);
  // What lay between its old and its new date goes on ahead of it only where it was ahead before.
  const behind = others.filter((day) => !before.includes(day));
  const laid = [...before];
  for (const day of [{ ...moved, date: to }, ...behind]) {
    const date = firstRested(day, laid.at(-1), level);
    if (date <= end) laid.push({ ...day, date });
  }
  return laid;
}

function firstRested(day: DatedDay, last: DatedDay | undefined, level: TrainingLevel): string {
  if (!last) return day.date;
  const next = addDays(last.date, 1);
  const date = day.date > last.date ? day.date : next;
  if (daysBetween(last.date, date) > 1) return date;
  const isSameWork = last.focus === day.focus && day.focus !== 'active';
  return !isSameWork && mayFollow(loadOf(last.items), loadOf(day.items), level) ? date : addDays(date, 1);
}
