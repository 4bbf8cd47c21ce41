import { Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import type { DiaryDay, MealTotals } from '../../../../contract/diary.ts';
import type { PageText } from '../../../../texts/locale.ts';
import { macronutrients as names, ofTarget } from '../../../../texts/portal/dashboard.ts';
import * as texts from '../../../../texts/portal/entries/food.ts';
import { grams } from '../../../../texts/units.ts';
import { figure } from '../../../lib/format.ts';
import { links } from '../../../lib/links.ts';
import { usePageLocale } from '../../../lib/pageLocale.ts';
import { Meter } from '../../../ui/figures/Meter.tsx';
import classes from './DaySummary.module.css';

/** What is eaten of a day's energy and macronutrients, and what is left of their targets. */
export function DaySummary({ date, today, totals, targets, left, areDeficitsHidden }: DiaryDay) {
  const locale = usePageLocale();
  // What was left of a day that is over can't be eaten any more.
  const isOver = date < today;

  return (
    <section aria-label={texts.eaten(locale)} className={classes.summary}>
      <div className={classes.energy}>
        {left ? (
          <>
            <p className={classes.left}>
              <strong>{figure(isOver ? totals.calories : Math.abs(left.calories))}</strong>{' '}
              {isOver && texts.kcalEaten(locale)}
              {!isOver && (left.calories < 0 ? texts.kcalOver(locale) : texts.kcalLeft(locale))}
            </p>
            <Meter share={totals.calories / targets.caloriesConsumePerDay} color="var(--food)" />
            <p className={classes.eaten}>
              {texts.eatenOfTarget(locale, totals.calories, targets.caloriesConsumePerDay)}
            </p>
          </>
        ) : (
          <>
            <p className={classes.left}>
              <strong>{figure(totals.calories)}</strong> {texts.kcalEaten(locale)}
            </p>
            {!areDeficitsHidden && (
              <p className={classes.eaten}>
                <Link to={links.profile} className={classes.link}>
                  {texts.noTarget.link(locale)}
                </Link>{' '}
                {texts.noTarget.after(locale)}
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
              {title(locale)}
            </dt>
            <dd className={classes.grams}>{grams(locale, totals[name])}</dd>
            {targets[name] > 0 && (
              <dd className={classes.eaten}>
                {ofTarget(locale, grams(locale, targets[name]))}
                <Meter share={totals[name] / targets[name]} color={color} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      <Link to={`${links.nutrients}?range=day`} className={classes.link}>
        {texts.allNutrients(locale)}
      </Link>
    </section>
  );
}

type MacroName = Exclude<keyof MealTotals, 'calories'> | 'netCarbsG';
const macros: { name: MacroName; title: PageText; color: string }[] = [
  { name: 'proteinG', title: names.protein, color: 'var(--protein)' },
  { name: 'carbsG', title: names.carbs, color: 'var(--carbs)' },
  { name: 'fatG', title: names.fat, color: 'var(--fat)' },
  { name: 'fiberG', title: names.fibre, color: 'var(--fiber)' },
];

/** Net carbohydrates in the place of all where they have a target. */
const macrosFor = ({ netCarbsG, carbsG }: DiaryDay['targets']) =>
  macros.map((macro) => (macro.name === 'carbsG' && netCarbsG > 0 && carbsG === 0 ? { ...macro, ...netCarbs } : macro));
const netCarbs = { name: 'netCarbsG', title: names.netCarbs } as const;

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
