import type { ToldTime } from '../../language/corrections/when.ts';

export const mostHours = 24;
const minutesOfDay = 1_440;

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

/** Hours from going to bed to waking; where am or pm was left out, the reading under twelve hours. */
export function hoursBetween(bed: ToldTime, wake: ToldTime): number {
  const cycle = bed.isSure && wake.isSure ? minutesOfDay : minutesOfDay / 2;
  const minutes = (((wake.minutes - bed.minutes) % cycle) + cycle) % cycle;
  return (minutes === 0 ? cycle : minutes) / 60;
}
