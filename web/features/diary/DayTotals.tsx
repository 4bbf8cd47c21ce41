import { Skeleton } from '@mantine/core';
import type { DiaryDay } from '../../../contract/diary.ts';
import * as texts from '../../../texts/portal/dashboard.ts';
import { kcal, minutes } from '../../../texts/units.ts';
import { duration } from '../../lib/format.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { dayVolumeText, weightText } from '../../lib/units.ts';
import classes from './DayTotals.module.css';

/** What a day comes to beside its food. */
export function DayTotals({ totals, targets, weight }: DiaryDay) {
  const locale = usePageLocale();

  const latest = weight.at(-1);
  const figures = [
    {
      name: texts.goals.water(locale),
      value: dayVolumeText(totals.waterMl),
      target: targets.waterLitersPerDay > 0 && texts.ofTarget(locale, dayVolumeText(targets.waterLitersPerDay * 1_000)),
    },
    {
      name: texts.activeTime(locale),
      value: minutes(locale, Math.round(totals.activeMin)),
      target: totals.burnedKcal > 0 && texts.kcalBurned(locale, kcal(locale, totals.burnedKcal)),
    },
    {
      name: texts.goals.sleep(locale),
      value: duration(totals.sleepHr),
      target: targets.sleepHrsTarget > 0 && texts.ofTarget(locale, duration(targets.sleepHrsTarget)),
    },
    { name: texts.weight(locale), value: latest ? weightText(latest.weightKg) : '–', target: false as const },
  ];
  return (
    <section aria-label={texts.dayTotals(locale)}>
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
      {['water', 'active', 'sleep', 'weight'].map((name) => (
        <div key={name}>
          <dt>–</dt>
          <dd className={classes.value}>–</dd>
          <dd className={classes.target}>–</dd>
        </div>
      ))}
    </dl>
  </Skeleton>
);
