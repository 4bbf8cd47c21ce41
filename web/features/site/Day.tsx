import { CheckIcon } from '../../ui/plainIcons.tsx';
import classes from './Day.module.css';
import { SectionHead } from './Section.tsx';
import { TodaysProgress } from './TodaysProgress.tsx';

const points = [
  'Meals, water, walks, weight and sleep in one diary',
  'What is left for today, in plain words',
  'Halve it, double it, change it or undo it with a tap',
];

/** What the entries of a day add up to. */
export function Day() {
  return (
    <section id="day" className={classes.section} aria-labelledby="day-title">
      <div className={classes.inside}>
        <div>
          <SectionHead
            id="day"
            eyebrow="Your day"
            title="You eat, drink and walk. The day adds itself up."
            lead="Against your own targets, in the chat and on your dashboard."
          />
          <ul className={classes.points}>
            {points.map((point) => (
              <li key={point}>
                <CheckIcon /> {point}
              </li>
            ))}
          </ul>
        </div>
        <TodaysProgress />
      </div>
    </section>
  );
}
