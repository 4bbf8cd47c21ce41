import { useSyncExternalStore } from 'react';

const useScreen = (width: string) => {
  const query = () => window.matchMedia(`(max-width: ${width})`);
  return useSyncExternalStore(
    (listener) => {
      const screen = query();
      screen.addEventListener('change', listener);
      return () => screen.removeEventListener('change', listener);
    },
    () => query().matches,
    () => false,
  );
};

/** Whether the pages of an area stand in a menu that is opened over the page. */
export const useMenuDrawer = () => useScreen('61.99em');

/** Whether there is no room for two columns. */
export const useSmallScreen = () => useScreen('47.99em');

/** Whether the page is as wide as a phone that is held upright. */
export const usePhone = () => useScreen('30em');
