export const mostHours = 24;

export const isSaneSleep = (hours: number): boolean => hours >= 0 && hours <= mostHours;

/** A nap is shorter. */
const leastNightHours = 4;
const mostUsualHours = 16;

/** Whether sleep of a date that has some already is likelier told once more than slept beside it: a second night, or more than fits. */
export function mayBeSameNight(hours: number, told: readonly number[]): boolean {
  if (told.length === 0) return false;
  const isSecondNight = Math.min(hours, Math.max(...told)) >= leastNightHours;
  return isSecondNight || told.reduce((sum, one) => sum + one, hours) > mostUsualHours;
}

/** A time of day in hours; `isExact` when am, pm or the 24-hour clock leave no doubt. */
export interface ClockTime {
  hours: number;
  isExact: boolean;
}

/** Hours from going to bed to waking; where am or pm was left out, the reading under twelve hours. */
export function hoursBetween(bed: ClockTime, wake: ClockTime): number {
  const cycle = bed.isExact && wake.isExact ? 24 : 12;
  const hours = (((wake.hours - bed.hours) % cycle) + cycle) % cycle;
  return hours === 0 ? cycle : hours;
}
