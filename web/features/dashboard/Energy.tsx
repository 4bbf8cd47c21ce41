import { Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import type { Goals } from '../../../contract/accounts/profile.ts';
import type { DaySummary } from '../../../contract/dashboard.ts';
import { cautions, netCarbsOver } from '../../../texts/food/keto.ts';
import { figure } from '../../lib/format.ts';
import { links } from '../../lib/links.ts';
import { Meter } from '../../ui/figures/Meter.tsx';
import { Ring } from '../../ui/figures/Ring.tsx';
import { Notice } from '../../ui/Notice.tsx';
import classes from './Energy.module.css';
import { energySplit } from './macronutrients.ts';

/** The day's energy against its target, and where the energy came from. */
export function Energy({ day, goals }: { day: DaySummary; goals: Goals }) {
  const target = goals.caloriesConsumePerDay;
  const left = Math.round(target - day.energyKcal);
  const split = energySplit(day);
  const over = goals.netCarbsG > 0 ? Math.round(day.netCarbsG - goals.netCarbsG) : 0;
  const parts = [
    { name: 'Protein', grams: day.proteinG, percent: split.protein, target: goals.proteinG, color: 'var(--protein)' },
    { ...carbsOf(day, goals), percent: split.carbohydrate, color: 'var(--carbs)' },
    { name: 'Fat', grams: day.fatG, percent: split.fat, target: goals.fatG, color: 'var(--fat)' },
  ];

  return (
    <div className={classes.energy}>
      <div className={classes.ring}>
        <Ring share={target > 0 ? day.energyKcal / target : 0}>
          <p className={classes.eaten}>{figure(day.energyKcal)}</p>
          <p className={classes.unit}>{target > 0 ? `of ${figure(target)} kcal` : 'kcal'}</p>
        </Ring>
      </div>
      <div>
        {target > 0 && (
          <p className={classes.left} data-over={left < 0 || undefined}>
            <strong>{figure(Math.abs(left))} kcal</strong> {left < 0 ? 'over your target' : 'left for today'}
          </p>
        )}
        {target === 0 && !day.areDeficitsHidden && (
          <p className={classes.left}>
            No calorie target yet.{' '}
            <Link to={links.profile} className={classes.set}>
              Set one
            </Link>{' '}
            to see what is left for the day.
          </p>
        )}
        <div className={classes.split} aria-hidden="true">
          {parts.map(({ name, percent, color }) => (
            <span key={name} style={{ width: `${percent}%`, background: color }} />
          ))}
        </div>
        <dl className={classes.parts}>
          {parts.map(({ name, grams, percent, target, color }) => (
            <div key={name}>
              <dt>
                <span className={classes.key} style={{ background: color }} />
                {name}
              </dt>
              <dd>{ofTarget(grams, target)}</dd>
              {target > 0 && (
                <dd>
                  <Meter share={grams / target} color={color} />
                </dd>
              )}
              <dd className={classes.percent}>{percent} % of energy</dd>
            </div>
          ))}
          <div>
            <dt>Fibre</dt>
            <dd>{ofTarget(day.fiberG, goals.fiberG)}</dd>
            {goals.fiberG > 0 && (
              <dd>
                <Meter share={day.fiberG / goals.fiberG} color="var(--ink-soft)" />
              </dd>
            )}
          </div>
        </dl>
        {over > 0 && <p className={classes.left}>{netCarbsOver('en', over)}</p>}
        {day.ketoCaution && <Notice tone="info">{cautions[day.ketoCaution]('en')}</Notice>}
      </div>
    </div>
  );
}

/** Net carbohydrates where they alone have a target, as on a keto diet. */
const carbsOf = ({ carbohydrateG, netCarbsG }: DaySummary, goals: Goals) =>
  goals.netCarbsG > 0 && goals.carbsG === 0
    ? { name: 'Net carbs', grams: netCarbsG, target: goals.netCarbsG }
    : { name: 'Carbs', grams: carbohydrateG, target: goals.carbsG };

const ofTarget = (grams: number, target: number) =>
  target > 0 ? `${figure(grams)} of ${figure(target)} g` : `${figure(grams)} g`;

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
