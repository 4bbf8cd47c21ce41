import { Skeleton } from '@mantine/core';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import type { z } from 'zod';
import type { Goals } from '../../../contract/accounts/profile.ts';
import type { DaySummary, dailyGoalStatus } from '../../../contract/dashboard.ts';
import * as texts from '../../../texts/portal/dashboard.ts';
import { kcal, kilometres, minutes } from '../../../texts/units.ts';
import { duration, figure } from '../../lib/format.ts';
import { links } from '../../lib/links.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { dayVolumeText } from '../../lib/units.ts';
import { Meter } from '../../ui/figures/Meter.tsx';
import { BedIcon, DropIcon, FlameIcon, MealIcon } from '../../ui/icons.tsx';
import { CheckIcon } from '../../ui/plainIcons.tsx';
import classes from './DailyGoals.module.css';

interface DailyGoalsProps {
  day: DaySummary;
  goals: Goals;
  status: z.infer<typeof dailyGoalStatus>;
  /** How many of breakfast, lunch and dinner are logged. */
  mainMeals: number;
}

export function DailyGoals({ day, goals, status, mainMeals }: DailyGoalsProps) {
  const locale = usePageLocale();

  const moved = [
    texts.active(locale, minutes(locale, Math.round(day.activeMin))),
    day.distanceKm > 0 && kilometres(locale, Number(day.distanceKm.toFixed(1))),
  ];
  return (
    <ul className={classes.goals}>
      <Goal
        name={texts.goals.water(locale)}
        Icon={DropIcon}
        color="var(--water)"
        value={dayVolumeText(day.waterMl)}
        target={goals.waterLitersPerDay > 0 && dayVolumeText(goals.waterLitersPerDay * 1_000)}
        share={day.waterMl / (goals.waterLitersPerDay * 1_000)}
        status={status.waterStatus}
      />
      <Goal
        name={texts.goals.activity(locale)}
        Icon={FlameIcon}
        color="var(--activity)"
        value={kcal(locale, day.burnedKcal)}
        target={goals.calorieBurnPerDay > 0 && kcal(locale, goals.calorieBurnPerDay)}
        note={moved.filter(Boolean).join(', ')}
        share={day.burnedKcal / goals.calorieBurnPerDay}
        status={status.calBurnStatus}
      />
      <Goal
        name={texts.goals.meals(locale)}
        Icon={MealIcon}
        color="var(--food)"
        value={figure(mainMeals)}
        target={texts.mainMeals(locale)}
        share={mainMeals / 3}
        status={status.mealsStatus}
      />
      <Goal
        name={texts.goals.sleep(locale)}
        Icon={BedIcon}
        color="var(--sleep)"
        value={duration(day.sleepHr)}
        target={goals.sleepHrsTarget > 0 && duration(goals.sleepHrsTarget)}
        share={day.sleepHr / goals.sleepHrsTarget}
        status={status.sleepStatus}
      />
    </ul>
  );
}

interface GoalProps {
  name: string;
  Icon: ComponentType;
  color: string;
  value: string;
  /** False where none is set: such a goal is neither met nor missed. */
  target: string | false;
  note?: string;
  share: number;
  status: 'Completed' | 'Pending';
}

function Goal({ name, Icon, color, value, target, note, share, status }: GoalProps) {
  const locale = usePageLocale();

  return (
    <li className={classes.goal}>
      <div className={classes.head}>
        <span className={classes.icon} style={{ color }}>
          <Icon />
        </span>
        {target ? (
          <span className={classes.status} data-status={status}>
            {status === 'Completed' && <CheckIcon />}
            {texts.statuses[status](locale)}
          </span>
        ) : (
          <span className={classes.status}>{texts.withoutTarget(locale)}</span>
        )}
      </div>
      <h3 className={classes.name}>{name}</h3>
      <p className={classes.value}>
        {value} {target && <span className={classes.target}>{texts.ofTarget(locale, target)}</span>}
      </p>
      {target ? (
        <Meter share={share} color={color} />
      ) : (
        <Link to={links.profile} className={classes.setTarget} aria-label={texts.setTargetFor(locale, name)}>
          {texts.setTarget(locale)}
        </Link>
      )}
      {note && <p className={classes.note}>{note}</p>}
    </li>
  );
}

export function DailyGoalsSkeleton() {
  return (
    <div className={classes.goals}>
      {['water', 'activity', 'meals', 'sleep'].map((name) => (
        <Skeleton key={name} height={132} radius="lg" />
      ))}
    </div>
  );
}
