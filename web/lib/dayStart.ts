import { shiftDate } from './shiftDate.ts';

/** When the person's days begin, "HH:MM", as their profile says; remembered, so that the first page after a start knows it. */
const storageKey = 'fitpulse.dayStart';
export const midnight = '00:00';
let known: string | undefined;

export function readDayStart(): string {
  if (typeof window === 'undefined') return midnight;
  known ??= localStorage.getItem(storageKey) ?? midnight;
  return known;
}

export function rememberDayStart(dayStartsAt: string): void {
  known = dayStartsAt;
  localStorage.setItem(storageKey, dayStartsAt);
}

/** The day of the diary of a local date and time, "2026-11-20T02:05": what comes before the day begins is of the one before. */
export function diaryDateOf(local: string, dayStart = readDayStart()): string {
  const date = local.slice(0, 10);
  return local.slice(11, 16) < dayStart ? shiftDate(date, -1) : date;
}
