import type { MetaFunction } from 'react-router';
import { FeatureList } from '../../features/site/FeatureList.tsx';
import { links } from '../../lib/links.ts';
import { pageMeta } from '../../lib/pageMeta.ts';

export const handle = { isPlain: true };

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Features · FitPulse',
    description:
      'Calorie, water, activity, weight and sleep tracking in a Telegram chat, with reminders, reports and Indian portions.',
    path: links.features,
  });

export default FeatureList;
