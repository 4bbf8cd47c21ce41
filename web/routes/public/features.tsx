import type { MetaFunction } from 'react-router';
import { siteLocaleOf } from '../../../contract/siteAddress.ts';
import { pageDescription, pageTitle } from '../../../texts/site/featureList.ts';
import { FeatureList } from '../../features/site/FeatureList.tsx';
import { links } from '../../lib/links.ts';
import { pageMeta } from '../../lib/pageMeta.ts';

export const handle = { isPlain: true };

export const meta: MetaFunction = ({ location }) => {
  const locale = siteLocaleOf(location.pathname);
  return pageMeta({ title: pageTitle(locale), description: pageDescription(locale), path: links.features, locale });
};

export default FeatureList;
