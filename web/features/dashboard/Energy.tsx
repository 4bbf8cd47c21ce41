import { Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import type { Goals } from '../../../contract/accounts/profile.ts';
import type { DaySummary } from '../../../contract/dashboard.ts';
import { cautions, netCarbsOver } from '../../../texts/food/keto.ts';
import type { PageLocale } from '../../../texts/locale.ts';
import * as texts from '../../../texts/portal/dashboard.ts';
import { grams, kcal } from '../../../texts/units.ts';
import { figure } from '../../lib/format.ts';
import { links } from '../../lib/links.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Meter } from '../../ui/figures/Meter.tsx';
import { Ring } from '../../ui/figures/Ring.tsx';
import { Notice } from '../../ui/Notice.tsx';
import classes from './Energy.module.css';
import { energySplit } from './macronutrients.ts';

/** The day's energy against its target, and where the energy came from. */
export function Energy({ day, goals }: { day: DaySummary; goals: Goals }) {
  const locale = usePageLocale();

  const target = goals.caloriesConsumePerDay;
  const left = Math.round(target - day.energyKcal);
  const split = energySplit(day);
  const over = goals.netCarbsG > 0 ? Math.round(day.netCarbsG - goals.netCarbsG) : 0;
  const parts = [
    {
      name: texts.macronutrients.protein(locale),
      eaten: day.proteinG,
      percent: split.protein,
      target: goals.proteinG,
      color: 'var(--protein)',
    },
    { ...carbsOf(locale, day, goals), percent: split.carbohydrate, color: 'var(--carbs)' },
    {
      name: texts.macronutrients.fat(locale),
      eaten: day.fatG,
      percent: split.fat,
      target: goals.fatG,
      color: 'var(--fat)',
    },
  ];

  return (
    <div className={classes.energy}>
      <div className={classes.ring}>
        <Ring share={target > 0 ? day.energyKcal / target : 0}>
          <p className={classes.eaten}>{figure(day.energyKcal)}</p>
          <p className={classes.unit}>
            {target > 0 ? texts.ofTarget(locale, kcal(locale, target)) : texts.counterUnits.kcal(locale)}
          </p>
        </Ring>
      </div>
      <div>
        {target > 0 && (
          <p className={classes.left} data-over={left < 0 || undefined}>
            <strong>{kcal(locale, Math.abs(left))}</strong> {left < 0 ? texts.over(locale) : texts.leftToday(locale)}
          </p>
        )}
        {target === 0 && !day.areDeficitsHidden && (
          <p className={classes.left}>
            {texts.noTarget.before(locale)}{' '}
            <Link to={links.profile} className={classes.set}>
              {texts.noTarget.link(locale)}
            </Link>{' '}
            {texts.noTarget.after(locale)}
          </p>
        )}
        <div className={classes.split} aria-hidden="true">
          {parts.map(({ name, percent, color }) => (
            <span key={name} style={{ width: `${percent}%`, background: color }} />
          ))}
        </div>
        <dl className={classes.parts}>
          {parts.map(({ name, eaten, percent, target, color }) => (
            <div key={name}>
              <dt>
                <span className={classes.key} style={{ background: color }} />
                {name}
              </dt>
              <dd>{ofTarget(locale, eaten, target)}</dd>
              {target > 0 && (
                <dd>
                  <Meter share={eaten / target} color={color} />
                </dd>
              )}
              <dd className={classes.percent}>{texts.ofEnergy(locale, percent)}</dd>
            </div>
          ))}
          <div>
            <dt>{texts.macronutrients.fibre(locale)}</dt>
            <dd>{ofTarget(locale, day.fiberG, goals.fiberG)}</dd>
            {goals.fiberG > 0 && (
              <dd>
                <Meter share={day.fiberG / goals.fiberG} color="var(--fiber)" />
              </dd>
            )}
          </div>
        </dl>
        {over > 0 && <p className={classes.left}>{netCarbsOver(locale, over)}</p>}
        {day.ketoCaution && <Notice tone="info">{cautions[day.ketoCaution](locale)}</Notice>}
      </div>
    </div>
  );
}

/** Net carbohydrates where they alone have a target, as on a keto diet. */
const carbsOf = (locale: PageLocale, { carbohydrateG, netCarbsG }: DaySummary, goals: Goals) =>
  goals.netCarbsG > 0 && goals.carbsG === 0
    ? { name: texts.macronutrients.netCarbs(locale), eaten: netCarbsG, target: goals.netCarbsG }
    : { name: texts.macronutrients.carbs(locale), eaten: carbohydrateG, target: goals.carbsG };

const ofTarget = (locale: PageLocale, value: number, target: number) =>
  target > 0 ? texts.figureOfTarget(locale, figure(value), grams(locale, target)) : grams(locale, value);

export function EnergySkeleton() {
  return (
    <div className={classes.energy}>
      <div className={classes.ring}>
        <Skeleton circle height="auto" className={classes.ringSkeleton} />
      </div>
      <div>
        <Skeleton height={32} width="60%" />
        <Skeleton height={10} mt="lg" />
        <Skeleton height={56} mt="lg" />
      </div>
    </div>
  );
}
