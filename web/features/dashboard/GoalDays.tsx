import { ActionIcon, Skeleton } from '@mantine/core';
import { useState } from 'react';
import * as texts from '../../../texts/portal/dashboard.ts';
import { monthName } from '../../lib/format.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { shiftDate } from '../../lib/shiftDate.ts';
import { Card } from '../../ui/Card.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { GoalCalendar } from './GoalCalendar.tsx';
import classes from './GoalDays.module.css';
import { useGoalCalendar } from './getGoalCalendar.ts';

/** A month's goal days: that month, yyyy-mm, or one to leaf through from this one. Not shown to whom no goals are shown. */
export function GoalDays({ month }: { month?: string }) {
  const locale = usePageLocale();

  const [chosen, choose] = useState(month);
  const calendar = useGoalCalendar(chosen);
  const { data } = calendar;
  if (data?.goals.length === 0) return null;
  const shown = chosen ?? data?.month;
  const go = (date: string) => choose(date.slice(0, 7));
  const leafing = shown && (
    <div className={classes.leafing}>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={texts.monthBefore(locale)}
        onClick={() => go(shiftDate(`${shown}-01`, -1))}
      >
        <ChevronLeftIcon />
      </ActionIcon>
      <span className={classes.month}>{monthName(shown)}</span>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={texts.monthAfter(locale)}
        disabled={!data || shown >= data.today.slice(0, 7)}
        onClick={() => go(shiftDate(`${shown}-01`, 31))}
      >
        <ChevronRightIcon />
      </ActionIcon>
    </div>
  );
  return (
    <Card title={texts.goalDays(locale)}>
      {!month && leafing}
      <Loadable needs={[calendar]} skeleton={<Skeleton height={320} radius="lg" />} failure={texts.noGoalDays(locale)}>
        {(loaded) => <GoalCalendar calendar={loaded} />}
      </Loadable>
    </Card>
  );
}
