import type { GoalCalendar, GoalName } from '../../../contract/dashboard.ts';
import { shiftDate } from '../../lib/shiftDate.ts';

export interface CalendarDay {
  date: string;
  /** Undefined where nothing is logged. */
  met: GoalName[] | undefined;
  isToday: boolean;
  isToCome: boolean;
}

/** Every date of the month, and how many places of its first week are before it: the week begins on Monday. */
export function calendarDays({ month, today, days }: GoalCalendar): { before: number; days: CalendarDay[] } {
  const known = new Map(days.map(({ date, met }) => [date, met]));
  const first = `${month}-01`;
  const shown: CalendarDay[] = [];
  for (let date = first; date.startsWith(month); date = shiftDate(date, 1)) {
    shown.push({ date, met: known.get(date), isToday: date === today, isToCome: date > today });
  }
  return { before: (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7, days: shown };
}

/** How many days met every goal that is set. */
export const countFullDays = ({ goals, days }: GoalCalendar): number =>
  days.filter(({ met }) => met.length === goals.length).length;
