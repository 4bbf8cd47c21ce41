import type { MetaFunction } from 'react-router';
import { siteLocaleOf } from '../../../contract/siteAddress.ts';
import { privacyDescription, privacyTitle } from '../../../texts/site/legal.ts';
import { PrivacyInEnglish } from '../../features/site/legal/PrivacyInEnglish.tsx';
import { PrivacyInHindi } from '../../features/site/legal/PrivacyInHindi.tsx';
import { links } from '../../lib/links.ts';
import { pageMeta } from '../../lib/pageMeta.ts';
import { useSiteLocale } from '../../lib/siteLocale.ts';

export const handle = { isPlain: true };

export const meta: MetaFunction = ({ location }) => {
  const locale = siteLocaleOf(location.pathname);
  return pageMeta({
    title: privacyTitle(locale),
    description: privacyDescription(locale),
    path: links.privacy,
    locale,
  });
};

export default function Privacy() {
  return useSiteLocale() === 'hi' ? <PrivacyInHindi /> : <PrivacyInEnglish />;
}
