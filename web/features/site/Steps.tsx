import * as texts from '../../../texts/site/steps.ts';
import { useSiteLocale } from '../../lib/siteLocale.ts';
import { Section } from './Section.tsx';
import classes from './Steps.module.css';

export function Steps() {
  const locale = useSiteLocale();
  return (
    <Section id="how" eyebrow={texts.eyebrow(locale)} title={texts.title(locale)}>
      <ol className={classes.steps}>
        {texts.steps.map(({ title, text, sample }, position) => (
          <li key={title('en')} className={classes.step}>
            <span className={classes.number} aria-hidden="true">
              {position + 1}
            </span>
            <h3 className={classes.name}>{title(locale)}</h3>
            <p className={classes.text}>{text(locale)}</p>
            <p className={classes.sample}>{sample(locale)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
