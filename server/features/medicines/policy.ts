import type { ReadSchedule } from '../../language/schedules.ts';
import { anyMeals, settleTimes } from '../../language/scheduleTimes.ts';
import { tabletsOf } from '../../language/stock.ts';
import { addDays, clockOf, daysBetween, instantAt, localDateOf } from '../../lib/dates.ts';
import { isOn, minutesOf, type Rhythm, timeAt } from '../../lib/recurrence.ts';
import { nextSlot, noInterval, type Slot, timesOf } from '../reminders/policy.ts';

/** An intake so long before or after a time of the medicine is the one of that time. */
export const answersSlotMs = 4 * 3_600_000;

/** "Metformin 500 mg" */
export const titleOf = ({ name, dose }: { name: string; dose: string }): string => `${name} ${dose}`.trim();

const dayMinutes = 1_440;
const leastApartMin = 180;

/** The times of a day at which a medicine is to be taken; none where they are not told. */
export function timesOfDay(read: ReadSchedule): string[] {
  const settled = settleTimes(read);
  if (settled.everyMin === null) return settled.times;
  if (settled.everyMin < leastApartMin) return [];
  if (read.window) return timesOf({ ...settled, ...always });
  const [first, ...others] = settleTimes({ ...read, everyMin: undefined }).times;
  if (first === undefined || others.length > 0 || dayMinutes % settled.everyMin !== 0) return [];
  return Array.from({ length: dayMinutes / settled.everyMin }, (_, dose) =>
    timeAt(minutesOf(first) + dose * (settled.everyMin ?? dayMinutes)),
  ).sort();
}
const always = {
  ...{ days: [], everyDays: null, monthDays: [], monthWeeks: [], everyMonths: null, startDate: null, until: null },
};

/** Whether it names other times than it says there are: "twice a day at breakfast". */
export function contradictsCount(read: ReadSchedule): boolean {
  const { clocks, parts, atMeals, timesPerDay, everyMin, window } = read;
  if (window) return everyMin === undefined;
  const named = clocks.length + parts.length + atMeals.length;
  if (timesPerDay === undefined || named === 0) return false;
  const isOfAnyMeals = parts.length === 0 && clocks.length === 0 && atMeals.join() === anyMeals.join();
  return isOfAnyMeals
    ? timesPerDay === 1
    : settleTimes({ ...read, timesPerDay: undefined }).times.length !== timesPerDay;
}

/** What is left of tablets after doses that were taken; null where they were never counted. */
export const leftOf = (stock: number | null, doses: string[]): number | null =>
  stock === null
    ? null
    : Math.max(
        0,
        doses.reduce((left, dose) => left - tabletsOf(dose), stock),
      );

/** Enough for so many days or less is told with the reminder. */
export const fewDays = 5;
const mostDays = 730;

interface Stocked extends Rhythm {
  dose: string;
  times: string[];
}

/**
 * For how many days tablets are enough, today with its doses from an instant on among them; undefined where they outlast what is to be
 * taken, or it is taken as needed.
 */
export function daysEnough(medicine: Stocked, tablets: number, from: Date, timeZone: string): number | undefined {
  const [today, time] = [localDateOf(from, timeZone), clockOf(from, timeZone)];
  const ofDay = timesOf({ ...noInterval, ...medicine });
  const last = addDays(today, mostDays);
  if (ofDay.length === 0) return undefined;
  let doses = Math.floor(tablets / tabletsOf(medicine.dose));
  for (let date = today; date <= last; date = addDays(date, 1)) {
    if (!isOn(medicine, date)) continue;
    doses -= date === today ? ofDay.filter((at) => at >= time).length : ofDay.length;
    if (doses < 0) return daysBetween(today, date);
  }
  return undefined;
}

interface Scheduled extends Rhythm {
  id: string;
  name: string;
  times: string[];
  createdAt: Date;
}

interface Answering {
  medicineId: string | null;
  name: string;
  status: 'taken' | 'skipped';
  occurredAt: Date;
  dueAt: Date | null;
}

/** The times of a medicine on a local date, and what was said of each; those before it was on the list ask for nothing. */
export function dosesOn(medicine: Scheduled, date: string, intakes: Answering[], timeZone: string) {
  if (!isOn(medicine, date)) return [];
  const own = intakes.filter(
    ({ medicineId, name }) =>
      medicineId === medicine.id || (medicineId === null && name.toLowerCase() === medicine.name.toLowerCase()),
  );
  const doses = timesOf({ ...noInterval, ...medicine }).map((time) => {
    const dueAt = instantAt(date, minutesOf(time), timeZone);
    const told = own.find((intake) => intake.dueAt?.getTime() === dueAt.getTime());
    return { dueAt, status: told?.status ?? null };
  });
  for (const { dueAt, occurredAt, status } of own) {
    if (dueAt) continue;
    const apart = (dose: { dueAt: Date }) => Math.abs(dose.dueAt.getTime() - occurredAt.getTime());
    const [nearest] = doses
      .filter((dose) => dose.status === null && apart(dose) <= answersSlotMs)
      .toSorted((one, other) => apart(one) - apart(other));
    if (nearest) nearest.status = status;
  }
  return doses.filter(({ dueAt, status }) => status !== null || dueAt >= medicine.createdAt);
}

/** When the next dose is of which nothing was said yet; undefined when there is none any more. */
export function nextOpen(medicine: Scheduled, intakes: Answering[], now: Date, timeZone: string): Date | undefined {
  const slotAfter = (instant: Date) => nextSlot({ ...noInterval, ...medicine }, instant, timeZone);
  const isAnswered = ({ at, date }: Slot) =>
    dosesOn(medicine, date, intakes, timeZone).some((dose) => dose.status && dose.dueAt.getTime() === at.getTime());
  let slot = slotAfter(now);
  while (slot && isAnswered(slot)) slot = slotAfter(slot.at);
  return slot?.at;
}
