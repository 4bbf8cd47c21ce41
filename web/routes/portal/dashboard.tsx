import { type ComponentType, useState } from 'react';
import { Link } from 'react-router';
import type { Profile } from '../../../contract/accounts/profile.ts';
import type { RangeName } from '../../../contract/dashboard.ts';
import type { DiaryDay } from '../../../contract/diary.ts';
import { type EntryKind, kindNames } from '../../../contract/entries/entryKinds.ts';
import * as texts from '../../../texts/portal/dashboard.ts';
import { pages } from '../../../texts/portal/navigation.ts';
import * as today from '../../../texts/portal/today.ts';
import { QuickLog } from '../../features/assistant/QuickLog.tsx';
import { CycleCard } from '../../features/cycle/CycleCard.tsx';
import { ActivityTrend } from '../../features/dashboard/ActivityTrend.tsx';
import { DailyGoals, DailyGoalsSkeleton } from '../../features/dashboard/DailyGoals.tsx';
import { Diary, DiarySkeleton } from '../../features/dashboard/Diary.tsx';
import { useToday } from '../../features/dashboard/getDay.ts';
import { useGoalStatus } from '../../features/dashboard/getGoalStatus.ts';
import { KeyMetrics } from '../../features/dashboard/KeyMetrics.tsx';
import { WeightTrend } from '../../features/dashboard/WeightTrend.tsx';
import { useDiary } from '../../features/diary/getDiary.ts';
import { FastingCard } from '../../features/fasts/FastingCard.tsx';
import { mainMeals } from '../../features/food/mealsOf.ts';
import { useFirstStepsPlace } from '../../features/profile/firstSteps/place.ts';
import { useGoals } from '../../features/profile/getGoals.ts';
import { useProfile } from '../../features/profile/getProfile.ts';
import { CountsWaiting } from '../../features/waiting/CountsWaiting.tsx';
import { localDateOf, longDate } from '../../lib/format.ts';
import { links } from '../../lib/links.ts';
import type { EntryOf } from '../../lib/outbox/waitingEntries.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { portalMeta } from '../../lib/pageMeta.ts';
import { useSession } from '../../lib/session.ts';
import { Card } from '../../ui/Card.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { DashboardTiles } from './DashboardTiles.tsx';
import classes from './dashboard.module.css';
import { entryViews } from './entryViews.ts';
import { Newcomer } from './Newcomer.tsx';
import pageClasses from './page.module.css';
import { QuickActions } from './QuickActions.tsx';
import { Today, TodaySkeleton } from './Today.tsx';

export const meta = portalMeta(pages.dashboard);
export const handle = { title: pages.dashboard };

const firstRange: RangeName = 'week';

/** Each part asks for what it shows, so that an answer that comes is no work for the others. */
export default function Dashboard() {
  const locale = usePageLocale();

  const session = useSession();
  const userId = session?.userId ?? '';
  const [range, setRange] = useState(firstRange);
  const [firstSteps, putAway] = useFirstStepsPlace(userId, session?.createdAt ?? '');

  return (
    <div className={`${pageClasses.page} ${classes.page}`}>
      {firstSteps === 'top' && <Newcomer userId={userId} isOnTop onPutAway={putAway} />}
      <div className={classes.first}>
        <DateOfToday />
        <Card title={today.title(locale)} className={classes.today}>
          <TodayAtOneLook userId={userId} />
          <CountsWaiting />
        </Card>
        <QuickLog />
      </div>
      <QuickActions />
      <Card
        title={texts.todaysEntries(locale)}
        aside={
          <Link to={links.healthLog} className={classes.link}>
            {texts.healthLog(locale)}
          </Link>
        }
      >
        <TodaysDiary userId={userId} />
      </Card>
      <ChosenParts userId={userId} />
      <Fold title={texts.todaysGoals(locale)}>
        <TodaysGoals userId={userId} />
      </Fold>
      <KeyMetrics userId={userId} plan={session?.plan ?? 'free'} range={range} onRangeChange={setRange} />
      <CountsWaiting />
      <Fold title={texts.charts(locale)} hasOwnTitles>
        <div className={pageClasses.pair} data-even>
          <ActivityTrend userId={userId} />
          <WeightTrend userId={userId} range={range} />
        </div>
      </Fold>
      {firstSteps === 'end' && <Newcomer userId={userId} isOnTop={false} onPutAway={putAway} />}
    </div>
  );
}

const DateOfToday = () => <p className={classes.date}>{longDate(useToday().data?.date ?? localDateOf(new Date()))}</p>;

function TodayAtOneLook({ userId }: { userId: string }) {
  const day = useToday();
  const goals = useGoals(userId);
  return (
    <Loadable needs={[day, goals]} skeleton={<TodaySkeleton />} failure={texts.noEnergy(usePageLocale())}>
      {(shown, targets) => <Today day={shown} goals={targets} />}
    </Loadable>
  );
}

/** What the person chose to see here. */
function ChosenParts({ userId }: { userId: string }) {
  const profile = useProfile(userId).data;
  const tiles = profile?.dashboardTiles ?? [];
  return (
    <>
      <DashboardTiles tiles={tiles} />
      <FastingCard offersStart={tiles.includes('fasting')} />
      {showsCycle(profile) && <CycleCard />}
    </>
  );
}

const showsCycle = (profile: Profile | undefined) => profile?.cycleTracking === 'shown';

function TodaysGoals({ userId }: { userId: string }) {
  const locale = usePageLocale();

  const day = useToday();
  const goals = useGoals(userId);
  const status = useGoalStatus();
  const diary = useDiary();

  return (
    <Loadable needs={[day, goals, status, diary]} skeleton={<DailyGoalsSkeleton />} failure={texts.noGoals(locale)}>
      {(shown, targets, standing, eaten) => (
        <DailyGoals day={shown} goals={targets} status={standing} mainMeals={mainMeals(foodsOf(eaten))} />
      )}
    </Loadable>
  );
}

const icons = Object.fromEntries(kindNames.map((kind) => [kind, entryViews[kind].Icon])) as Record<
  EntryKind,
  ComponentType
>;
const foodsOf = ({ meals }: DiaryDay) => meals.flatMap(({ entries }) => entries);
const entriesOf = (day: DiaryDay, kind: EntryKind) => (kind === 'food' ? foodsOf(day) : day[kind]);
const groupsOf = <K extends EntryKind>(kind: K, day: DiaryDay) =>
  entryViews[kind].diary(entriesOf(day, kind) as EntryOf<K>[]);

function TodaysDiary({ userId }: { userId: string }) {
  const locale = usePageLocale();

  const profile = useProfile(userId).data;
  const kinds = kindNames.filter((kind) => showsCycle(profile) || kind !== 'cycle');
  const diary = useDiary();
  return (
    <Loadable needs={[diary]} skeleton={<DiarySkeleton />} failure={texts.noEntries(locale)}>
      {(shown) => <Diary icons={icons} groups={kinds.flatMap((kind) => groupsOf(kind, shown))} />}
    </Loadable>
  );
}
