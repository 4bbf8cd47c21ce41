import { forExample, needsScript, nothingKept } from '../../../texts/trial/answer.ts';
import { examples } from '../../../texts/trial/examples.ts';
import { useSiteLocale } from '../../lib/siteLocale.ts';
import { Island } from '../../ui/shell/Island.tsx';
import { EstimateCard } from './EstimateCard.tsx';
import { sampleMeals } from './sampleMeals.ts';
import classes from './Trial.module.css';
import { TrialComposer } from './TrialComposer.tsx';

/** The demo: the composer itself, and a sample of what it answers until somebody asks. */
export function Trial() {
  const locale = useSiteLocale();
  return (
    <div id="demo" className={classes.trial}>
      <Island name="trial" part={TrialComposer} props={{ pageLocale: locale, examples: examples[locale] }} />
      <noscript>
        <p className={classes.note}>{needsScript(locale)}</p>
      </noscript>
      <figure className={classes.sample}>
        <figcaption className={classes.caption}>{forExample(locale)}</figcaption>
        <EstimateCard locale={locale} {...sampleMeals[locale]} />
      </figure>
      <p className={classes.note} data-before="answer">
        {nothingKept(locale)}
      </p>
    </div>
  );
}
