import { Skeleton } from '@mantine/core';
import { memo, useState } from 'react';
import { noDayTotals } from '../../../texts/portal/dashboard.ts';
import { pages } from '../../../texts/portal/navigation.ts';
import { CycleLog } from '../../features/cycle/CycleLog.tsx';
import { useToday } from '../../features/dashboard/getDay.ts';
import { DayTotals, DayTotalsSkeleton } from '../../features/diary/DayTotals.tsx';
import { useDiary } from '../../features/diary/getDiary.ts';
import { FastingCard } from '../../features/fasts/FastingCard.tsx';
import { MoodPatterns } from '../../features/moods/MoodPatterns.tsx';
import { useProfile } from '../../features/profile/getProfile.ts';
import { ReadingTrend } from '../../features/readings/ReadingTrend.tsx';
import { CountsWaiting } from '../../features/waiting/CountsWaiting.tsx';
import { PersonalRecords } from '../../features/workouts/PersonalRecords.tsx';
import { WorkoutLog } from '../../features/workouts/WorkoutLog.tsx';
import { type Day, dateToAsk, useDay } from '../../lib/day.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { portalMeta } from '../../lib/pageMeta.ts';
import { useSession } from '../../lib/session.ts';
import { DayBar } from '../../ui/figures/DayBar.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { EntryLog } from '../../ui/lists/EntryLog.tsx';
import { logViews } from './entryViews.ts';
import classes from './page.module.css';

export const meta = portalMeta(pages.healthLog);
export const handle = { title: pages.healthLog };

/** The day of the food diary, with everything else that was logged. */
export default function HealthLog() {
  const today = useToday().data?.date;
  const [day, chooseDay] = useDay(today);
  const isWaiting = useIsFirstWait(dateToAsk(day));
  return (
    <div className={classes.page}>
      <DayBar date={day.date} today={today} onChange={chooseDay} />
      <Totals day={day} />
      <CountsWaiting />
      {isWaiting ? (
        <div aria-busy="true">
          <LogsSkeleton />
        </div>
      ) : (
        <>
          <Logs {...day} />
          {today && <ReadingTrend today={today} />}
          <LogsOfCare {...day} />
        </>
      )}
    </div>
  );
}

/** Lists that grow would move those below them. */
function useIsFirstWait(date: string | undefined): boolean {
  const { isPending } = useDiary(date);
  const [isFirst, setIsFirst] = useState(true);
  if (isFirst && !isPending) setIsFirst(false);
  return isFirst && isPending;
}

const LogsSkeleton = () => <Skeleton height={600} radius="lg" />;

function Totals({ day }: { day: Day }) {
  const diary = useDiary(dateToAsk(day));
  return (
    <Loadable needs={[diary]} skeleton={<DayTotalsSkeleton />} failure={noDayTotals(usePageLocale())}>
      {(shown) => <DayTotals {...shown} />}
    </Loadable>
  );
}

/** Another answer about the day as a whole is no work for its lists. */
const Logs = memo(function Logs(day: Day) {
  return (
    <>
      <EntryLog view={logViews.water} day={day} />
      <EntryLog view={logViews.activity} day={day} />
      <WorkoutLog day={day} />
      <PersonalRecords />
      <div className={classes.pair}>
        <EntryLog view={logViews.weight} day={day} />
        <EntryLog view={logViews.sleep} day={day} />
      </div>
      <EntryLog view={logViews.step} day={day} />
      <EntryLog view={logViews.reading} day={day} />
    </>
  );
});

const LogsOfCare = memo(function LogsOfCare(day: Day) {
  const { data: profile } = useProfile(useSession()?.userId ?? '');
  const tracksCycle = profile && profile.cycleTracking !== 'off';
  return (
    <>
      <EntryLog view={logViews.medicine} day={day} />
      <EntryLog view={logViews.mood} day={day} />
      <MoodPatterns />
      {day.isToday && <FastingCard offersStart />}
      <EntryLog view={logViews.fast} day={day} />
      {tracksCycle && <CycleLog day={day} />}
    </>
  );
});
