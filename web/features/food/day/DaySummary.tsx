import { Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import type { DiaryDay, MealTotals } from '../../../../contract/diary.ts';
import { figure } from '../../../lib/format.ts';
import { links } from '../../../lib/links.ts';
import { Meter } from '../../../ui/figures/Meter.tsx';
import classes from './DaySummary.module.css';

/** What is eaten of a day's energy and macronutrients, and what is left of their targets. */
export function DaySummary({ totals, targets, left, areDeficitsHidden }: DiaryDay) {
  return (
    <section aria-label="Eaten" className={classes.summary}>
      <div className={classes.energy}>
        {left ? (
          <>
            <p className={classes.left}>
              <strong>{figure(Math.abs(left.calories))}</strong> kcal {left.calories < 0 ? 'over' : 'left'}
            </p>
            <Meter share={totals.calories / targets.caloriesConsumePerDay} />
            <p className={classes.eaten}>
              {figure(totals.calories)} of {figure(targets.caloriesConsumePerDay)} kcal eaten
            </p>
          </>
        ) : (
          <>
            <p className={classes.left}>
              <strong>{figure(totals.calories)}</strong> kcal eaten
            </p>
            {!areDeficitsHidden && (
              <p className={classes.eaten}>
                <Link to={links.profile} className={classes.link}>
                  Set a target
                </Link>{' '}
                to see what is left.
              </p>
            )}
          </>
        )}
      </div>
      <dl className={classes.macros}>
        {macrosFor(targets).map(({ name, title, color }) => (
          <div key={name}>
            <dt>
              <span className={classes.key} style={{ background: color }} />
              {title}
            </dt>
            <dd className={classes.grams}>{figure(totals[name])} g</dd>
            {targets[name] > 0 && (
              <dd className={classes.eaten}>
                of {figure(targets[name])} g
                <Meter share={totals[name] / targets[name]} color={color} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      <Link to={`${links.nutrients}?range=day`} className={classes.link}>
        All nutrients
      </Link>
    </section>
  );
}

type MacroName = Exclude<keyof MealTotals, 'calories'> | 'netCarbsG';
const macros: { name: MacroName; title: string; color: string }[] = [
  { name: 'proteinG', title: 'Protein', color: 'var(--protein)' },
  { name: 'carbsG', title: 'Carbs', color: 'var(--carbs)' },
  { name: 'fatG', title: 'Fat', color: 'var(--fat)' },
  { name: 'fiberG', title: 'Fibre', color: 'var(--ink-soft)' },
];

/** Net carbohydrates in the place of all where they have a target. */
const macrosFor = ({ netCarbsG, carbsG }: DiaryDay['targets']) =>
  macros.map((macro) => (macro.name === 'carbsG' && netCarbsG > 0 && carbsG === 0 ? { ...macro, ...netCarbs } : macro));
const netCarbs = { name: 'netCarbsG', title: 'Net carbs' } as const;

export function DaySkeleton() {
  return (
    <div className={classes.skeleton}>
      <Skeleton height={128} radius="lg" />
      {['breakfast', 'lunch', 'dinner', 'snack'].map((meal) => (
        <Skeleton key={meal} height={66} radius="lg" />
      ))}
    </div>
  );
}
