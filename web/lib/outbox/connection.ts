import { useSyncExternalStore } from 'react';
import { createListeners } from '../listeners.ts';

const { tell, subscribe } = createListeners('online', 'offline');
let wasReached = true;

/** Whether the last call was answered by FitPulse, rather than by what is kept here. */
export function setReached(isReached: boolean): void {
  if (wasReached === isReached) return;
  wasReached = isReached;
  tell();
}

// With a connection again, the next call says whether FitPulse is there too.
if (typeof window !== 'undefined') window.addEventListener('online', () => setReached(true));

export const useIsOffline = () =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine || !wasReached,
    () => false,
  );
