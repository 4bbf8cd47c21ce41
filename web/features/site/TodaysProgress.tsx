import * as texts from '../../../texts/site/day.ts';
import { useSiteLocale } from '../../lib/siteLocale.ts';
import { Meter } from '../../ui/figures/Meter.tsx';
import { Ring } from '../../ui/figures/Ring.tsx';
import { DropIcon, FlameIcon, ScaleIcon } from '../../ui/icons.tsx';
import classes from './TodaysProgress.module.css';

const format = new Intl.NumberFormat('en-IN');
const energy = { eaten: 1_214, target: 2_000 };
const water = { drunkMl: 1_750, targetMl: 2_500 };
const activity = { minutes: 38, targetMinutes: 45, kcal: 214 };
const weight = { kg: 71.4, changeKg: -0.6 };

/** A sample of a day in the portal. */
export function TodaysProgress() {
  const locale = useSiteLocale();
  return (
    <figure className={classes.sample} aria-label={texts.sampleLabel(locale)}>
      <div className={classes.card}>
        <figcaption className={classes.head}>
          <span className={classes.title}>{texts.progress(locale)}</span>
          <span className={classes.tag}>{texts.sample(locale)}</span>
        </figcaption>
        <div className={classes.energy}>
          <div>
            <Ring share={energy.eaten / energy.target}>
              <strong className={classes.big}>{format.format(energy.eaten)}</strong>
              <span className={classes.small}>{texts.ofKcal(locale, format.format(energy.target))}</span>
            </Ring>
          </div>
          <div>
            <p className={classes.label}>{texts.calories(locale)}</p>
            <p className={classes.left}>
              <strong>{format.format(energy.target - energy.eaten)}</strong> {texts.left(locale)}
            </p>
            <p className={classes.small}>{texts.macronutrients(locale)}</p>
          </div>
        </div>
        <dl className={classes.rows}>
          <div className={classes.row}>
            <dt>
              <DropIcon className={classes.water} /> {texts.water(locale)}
            </dt>
            <dd>
              {format.format(water.drunkMl)} <span>{texts.ofMl(locale, format.format(water.targetMl))}</span>
            </dd>
            <dd className={classes.meter}>
              <Meter share={water.drunkMl / water.targetMl} color="var(--water)" />
            </dd>
          </div>
          <div className={classes.row}>
            <dt>
              <FlameIcon className={classes.activity} /> {texts.activities(locale)}
            </dt>
            <dd>
              {activity.minutes} {texts.minutes(locale)}{' '}
              <span>
                · {activity.kcal} {texts.kcal(locale)}
              </span>
            </dd>
            <dd className={classes.meter}>
              <Meter share={activity.minutes / activity.targetMinutes} color="var(--activity)" />
            </dd>
          </div>
          <div className={classes.row}>
            <dt>
              <ScaleIcon className={classes.weight} /> {texts.weight(locale)}
            </dt>
            <dd>
              {texts.weightIs(locale, weight.kg)} <span>· {texts.lessThisWeek(locale, Math.abs(weight.changeKg))}</span>
            </dd>
          </div>
        </dl>
      </div>
      <p className={classes.said}>{texts.said(locale)}</p>
    </figure>
  );
}
