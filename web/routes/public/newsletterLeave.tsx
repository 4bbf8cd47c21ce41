import type { MetaFunction } from 'react-router';
import { NewsletterLink } from '../../features/newsletter/NewsletterLink.tsx';
import { Article } from '../../features/site/Article.tsx';
import { pageMeta } from '../../lib/pageMeta.ts';
import { Island } from '../../ui/shell/Island.tsx';

export const handle = { isPlain: true };

export const meta: MetaFunction = () =>
  pageMeta({ title: 'Newsletter · FitPulse', description: 'Be taken off the list of the FitPulse newsletter.' });

export default function NewsletterLeave() {
  return (
    <Article title="Newsletter" lead="One tap, and nothing more comes to you.">
      <Island name="newsletterLink" part={NewsletterLink} props={{ answer: 'leave' }} />
    </Article>
  );
}
