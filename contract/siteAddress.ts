import type { PageLocale } from '../texts/locale.ts';

/** Where something of the public site is in a language; what is English alone has one address. */
export const addressIn = (locale: PageLocale, path: string): string =>
  locale === 'en' ? path : `/hi${path}`.replace(/\/(?=#|$)/, '');

/** The language of an address of the public site. */
export const siteLocaleOf = (path: string): PageLocale => (/^\/hi(?:\/|$)/.test(path) ? 'hi' : 'en');
