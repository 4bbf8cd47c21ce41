import type { MetaFunction } from 'react-router';
import { NewsletterLink } from '../../features/newsletter/NewsletterLink.tsx';
import { Article } from '../../features/site/Article.tsx';
import { pageMeta } from '../../lib/pageMeta.ts';
import { Island } from '../../ui/shell/Island.tsx';

export const handle = { isPlain: true };

export const meta: MetaFunction = () =>
  pageMeta({ title: 'Newsletter · FitPulse', description: 'Say yes to the FitPulse newsletter.' });

export default function NewsletterConfirm() {
  return (
    <Article title="Newsletter" lead="One tap, and the first issue comes to you as soon as it is out.">
      <Island name="newsletterLink" part={NewsletterLink} props={{ answer: 'confirm' }} />
    </Article>
  );
}
