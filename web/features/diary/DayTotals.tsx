import { Skeleton } from '@mantine/core';
import type { DiaryDay } from '../../../contract/diary.ts';
import { duration, figure } from '../../lib/format.ts';
import { dayVolumeText, weightText } from '../../lib/units.ts';
import classes from './DayTotals.module.css';

/** What a day comes to beside its food. */
export function DayTotals({ totals, targets, weight }: DiaryDay) {
  const latest = weight.at(-1);
  const figures = [
    {
      name: 'Water',
      value: dayVolumeText(totals.waterMl),
      target: targets.waterLitersPerDay > 0 && `of ${dayVolumeText(targets.waterLitersPerDay * 1_000)}`,
    },
    {
      name: 'Active',
      value: `${figure(totals.activeMin)} min`,
      target: totals.burnedKcal > 0 && `${figure(totals.burnedKcal)} kcal burned`,
    },
    {
      name: 'Sleep',
      value: duration(totals.sleepHr),
      target: targets.sleepHrsTarget > 0 && `of ${duration(targets.sleepHrsTarget)}`,
    },
    { name: 'Weight', value: latest ? weightText(latest.weightKg) : '–', target: false as const },
  ];
  return (
    <section aria-label="Totals of the day">
      <dl className={classes.totals}>
        {figures.map(({ name, value, target }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={classes.value}>{value}</dd>
            <dd className={classes.target}>{target || '\u00a0'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** As high as the totals. */
export const DayTotalsSkeleton = () => (
  <Skeleton radius="lg">
    <dl className={classes.totals}>
      {['Water', 'Active', 'Sleep', 'Weight'].map((name) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={classes.value}>–</dd>
          <dd className={classes.target}>–</dd>
        </div>
      ))}
    </dl>
  </Skeleton>
);
