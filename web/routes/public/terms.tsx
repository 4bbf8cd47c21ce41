import type { MetaFunction } from 'react-router';
import { siteLocaleOf } from '../../../contract/siteAddress.ts';
import { termsDescription, termsTitle } from '../../../texts/site/legal.ts';
import { Terms } from '../../features/site/Terms.tsx';
import { links } from '../../lib/links.ts';
import { pageMeta } from '../../lib/pageMeta.ts';

export const handle = { isPlain: true };

export const meta: MetaFunction = ({ location }) => {
  const locale = siteLocaleOf(location.pathname);
  return pageMeta({ title: termsTitle(locale), description: termsDescription(locale), path: links.terms, locale });
};

export default Terms;
