import { addressIn } from '../../../contract/siteAddress.ts';
import type { PageLocale } from '../../../texts/locale.ts';
import * as texts from '../../../texts/site/footer.ts';
import { support } from '../../lib/company.ts';
import { links } from '../../lib/links.ts';
import { useSiteLocale } from '../../lib/siteLocale.ts';
import { Logo } from '../../ui/shell/Logo.tsx';
import classes from './SiteFooter.module.css';

const { sections } = links;
const columnsIn = (locale: PageLocale) => [
  {
    title: texts.product(locale),
    entries: [
      { label: texts.features(locale), href: addressIn(locale, links.features) },
      { label: texts.how(locale), href: addressIn(locale, sections.how) },
      { label: texts.pricing(locale), href: addressIn(locale, sections.pricing) },
      { label: texts.demo(locale), href: addressIn(locale, sections.demo) },
    ],
  },
  {
    title: texts.company(locale),
    entries: [
      { label: texts.why(locale), href: addressIn(locale, sections.why) },
      { label: texts.newsletter(locale), href: addressIn(locale, links.newsletter) },
      { label: texts.terms(locale), href: addressIn(locale, links.terms) },
      { label: texts.privacy(locale), href: addressIn(locale, links.privacy) },
    ],
  },
  {
    title: texts.support(locale),
    entries: [
      { label: texts.contact(locale), href: addressIn(locale, sections.contact) },
      { label: texts.faq(locale), href: addressIn(locale, sections.faq) },
      { label: support.email, href: `mailto:${support.email}` },
      { label: texts.status(locale), href: links.status },
    ],
  },
];

export function SiteFooter() {
  const locale = useSiteLocale();
  return (
    <footer className={classes.footer}>
      <div className={classes.row}>
        <div className={classes.brand}>
          <Logo />
          <p>{texts.motto(locale)}</p>
          <p className={classes.social}>
            <a href={addressIn(locale, links.telegram)} data-needs="bot">
              Telegram
            </a>
            <a href={addressIn(locale, links.newsletter)}>{texts.email(locale)}</a>
          </p>
        </div>
        {columnsIn(locale).map(({ title, entries }) => (
          <nav key={title} aria-label={title} className={classes.column}>
            <h2 className={classes.title}>{title}</h2>
            {entries.map(({ label, href }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </nav>
        ))}
      </div>
      <p className={classes.note}>{texts.noMedicalAdvice(locale)}</p>
      {/* The year of the build stays until the next build. */}
      <p className={classes.note} suppressHydrationWarning>
        {texts.rights(locale, new Date().getFullYear())}
      </p>
    </footer>
  );
}
