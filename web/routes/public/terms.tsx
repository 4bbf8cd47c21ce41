import type { MetaFunction } from 'react-router';
import { Terms } from '../../features/site/Terms.tsx';
import { links } from '../../lib/links.ts';
import { pageMeta } from '../../lib/pageMeta.ts';

export const handle = { isPlain: true };

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Terms of Service · FitPulse',
    description:
      'The agreement about using FitPulse: plans, payment, cancelling, money back, and what the service is not.',
    path: links.terms,
  });

export default Terms;
