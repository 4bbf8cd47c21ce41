import type { MetaFunction } from 'react-router';
import { siteLocaleOf } from '../../../contract/siteAddress.ts';
import { privacyDescription, privacyTitle } from '../../../texts/site/legal.ts';
import { Privacy } from '../../features/site/Privacy.tsx';
import { links } from '../../lib/links.ts';
import { pageMeta } from '../../lib/pageMeta.ts';

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

export default Privacy;
