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
  return (
    <figure className={classes.sample} aria-label="A sample of today’s progress">
      <div className={classes.card}>
        <figcaption className={classes.head}>
          <span className={classes.title}>Today’s Progress</span>
          <span className={classes.tag}>Sample</span>
        </figcaption>
        <div className={classes.energy}>
          <div>
            <Ring share={energy.eaten / energy.target}>
              <strong className={classes.big}>{format.format(energy.eaten)}</strong>
              <span className={classes.small}>of {format.format(energy.target)} kcal</span>
            </Ring>
          </div>
          <div>
            <p className={classes.label}>Calories</p>
            <p className={classes.left}>
              <strong>{format.format(energy.target - energy.eaten)}</strong> kcal left
            </p>
            <p className={classes.small}>Protein 52 g · carbs 168 g · fat 34 g</p>
          </div>
        </div>
        <dl className={classes.rows}>
          <div className={classes.row}>
            <dt>
              <DropIcon className={classes.water} /> Water
            </dt>
            <dd>
              {format.format(water.drunkMl)} <span>of {format.format(water.targetMl)} ml</span>
            </dd>
            <dd className={classes.meter}>
              <Meter share={water.drunkMl / water.targetMl} color="var(--water)" />
            </dd>
          </div>
          <div className={classes.row}>
            <dt>
              <FlameIcon className={classes.activity} /> Activities
            </dt>
            <dd>
              {activity.minutes} min <span>· {activity.kcal} kcal</span>
            </dd>
            <dd className={classes.meter}>
              <Meter share={activity.minutes / activity.targetMinutes} color="var(--activity)" />
            </dd>
          </div>
          <div className={classes.row}>
            <dt>
              <ScaleIcon className={classes.weight} /> Weight
            </dt>
            <dd>
              {weight.kg} kg <span>· {Math.abs(weight.changeKg)} kg less this week</span>
            </dd>
          </div>
        </dl>
      </div>
      <p className={classes.said}>walked 38 min after lunch</p>
    </figure>
  );
}
