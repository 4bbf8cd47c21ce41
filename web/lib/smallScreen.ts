import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(max-width: 47.99em)');

/** Whether the page is as wide as a phone's. */
export const useSmallScreen = () =>
  useSyncExternalStore(
    (listener) => {
      const screen = query();
      screen.addEventListener('change', listener);
      return () => screen.removeEventListener('change', listener);
    },
    () => query().matches,
    () => false,
  );
