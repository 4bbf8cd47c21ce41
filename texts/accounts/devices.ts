import { inLanguages } from '../locale.ts';

/** What a browser says of itself and of what it runs on, as far as it does. */
export interface Device {
  browser: string | undefined;
  system: string | undefined;
}

/** "Chrome on Android" */
export const deviceTold = inLanguages({
  en: ({ browser, system }: Device) =>
    told(browser, system, ['Unknown device', 'A browser'], (on, by) => `${by} on ${on}`),
  hi: ({ browser, system }) => told(browser, system, ['अनजान डिवाइस', 'ब्राउज़र'], (on, by) => `${on} पर ${by}`),
  'hi-Latn': ({ browser, system }) =>
    told(browser, system, ['Anjaan device', 'Browser'], (on, by) => `${on} par ${by}`),
});

function told(
  browser: string | undefined,
  system: string | undefined,
  [unknown, anyBrowser]: [string, string],
  join: (system: string, browser: string) => string,
): string {
  if (!browser && !system) return unknown;
  return system ? join(system, browser ?? anyBrowser) : (browser ?? anyBrowser);
}
