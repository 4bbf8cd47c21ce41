import { ChevronDownIcon } from '../../ui/icons.tsx';
import classes from './Faq.module.css';
import { questions } from './questions.ts';
import { Section } from './Section.tsx';

/** Each opens for itself, so that several may be open at once; works without a script. */
export function Faq() {
  return (
    <Section id="faq" eyebrow="FAQ" title="Questions people ask first" tone="surface" isSplit>
      <div className={classes.list}>
        {questions.map(({ question, answer }) => (
          <details key={question} className={classes.item}>
            <summary className={classes.question}>
              <h3>{question}</h3>
              <ChevronDownIcon className={classes.mark} />
            </summary>
            <p className={classes.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
