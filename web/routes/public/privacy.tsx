import type { MetaFunction } from 'react-router';
import { Privacy } from '../../features/site/Privacy.tsx';
import { links } from '../../lib/links.ts';
import { pageMeta } from '../../lib/pageMeta.ts';

export const handle = { isPlain: true };

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Privacy Policy · FitPulse',
    description:
      'Which personal data FitPulse processes, what for, who helps, and your rights under the DPDP Act of India.',
    path: links.privacy,
  });

export default Privacy;
