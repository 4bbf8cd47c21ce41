import { names } from '../../../texts/language.ts';
import { type PageLocale, pageLocales } from '../../../texts/locale.ts';
import { rememberSiteLanguage } from '../../lib/siteLanguage.ts';
import classes from './Languages.module.css';

export interface LanguagesProps {
  label: string;
  locale: PageLocale;
  /** Where this page is in each language. */
  addresses: Record<PageLocale, string>;
}

/** The page in another language. */
export function Languages({ label, locale, addresses }: LanguagesProps) {
  return (
    <ul className={classes.languages} aria-label={label}>
      {pageLocales.map((language) => (
        <li key={language}>
          <a
            href={addresses[language]}
            lang={language}
            hrefLang={language}
            aria-current={language === locale || undefined}
            onClick={() => rememberSiteLanguage(language)}
          >
            {names[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}
