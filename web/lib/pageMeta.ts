import type { MetaDescriptor, MetaFunction } from 'react-router';
import { originPlaceholder } from '../../contract/site.ts';
import type { PageText } from '../../texts/locale.ts';
import { readPageLocale } from './pageLocale.ts';

interface Page {
  title: string;
  description: string;
  /** Without one the page stays out of search engines. */
  path?: string;
}

/** Where the site is; in the built pages a placeholder that the server fills in. */
export const siteOrigin = () => (typeof window === 'undefined' ? originPlaceholder : window.location.origin);

/** Title, description, address and picture of a public page, for search engines and for links that are shared. */
export function pageMeta({ title, description, path }: Page): MetaDescriptor[] {
  const words = [{ title }, { name: 'description', content: description }];
  if (path === undefined) return [...words, { name: 'robots', content: 'noindex' }];
  const address = siteOrigin() + path;
  return [
    ...words,
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'FitPulse' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${siteOrigin()}/og.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'FitPulse: write what you ate, FitPulse counts it' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** The title of a page of the portal. */
export const portalMeta =
  (title: PageText): MetaFunction =>
  () => [{ title: `${title(readPageLocale())} · FitPulse` }];
