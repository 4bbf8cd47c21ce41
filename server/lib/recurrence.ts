import type { Schedule } from '../../texts/notices/schedules.ts';
import { addDays, daysBetween } from './dates.ts';

export type Rhythm = Pick<
  Schedule,
  'days' | 'everyDays' | 'monthDays' | 'monthWeeks' | 'everyMonths' | 'startDate' | 'until'
>;

const usualDays = 9;
/** From a 31st to the last day of the next month and a bit. */
const daysOfMonth = 33;
/** From the first Monday of a month that begins with it to that of the next one, and a bit. */
const daysOfWeekdays = 38;

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** 'HH:MM' of minutes after midnight, before it or on the days after. */
export function timeAt(minutes: number): string {
  const ofDay = ((Math.round(minutes) % 1_440) + 1_440) % 1_440;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}
/** Monday is 1. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
const mondayOf = (date: string): string => addDays(date, 1 - weekdayOf(date));

/** Whether something that comes in a rhythm comes on a local date. */
export function isOn(rhythm: Rhythm, date: string): boolean {
  const { days, monthDays, monthWeeks, startDate, until } = rhythm;
  return (
    (startDate === null || date >= startDate) &&
    (until === null || date <= until) &&
    (days.length === 0 || days.includes(weekdayOf(date))) &&
    (monthDays.length === 0 || isDateOf(monthDays, date)) &&
    (monthWeeks.length === 0 || monthWeeks.some((week) => weeksOfMonth(date).includes(week))) &&
    isMonthOn(rhythm, date) &&
    isCountedOn(rhythm, date)
  );
}

function isCountedOn({ days, everyDays, startDate }: Rhythm, date: string): boolean {
  if (everyDays === null || startDate === null) return true;
  const passed = days.length > 0 ? daysBetween(mondayOf(startDate), mondayOf(date)) : daysBetween(startDate, date);
  return passed % everyDays === 0;
}

function isMonthOn({ everyMonths, startDate }: Rhythm, date: string): boolean {
  return everyMonths === null || startDate === null || monthsBetween(startDate, date) % everyMonths === 0;
}

const monthsBetween = (from: string, to: string): number =>
  12 * (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) + Number(to.slice(5, 7)) - Number(from.slice(5, 7));

/** The how manieth of its weekday in its month a date is; -1 too where it is the last. */
function weeksOfMonth(date: string): number[] {
  const isLast = addDays(date, 7).slice(0, 7) !== date.slice(0, 7);
  return [Math.ceil(Number(date.slice(8)) / 7), ...(isLast ? [-1] : [])];
}

function isDateOf(monthDays: number[], date: string): boolean {
  const day = Number(date.slice(8));
  const isLast = addDays(date, 1).endsWith('-01');
  return monthDays.some((wanted) => wanted === day || (isLast && wanted > day));
}

/** Within so many days it comes at least once. */
export const daysAheadOf = ({ everyDays, monthDays, monthWeeks, everyMonths }: Rhythm): number =>
  Math.max(
    usualDays,
    (everyDays ?? 0) + usualDays,
    monthDays.length > 0 ? daysOfMonth : 0,
    monthWeeks.length > 0 ? daysOfWeekdays : 0,
    (everyMonths ?? 0) * 31 + (everyMonths === null ? 0 : daysOfWeekdays),
  );
