import { links } from '../../lib/links.ts';
import { ActionLink } from '../../ui/Action.tsx';
import { CheckIcon } from '../../ui/plainIcons.tsx';
import classes from './Demo.module.css';
import { SampleChat } from './SampleChat.tsx';
import { SectionHead } from './Section.tsx';

const points = [
  'Shows the grams it assumed, so that you can check them',
  'Halve it, double it, change it or undo it with a tap',
  'Asks about what it doesn’t know; it never invents a food',
];

/** A conversation as the assistant really answers it. */
export function Demo() {
  return (
    <section id="demo" className={classes.section} aria-labelledby="demo-title">
      <div className={classes.inside}>
        <div>
          <SectionHead
            id="demo"
            eyebrow="Demo"
            title="One sentence in, one honest answer out"
            lead="This is what the assistant answers to that sentence, figure for figure. The same words give the same numbers tomorrow."
          />
          <ul className={classes.points}>
            {points.map((point) => (
              <li key={point}>
                <CheckIcon /> {point}
              </li>
            ))}
          </ul>
          <ActionLink href={links.signUp} look="outline" className={classes.try}>
            Try it yourself
          </ActionLink>
        </div>
        <SampleChat />
      </div>
    </section>
  );
}
