import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

/** The person's time zone, as their profile says; remembered, so that the first page after a start knows it. */
const storageKey = 'fitpulse.timeZone';
export const usualTimeZone = 'Asia/Kolkata';
const { tell, subscribe } = createListeners();
let known: string | undefined;

export function readTimeZone(): string {
  if (typeof window === 'undefined') return usualTimeZone;
  known ??= localStorage.getItem(storageKey) ?? usualTimeZone;
  return known;
}

export function rememberTimeZone(timeZone: string): void {
  if (timeZone === readTimeZone() || !canonical(timeZone)) return;
  known = timeZone;
  localStorage.setItem(storageKey, timeZone);
  tell();
}

export const useTimeZone = () => useSyncExternalStore(subscribe, readTimeZone, () => usualTimeZone);

/** The one name of zones that have several, such as Asia/Kolkata and Asia/Calcutta; none where the browser knows no such zone. */
export function canonical(timeZone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
