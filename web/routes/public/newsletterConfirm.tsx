import type { MetaFunction } from 'react-router';
import { siteLocaleOf } from '../../../contract/siteAddress.ts';
import { wordsIn } from '../../../texts/locale.ts';
import * as texts from '../../../texts/site/newsletter.ts';
import { NewsletterLink } from '../../features/newsletter/NewsletterLink.tsx';
import { Article } from '../../features/site/Article.tsx';
import { pageMeta } from '../../lib/pageMeta.ts';
import { useSiteLocale } from '../../lib/siteLocale.ts';
import { Island } from '../../ui/shell/Island.tsx';

export const handle = { isPlain: true };

export const meta: MetaFunction = ({ location }) => {
  const locale = siteLocaleOf(location.pathname);
  return pageMeta({
    title: `${texts.title(locale)} · FitPulse`,
    description: texts.confirmDescription(locale),
  });
};

export default function NewsletterConfirm() {
  const locale = useSiteLocale();
  return (
    <Article title={texts.title(locale)} lead={texts.confirmLead(locale)}>
      <Island
        name="newsletterLink"
        part={NewsletterLink}
        props={{ answer: 'confirm', words: wordsIn(locale, texts.confirm) }}
      />
    </Article>
  );
}
