import type { Draft, ReadSchedule } from '../schedules.ts';
import { comingMonthDay } from './monthDays.ts';
import { addSpan } from './spans.ts';

/** What a message leaves open of when: on which days of the week or dates of the month, once or each week, or what contradicts itself. */
export type Doubt = 'weekdays' | 'monthDays' | 'contradiction';

const wholeWeek = [1, 2, 3, 4, 5, 6, 7];

/** What the parts of a message say together of the days. */
export function settleRhythm(draft: Draft): ReadSchedule {
  const { rhythm } = draft;
  const doubt = doubtOf(draft);
  const isByMonth = rhythm.everyMonths !== undefined || rhythm.monthWeeks.length > 0;
  const isWeekly = rhythm.everyWeeks !== undefined || rhythm.timesPerWeek !== undefined;
  const repeats = draft.repeats || isWeekly || isByMonth || rhythm.everyDays !== undefined || rhythm.isEveryDay;
  const [date] = draft.dates;
  const [weekday] = draft.weekdays;
  const isOfWeeks = repeats && weekday !== undefined;
  const base = isOfWeeks ? [...new Set([...draft.days, ...draft.weekdays])] : draft.days;
  const days = rhythm.except.length > 0 ? leaveOut(base, rhythm.except) : base;
  const settled = {
    ...settleMonth({
      ...draft,
      doubt,
      days,
      repeats: repeats || rhythm.except.length > 0,
      weekday,
      date: isOfWeeks ? undefined : date,
    }),
  };
  return settleEnd(settled, draft);
}

const leaveOut = (days: number[], except: number[]): number[] =>
  (days.length > 0 ? days : wholeWeek).filter((day) => !except.includes(day));

/** "On the 5th" is once, "on the 5th of every month" and "on the 1st and 15th" are each month. */
function settleMonth(read: Draft): Draft {
  const { rhythm, today } = read;
  const [day, ...others] = rhythm.monthDays;
  const isMonthly = rhythm.timesPerMonth !== undefined || others.length > 0 || read.repeats;
  if (day === undefined) return read;
  if (isMonthly) return { ...read, repeats: true };
  return { ...read, date: read.date ?? comingMonthDay(day, today), rhythm: { ...rhythm, monthDays: [] } };
}

/** Where it goes on for a while, the one day that is told is the first one. */
function settleEnd(read: Draft, { length, today }: Draft): ReadSchedule {
  const isStretch = length !== undefined || read.until !== undefined;
  const startDate = read.startDate ?? (isStretch || read.repeats ? read.date : undefined);
  const until = length ? addSpan(addSpan(startDate ?? today, length), { days: -1 }) : read.until;
  const {
    today: _today,
    weekdays: _weekdays,
    dates: _dates,
    bare: _bare,
    isDaily: _daily,
    order: _order,
    places: _places,
    ...rest
  } = read;
  return { ...rest, startDate, until, date: startDate === undefined ? read.date : undefined };
}

function doubtOf(draft: Draft): Doubt | undefined {
  const { rhythm, days, weekdays } = draft;
  if (contradicts(draft)) return 'contradiction';
  const named = new Set([...days, ...weekdays]).size;
  if (rhythm.timesPerWeek !== undefined && named !== rhythm.timesPerWeek) return 'weekdays';
  if (rhythm.everyWeeks !== undefined && named === 0) return 'weekdays';
  const { monthDays, monthWeeks, timesPerMonth, everyMonths } = rhythm;
  if (monthWeeks.length > 0) return undefined;
  // "Every 3 months on Monday" leaves open which one.
  if (everyMonths !== undefined && named > 0) return 'monthDays';
  return timesPerMonth !== undefined && monthDays.length < Math.max(1, timesPerMonth) ? 'monthDays' : undefined;
}

function contradicts(draft: Draft): boolean {
  const { rhythm, days, weekdays, dates, timesPerDay, clocks, order } = draft;
  const named = days.length + weekdays.length;
  const { everyDays, everyWeeks, monthDays, isEveryDay, isOnce, isAsNeeded, except } = rhythm;
  const repeats = draft.repeats || everyDays !== undefined || everyWeeks !== undefined;
  const ofDays = [everyDays !== undefined, named > 0, monthDays.length > 0, isEveryDay].filter(Boolean).length;
  return (
    ofDays > 1 ||
    contradictsMonths(draft) ||
    (everyDays !== undefined && (everyWeeks !== undefined || except.length > 0)) ||
    (new Set(dates).size > 1 && !(repeats && dates.length === weekdays.length)) ||
    // Daily at 9, on Sunday at 10.
    order.length > 3 ||
    (draft.isDaily && weekdays.length === 1) ||
    (timesPerDay !== undefined && clocks.length > 0 && clocks.length !== timesPerDay) ||
    (isOnce && repeats) ||
    (isAsNeeded && (repeats || clocks.length + draft.parts.length + draft.atMeals.length > 0)) ||
    leavesNone(draft)
  );
}

/** Some months, weeks or days apart; so many times a month, and on fewer or more days of it. */
function contradictsMonths({ rhythm, isDaily }: Draft): boolean {
  const { everyDays, everyWeeks, everyMonths, monthWeeks, isEveryDay, timesPerWeek, timesPerMonth, except } = rhythm;
  const isByMonth = everyMonths !== undefined || monthWeeks.length > 0;
  const isOther = [everyDays, everyWeeks, timesPerWeek].some((told) => told !== undefined);
  const isOften = timesPerMonth !== undefined && timesPerMonth > Math.max(1, monthWeeks.length);
  return isByMonth && (isOther || isOften || isEveryDay || isDaily || except.length > 0);
}

const leavesNone = ({ days, weekdays, rhythm: { except } }: Draft): boolean =>
  except.length > 0 && (weekdays.length > 0 || leaveOut(days, except).length === 0);
