import type { MetaFunction } from 'react-router';
import { addressIn, siteLocaleOf } from '../../../contract/siteAddress.ts';
import { wordsIn } from '../../../texts/locale.ts';
import * as texts from '../../../texts/site/newsletter.ts';
import { NewsletterForm } from '../../features/newsletter/NewsletterForm.tsx';
import { Article } from '../../features/site/Article.tsx';
import { links } from '../../lib/links.ts';
import { pageMeta } from '../../lib/pageMeta.ts';
import { useSiteLocale } from '../../lib/siteLocale.ts';
import { Island } from '../../ui/shell/Island.tsx';

export const handle = { isPlain: true };

export const meta: MetaFunction = ({ location }) => {
  const locale = siteLocaleOf(location.pathname);
  return pageMeta({
    ...{ title: `${texts.title(locale)} · FitPulse`, description: texts.description(locale) },
    ...{ path: links.newsletter, locale },
  });
};

export default function Newsletter() {
  const locale = useSiteLocale();
  return (
    <Article title={texts.title(locale)} lead={texts.lead(locale)}>
      <p>{texts.about(locale)}</p>
      <Island name="newsletter" part={NewsletterForm} props={{ locale, words: wordsIn(locale, texts.form) }} />
      <p>
        {texts.use(locale)} <a href={addressIn(locale, links.privacy)}>{texts.privacy(locale)}</a>
        {texts.stop(locale)}
      </p>
    </Article>
  );
}
