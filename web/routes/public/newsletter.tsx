import type { MetaFunction } from 'react-router';
import { NewsletterForm } from '../../features/newsletter/NewsletterForm.tsx';
import { Article } from '../../features/site/Article.tsx';
import { links } from '../../lib/links.ts';
import { pageMeta } from '../../lib/pageMeta.ts';
import { Island } from '../../ui/shell/Island.tsx';

export const handle = { isPlain: true };

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Newsletter · FitPulse',
    description: 'Short, practical notes about eating, drinking water and keeping a diary, by e-mail. No advertising.',
    path: links.newsletter,
  });

export default function Newsletter() {
  return (
    <Article title="Newsletter" lead="Coming soon...">
      <p>
        The first issue is being written: short, practical notes about eating, drinking enough water and keeping a diary
        that lasts. Leave your address and it comes to you. No advertising.
      </p>
      <Island name="newsletter" part={NewsletterForm} props={{}} />
      <p>
        Your address is used for this newsletter and nothing else, and only once you have said yes to the mail that asks
        you. Every mail has a link that takes you off the list; see the <a href={links.privacy}>privacy policy</a>.
      </p>
    </Article>
  );
}
