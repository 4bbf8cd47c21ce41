import type { PageLocale } from '../../texts/locale.ts';

const key = 'fitpulse.siteLanguage';

/** Hindi, once somebody read the public site in it; an account made here begins in it. English is nothing to remember. */
export const readSiteLanguage = (): 'hi' | undefined => (localStorage.getItem(key) === 'hi' ? 'hi' : undefined);

export function rememberSiteLanguage(locale: PageLocale): void {
  if (locale === 'hi') localStorage.setItem(key, locale);
  else localStorage.removeItem(key);
}
