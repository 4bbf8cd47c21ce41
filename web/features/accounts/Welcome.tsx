import * as texts from '../../../texts/site/accountForms.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { CheckIcon } from '../../ui/plainIcons.tsx';
import classes from './Welcome.module.css';

/** What stands beside the forms where there is room for it. */
export function Welcome() {
  const locale = usePageLocale();
  return (
    <aside className={classes.welcome} aria-label={texts.about(locale)}>
      <p className={classes.title}>{texts.motto(locale)}</p>
      <ul className={classes.points}>
        {texts.points
          .map((text) => text(locale))
          .map((point) => (
            <li key={point}>
              <CheckIcon className={classes.check} />
              {point}
            </li>
          ))}
      </ul>
      <div className={classes.sample} aria-hidden="true">
        <p className={classes.said}>{texts.sampleMeal(locale)}</p>
        <p className={classes.answer}>
          {texts.sample.eaten(locale)} <strong>{texts.sample.left(locale)}</strong> {texts.sample.today(locale)}
        </p>
      </div>
    </aside>
  );
}
