import { type PageLocale, pageLocales } from '../texts/locale.ts';
import { addressIn, siteLocaleOf } from './siteAddress.ts';

/** Stands in the built pages for the address that people reach the site at; the server puts that in. */
export const originPlaceholder = 'https://origin.invalid';

/** Public pages that are built as HTML, with those that search engines should know. */
export const sitePages = [
  { path: '/', listed: true },
  { path: '/features', listed: true },
  { path: '/terms', listed: true },
  { path: '/privacy', listed: true },
  { path: '/newsletter', listed: true },
  { path: '/register', listed: true },
  { path: '/login', listed: true },
  { path: '/forgot-password', listed: false },
  { path: '/reset-password', listed: false },
  { path: '/login-link', listed: false },
  { path: '/newsletter-confirm', listed: false },
  { path: '/newsletter-leave', listed: false },
  { path: '/confirm-email', listed: false },
  { path: '/cart', listed: false },
  { path: '/payment-success', listed: false },
  { path: '/error-test', listed: false },
] as const;

/** Addresses that lead to a section of the landing page. */
export const sectionPaths = ['/how', '/why', '/pricing', '/faq', '/contact'] as const;

/** Pages that are there in Hindi as well, and those of them that search engines should know. */
const listedInHindi = ['/', '/features', '/terms', '/privacy', '/newsletter'];
export const hindiPages = [...listedInHindi, '/newsletter-confirm', '/newsletter-leave'];

const inEnglish = (path: string) => path.replace(/^\/hi(?=\/|$)/, '').replace(/(?<=.)\/$/, '') || '/';

/** Whether the address of a page says its language. */
export const hasAddressPerLanguage = (path: string): boolean => hindiPages.includes(inEnglish(path));

/** The same page in each language, or the landing page where there is none. */
export function addressesOf(path: string): Record<PageLocale, string> {
  const english = inEnglish(path);
  return { en: english, hi: addressIn('hi', hasAddressPerLanguage(path) ? english : '/') };
}

/** The languages in which search engines should know a page. */
export const localesOf = (path: string): readonly PageLocale[] =>
  listedInHindi.includes(inEnglish(path)) ? pageLocales : ['en'];

/** The section of the landing page that an address leads to. */
export const sectionOf = (path: string): string => addressIn(siteLocaleOf(path), inEnglish(path).replace('/', '/#'));
