import { Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import type { Goals } from '../../../contract/accounts/profile.ts';
import type { DaySummary } from '../../../contract/dashboard.ts';
import { cautions, netCarbsOver } from '../../../texts/food/keto.ts';
import type { PageLocale } from '../../../texts/locale.ts';
import * as texts from '../../../texts/portal/dashboard.ts';
import * as today from '../../../texts/portal/today.ts';
import { grams, kcal } from '../../../texts/units.ts';
import { figure } from '../../lib/format.ts';
import { links } from '../../lib/links.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { dayVolumeText } from '../../lib/units.ts';
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
    {
      name: texts.macronutrients.fibre(locale),
      eaten: day.fiberG,
      percent: undefined,
      target: goals.fiberG,
      color: 'var(--fiber)',
    },
  ];

  return (
    <div className={classes.energy}>
      <div className={classes.said}>
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
        <ToGo day={day} goals={goals} />
      </div>
      <div className={classes.ring}>
        <Ring share={target > 0 ? day.energyKcal / target : 0}>
          <p className={classes.eaten}>{figure(day.energyKcal)}</p>
          <p className={classes.unit}>
            {target > 0 ? texts.ofTarget(locale, kcal(locale, target)) : texts.counterUnits.kcal(locale)}
          </p>
        </Ring>
      </div>
      <dl className={classes.parts}>
        {parts.map(({ name, eaten, percent, target, color }) => (
          <div key={name} data-fibre={percent === undefined || undefined}>
            <dt>
              <span className={classes.key} style={{ background: color }} />
              {name}
            </dt>
            <dd>{ofTarget(locale, eaten, target)}</dd>
            {target > 0 && (
              <dd className={classes.meter}>
                <Meter share={eaten / target} color={color} />
              </dd>
            )}
            {percent !== undefined && <dd className={classes.percent}>{texts.ofEnergy(locale, percent)}</dd>}
          </div>
        ))}
      </dl>
      {over > 0 && <p className={classes.note}>{netCarbsOver(locale, over)}</p>}
      {day.ketoCaution && (
        <div className={classes.note}>
          <Notice tone="info">{cautions[day.ketoCaution](locale)}</Notice>
        </div>
      )}
    </div>
  );
}

/** What protein and water still lack of their targets, in words. */
function ToGo({ day, goals }: { day: DaySummary; goals: Goals }) {
  const locale = usePageLocale();
  const protein = Math.round(goals.proteinG - day.proteinG);
  const waterMl = goals.waterLitersPerDay * 1_000 - day.waterMl;
  const lacking = [
    protein > 0 && today.ofWhat(locale, grams(locale, protein), texts.macronutrients.protein(locale)),
    waterMl > 0 && today.ofWhat(locale, dayVolumeText(waterMl), texts.goals.water(locale)),
  ].filter(Boolean);
  if (lacking.length > 0) return <p className={classes.toGo}>{today.toGo(locale, lacking.join(', '))}</p>;
  const hasTargets = goals.proteinG > 0 && goals.waterLitersPerDay > 0;
  return hasTargets ? <p className={classes.toGo}>{today.allDone(locale)}</p> : null;
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
      <div className={classes.said}>
        <Skeleton height={32} width="60%" />
      </div>
      <div className={classes.ring}>
        <Skeleton circle height="auto" className={classes.ringSkeleton} />
      </div>
      <Skeleton height={112} />
    </div>
  );
}
