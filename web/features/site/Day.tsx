import * as texts from '../../../texts/site/day.ts';
import { useSiteLocale } from '../../lib/siteLocale.ts';
import { CheckIcon } from '../../ui/plainIcons.tsx';
import classes from './Day.module.css';
import { SectionHead } from './Section.tsx';
import { TodaysProgress } from './TodaysProgress.tsx';

/** What the entries of a day add up to. */
export function Day() {
  const locale = useSiteLocale();
  return (
    <section id="day" className={classes.section} aria-labelledby="day-title">
      <div className={classes.inside}>
        <div>
          <SectionHead id="day" eyebrow={texts.eyebrow(locale)} title={texts.title(locale)} lead={texts.lead(locale)} />
          <ul className={classes.points}>
            {texts.points.map((point) => (
              <li key={point('en')}>
                <CheckIcon /> {point(locale)}
              </li>
            ))}
          </ul>
        </div>
        <TodaysProgress />
      </div>
    </section>
  );
}
