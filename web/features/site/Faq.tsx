import * as texts from '../../../texts/site/questions.ts';
import { useSiteLocale } from '../../lib/siteLocale.ts';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import classes from './Faq.module.css';
import { Section } from './Section.tsx';

/** Each opens for itself, so that several may be open at once; works without a script. */
export function Faq() {
  const locale = useSiteLocale();
  return (
    <Section id="faq" eyebrow={texts.eyebrow(locale)} title={texts.title(locale)} tone="surface" isSplit>
      <div className={classes.list}>
        {texts.questions.map(({ question, answer }) => (
          <details key={question('en')} className={classes.item}>
            <summary className={classes.question}>
              <h3>{question(locale)}</h3>
              <ChevronDownIcon className={classes.mark} />
            </summary>
            <p className={classes.answer}>{answer(locale)}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
