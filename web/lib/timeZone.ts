import { useSyncExternalStore } from 'react';

/** The person's time zone, as their profile says; remembered, so that the first page after a start knows it. */
const storageKey = 'fitpulse.timeZone';
export const usualTimeZone = 'Asia/Kolkata';
const listeners = new Set<() => void>();
let known: string | undefined;

export function readTimeZone(): string {
  if (typeof window === 'undefined') return usualTimeZone;
  known ??= localStorage.getItem(storageKey) ?? usualTimeZone;
  return known;
}

export function rememberTimeZone(timeZone: string): void {
  if (timeZone === readTimeZone() || !isTimeZone(timeZone)) return;
  known = timeZone;
  localStorage.setItem(storageKey, timeZone);
  for (const listener of listeners) listener();
}

export const useTimeZone = () => useSyncExternalStore(subscribe, readTimeZone, () => usualTimeZone);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A browser may know fewer zones than the server. */
function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

/** One name for zones that have several, such as Asia/Kolkata and Asia/Calcutta. */
const canonical = (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;

export const isSameTimeZone = (one: string, other: string): boolean =>
  one === other || (isTimeZone(one) && isTimeZone(other) && canonical(one) === canonical(other));

/** The zones to choose from, those named first under the names given. */
export function timeZones(first: string[]): string[] {
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => !first.some((one) => isSameTimeZone(one, zone)));
  return [...new Set(first), ...others].sort();
}
