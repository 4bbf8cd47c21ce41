import { CheckIcon } from '../../ui/plainIcons.tsx';
import classes from './Welcome.module.css';

const points = [
  'Say a whole meal in one sentence',
  'See the grams and the calories at once',
  'Undo anything, at any time',
];

/** What stands beside the forms where there is room for it. */
export function Welcome() {
  return (
    <aside className={classes.welcome} aria-label="About FitPulse">
      <p className={classes.title}>Stay on track, stay in pulse.</p>
      <ul className={classes.points}>
        {points.map((point) => (
          <li key={point}>
            <CheckIcon className={classes.check} />
            {point}
          </li>
        ))}
      </ul>
      <div className={classes.sample} aria-hidden="true">
        <p className={classes.said}>2 rotis with dal and a glass of lassi</p>
        <p className={classes.answer}>
          523 kcal for lunch. <strong>1,477 kcal</strong> left for today.
        </p>
      </div>
    </aside>
  );
}
