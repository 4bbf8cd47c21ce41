import type { MetaDescriptor, MetaFunction } from 'react-router';
import { localesOf, originPlaceholder } from '../../contract/site.ts';
import { addressIn } from '../../contract/siteAddress.ts';
import type { PageLocale, PageText } from '../../texts/locale.ts';
import { picture } from '../../texts/site/landing.ts';
import { readPageLocale } from './pageLocale.ts';

interface Page {
  title: string;
  description: string;
  /** In English. Without one the page stays out of search engines. */
  path?: string;
  /** The language it is shown in. */
  locale?: PageLocale;
}

/** Where the site is; in the built pages a placeholder that the server fills in. */
export const siteOrigin = () => (typeof window === 'undefined' ? originPlaceholder : window.location.origin);

/** Title, description, address and picture of a public page, for search engines and for links that are shared. */
export function pageMeta({ title, description, path, locale = 'en' }: Page): MetaDescriptor[] {
  const words = [{ title }, { name: 'description', content: description }];
  if (path === undefined) return [...words, { name: 'robots', content: 'noindex' }];
  const locales = localesOf(path);
  const at = (of: PageLocale) => siteOrigin() + addressIn(of, path);
  const address = at(locales.includes(locale) ? locale : 'en');
  return [
    ...words,
    { tagName: 'link', rel: 'canonical', href: address },
    ...alternates(locales, at),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'FitPulse' },
    { property: 'og:locale', content: `${locale}_IN` },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${siteOrigin()}/og.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: picture(locale) },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** The same page in other languages; who reads none of them gets the English one. */
function alternates(locales: readonly PageLocale[], at: (locale: PageLocale) => string): MetaDescriptor[] {
  if (locales.length < 2) return [];
  const links = locales.map((hrefLang) => ({ hrefLang: hrefLang as string, href: at(hrefLang) }));
  return [...links, { hrefLang: 'x-default', href: at('en') }].map((link) => ({
    ...{ tagName: 'link', rel: 'alternate' },
    ...link,
  }));
}

/** The title of a page of the portal. */
export const portalMeta =
  (title: PageText): MetaFunction =>
  () => [{ title: `${title(readPageLocale())} · FitPulse` }];
