import type { MetaFunction } from 'react-router';
import { siteLocaleOf } from '../../../contract/siteAddress.ts';
import { termsDescription, termsTitle } from '../../../texts/site/legal.ts';
import { TermsInEnglish } from '../../features/site/legal/TermsInEnglish.tsx';
import { TermsInHindi } from '../../features/site/legal/TermsInHindi.tsx';
import { links } from '../../lib/links.ts';
import { pageMeta } from '../../lib/pageMeta.ts';
import { useSiteLocale } from '../../lib/siteLocale.ts';

export const handle = { isPlain: true };

export const meta: MetaFunction = ({ location }) => {
  const locale = siteLocaleOf(location.pathname);
  return pageMeta({ title: termsTitle(locale), description: termsDescription(locale), path: links.terms, locale });
};

export default function Terms() {
  return useSiteLocale() === 'hi' ? <TermsInHindi /> : <TermsInEnglish />;
}
