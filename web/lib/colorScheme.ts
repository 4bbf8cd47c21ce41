import { useEffect, useSyncExternalStore } from 'react';

const colorSchemes = ['light', 'dark', 'auto'] as const;
export type ColorScheme = (typeof colorSchemes)[number];

/** Mantine's own, so that the portal and the public pages share the choice. */
const storageKey = 'mantine-color-scheme-value';
const attribute = 'data-mantine-color-scheme';

/** The choice of theme without Mantine's provider; a provider in the page follows it. */
export function useColorScheme(): [ColorScheme | undefined, (scheme: ColorScheme) => void] {
  const scheme = useSyncExternalStore(subscribe, readColorScheme, () => undefined);
  useEffect(() => {
    const device = window.matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      const shown = scheme === 'auto' || !scheme ? (device.matches ? 'dark' : 'light') : scheme;
      document.documentElement.setAttribute(attribute, shown);
    };
    if (scheme) apply();
    device.addEventListener('change', apply);
    return () => device.removeEventListener('change', apply);
  }, [scheme]);
  return [scheme, chooseColorScheme];
}

function readColorScheme(): ColorScheme {
  const stored = localStorage.getItem(storageKey);
  return colorSchemes.find((scheme) => scheme === stored) ?? 'auto';
}

function chooseColorScheme(scheme: ColorScheme): void {
  localStorage.setItem(storageKey, scheme);
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue: scheme, storageArea: localStorage }));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
