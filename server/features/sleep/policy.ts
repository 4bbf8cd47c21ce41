export const mostHours = 24;

export const isSaneSleep = (hours: number): boolean => hours >= 0 && hours <= mostHours;

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
