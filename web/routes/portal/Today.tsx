import { Skeleton } from '@mantine/core';
import type { Goals } from '../../../contract/accounts/profile.ts';
import type { DaySummary } from '../../../contract/dashboard.ts';
import { figureOfTarget, goals as goalNames } from '../../../texts/portal/dashboard.ts';
import { Energy, EnergySkeleton } from '../../features/dashboard/Energy.tsx';
import { WaterTaps } from '../../features/water/WaterTaps.tsx';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { dayVolumeText } from '../../lib/units.ts';
import { Meter } from '../../ui/figures/Meter.tsx';
import { DropIcon } from '../../ui/icons.tsx';
import { NextUp } from './NextUp.tsx';
import classes from './Today.module.css';

/** The day at one look: what was eaten and drunk of its targets, and what comes next. */
export function Today({ day, goals }: { day: DaySummary; goals: Goals }) {
  const locale = usePageLocale();
  const target = goals.waterLitersPerDay * 1_000;
  const drunk = dayVolumeText(day.waterMl);
  return (
    <div className={classes.today}>
      <Energy day={day} goals={goals} />
      <div className={classes.beside}>
        <div className={classes.water}>
          <p className={classes.drunk}>
            <DropIcon className={classes.drop} />
            <span>{goalNames.water(locale)}</span>
            <strong>{target > 0 ? figureOfTarget(locale, drunk, dayVolumeText(target)) : drunk}</strong>
          </p>
          {target > 0 && <Meter share={day.waterMl / target} color="var(--water)" />}
          <WaterTaps />
        </div>
        <NextUp today={day.date} />
      </div>
    </div>
  );
}

export function TodaySkeleton() {
  return (
    <div className={classes.today}>
      <EnergySkeleton />
      <div className={classes.beside}>
        <div className={classes.water}>
          <Skeleton height={88} radius="lg" />
        </div>
        <div className={classes.row} />
      </div>
    </div>
  );
}
