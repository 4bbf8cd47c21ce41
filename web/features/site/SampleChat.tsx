import { unbroken } from '../../lib/format.ts';
import { Meter } from '../../ui/figures/Meter.tsx';
import { Logo } from '../../ui/shell/Logo.tsx';
import classes from './SampleChat.module.css';
import { sampleMeal } from './sampleMeal.ts';

const day = { eatenKcal: 1_214, targetKcal: 2_000 };

const format = new Intl.NumberFormat('en-IN');

export function SampleChat() {
  const { said, items, total } = sampleMeal;
  return (
    <figure className={classes.sample} aria-label="A sample conversation">
      <div className={classes.chat}>
        <div className={classes.top}>
          <Logo />
          <span>Today, 1:12 pm</span>
        </div>
        <p className={classes.said}>{said}</p>
        <div className={classes.answer}>
          <p className={classes.meal}>Lunch</p>
          <ul>
            {items.map(({ portion, kcal }) => (
              <li key={portion}>
                <span>{unbroken(portion)}</span>
                <span className={classes.kcal}>{kcal} kcal</span>
              </li>
            ))}
          </ul>
          <p className={classes.total}>
            <span>
              protein {total.proteinG} g · carbs {total.carbsG} g · fat {total.fatG} g
            </span>
            <span>
              <strong>{total.kcal} kcal</strong>, likely {total.lowKcal}–{total.highKcal}
            </span>
          </p>
        </div>
        <p className={classes.said}>2 glasses of water, walked 30 min</p>
      </div>
      <div className={classes.day}>
        <div className={classes.dayLine}>
          <span>Energy today</span>
          <span>
            <strong>{format.format(day.eatenKcal)}</strong> of {format.format(day.targetKcal)} kcal
          </span>
        </div>
        <Meter share={day.eatenKcal / day.targetKcal} color="var(--food)" />
        <p className={classes.left}>{format.format(day.targetKcal - day.eatenKcal)} kcal left for the day</p>
      </div>
    </figure>
  );
}
