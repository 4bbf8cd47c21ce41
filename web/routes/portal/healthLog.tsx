import { Skeleton } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { otherKinds } from '../../../contract/diary.ts';
import { noDayTotals } from '../../../texts/portal/dashboard.ts';
import { pages } from '../../../texts/portal/navigation.ts';
import { useToday } from '../../features/dashboard/getDay.ts';
import { DayTotals, DayTotalsSkeleton } from '../../features/diary/DayTotals.tsx';
import { useDiary } from '../../features/diary/getDiary.ts';
import { useProfile } from '../../features/profile/getProfile.ts';
import { CountsWaiting } from '../../features/waiting/CountsWaiting.tsx';
import { type Day, dateToAsk, useDay } from '../../lib/day.ts';
import { isDeleted } from '../../lib/outbox/waitingEntries.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { portalMeta } from '../../lib/pageMeta.ts';
import { useQueryParameters } from '../../lib/queryParameters.ts';
import { useSession } from '../../lib/session.ts';
import { DayBar } from '../../ui/figures/DayBar.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { LogKinds } from './LogKinds.tsx';
import { LogSections } from './LogSections.tsx';
import { kindIn, rememberedIn, rememberKind } from './logKind.ts';
import classes from './page.module.css';

export const meta = portalMeta(pages.healthLog);
export const handle = { title: pages.healthLog };

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return rememberedIn(new URL(request.url), window.location);
}

/** The day of the food diary, with everything else that was logged, or one kind of it. */
export default function HealthLog() {
  const today = useToday().data?.date;
  const [day, chooseDay] = useDay(today);
  const { data: diary, isPending } = useDiary(dateToAsk(day));
  const isWaiting = useIsFirstWait(isPending);
  const { kinds, shown } = useKinds();
  return (
    <div className={classes.page}>
      <DayBar date={day.date} today={today} onChange={chooseDay} />
      <LogKinds
        kinds={kinds}
        shown={shown}
        countOf={(kind) => diary?.[kind].filter((entry) => !isDeleted(entry)).length ?? 0}
      />
      {!shown && <Totals day={day} />}
      <CountsWaiting />
      {isWaiting ? (
        <div aria-busy="true">
          <Skeleton height={shown ? 220 : 600} radius="lg" />
        </div>
      ) : (
        <LogSections kinds={shown ? [shown] : kinds} day={day} today={today} />
      )}
    </div>
  );
}

/** The kinds that the person logs, and the one that is looked at. */
function useKinds() {
  const [query] = useQueryParameters();
  const { data: profile } = useProfile(useSession()?.userId ?? '');
  const tracksCycle = profile && profile.cycleTracking !== 'off';
  const kinds = otherKinds.filter((kind) => kind !== 'cycle' || tracksCycle);
  const asked = kindIn(query);
  useEffect(() => rememberKind(asked), [asked]);
  return { kinds, shown: kinds.find((kind) => kind === asked) };
}

/** Lists that grow would move those below them. */
function useIsFirstWait(isPending: boolean): boolean {
  const [isFirst, setIsFirst] = useState(true);
  if (isFirst && !isPending) setIsFirst(false);
  return isFirst && isPending;
}

function Totals({ day }: { day: Day }) {
  const diary = useDiary(dateToAsk(day));
  return (
    <Loadable needs={[diary]} skeleton={<DayTotalsSkeleton />} failure={noDayTotals(usePageLocale())}>
      {(shown) => <DayTotals {...shown} />}
    </Loadable>
  );
}
