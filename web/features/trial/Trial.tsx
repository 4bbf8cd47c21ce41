import { forExample, needsScript, nothingKept } from '../../../texts/trial/answer.ts';
import { Island } from '../../ui/shell/Island.tsx';
import { EstimateCard } from './EstimateCard.tsx';
import { sampleMeal } from './sampleMeal.ts';
import classes from './Trial.module.css';
import { TrialComposer } from './TrialComposer.tsx';

/** The demo: the composer itself, and a sample of what it answers until somebody asks. */
export function Trial() {
  return (
    <div id="demo" className={classes.trial}>
      <Island name="trial" part={TrialComposer} props={{}} />
      <noscript>
        <p className={classes.note}>{needsScript('en')}</p>
      </noscript>
      <figure className={classes.sample}>
        <figcaption className={classes.caption}>{forExample('en')}</figcaption>
        <EstimateCard locale="en" {...sampleMeal} />
      </figure>
      <p className={classes.note} data-before="answer">
        {nothingKept('en')}
      </p>
    </div>
  );
}
