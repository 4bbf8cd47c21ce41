import { useQueries } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { Link, type MetaFunction } from 'react-router';
import type { RangeName } from '../../../contract/dashboard.ts';
import { type EntryKind, kindNames } from '../../../contract/entries/entryKinds.ts';
import { useOpensByChatOnly } from '../../features/accounts/signInWays.ts';
import { QuickLog } from '../../features/assistant/QuickLog.tsx';
import { CycleCard } from '../../features/cycle/CycleCard.tsx';
import { ActivityTrend } from '../../features/dashboard/ActivityTrend.tsx';
import { DailyGoals, DailyGoalsSkeleton } from '../../features/dashboard/DailyGoals.tsx';
import { Diary, DiarySkeleton } from '../../features/dashboard/Diary.tsx';
import { Energy, EnergySkeleton } from '../../features/dashboard/Energy.tsx';
import { useToday } from '../../features/dashboard/getDay.ts';
import { useGoalStatus } from '../../features/dashboard/getGoalStatus.ts';
import { KeyMetrics } from '../../features/dashboard/KeyMetrics.tsx';
import { WeightTrend } from '../../features/dashboard/WeightTrend.tsx';
import { FastingCard } from '../../features/fasts/FastingCard.tsx';
import { mainMeals } from '../../features/food/mealsOf.ts';
import { useRecentFoods } from '../../features/food/search/findFoods.ts';
import { FirstSteps } from '../../features/profile/firstSteps/FirstSteps.tsx';
import { useGoals } from '../../features/profile/getGoals.ts';
import { useProfile } from '../../features/profile/getProfile.ts';
import { useTelegramLink } from '../../features/telegram/telegramLink.ts';
import { type EntryOf, entriesQuery, useEntries } from '../../lib/entries.ts';
import { localDateOf, longDate } from '../../lib/format.ts';
import { links } from '../../lib/links.ts';
import { useSession } from '../../lib/session.ts';
import { Card } from '../../ui/Card.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import classes from './dashboard.module.css';
import { entryViews } from './entryViews.ts';
import pageClasses from './page.module.css';
import { QuickActions } from './QuickActions.tsx';

export const meta: MetaFunction = () => [{ title: 'Dashboard · FitPulse' }];
export const handle = { title: 'Dashboard' };

const firstRange: RangeName = 'week';

export default function Dashboard() {
  const session = useSession();
  const userId = session?.userId ?? '';
  const [range, setRange] = useState(firstRange);
  const day = useToday();
  const goals = useGoals(userId);
  const showsCycle = useProfile(userId).data?.cycleTracking === 'shown';

  return (
    <div className={pageClasses.page}>
      <p className={classes.date}>{longDate(day.data?.date ?? localDateOf(new Date()))}</p>
      <Newcomer userId={userId} />
      <QuickLog />
      <QuickActions />
      <Card title="Energy today">
        <Loadable needs={[day, goals]} skeleton={<EnergySkeleton />} failure="Today’s energy can’t be shown">
          {(today, targets) => <Energy day={today} goals={targets} />}
        </Loadable>
      </Card>
      <FastingCard />
      {showsCycle && <CycleCard />}
      <TodaysGoals userId={userId} />
      <KeyMetrics userId={userId} plan={session?.plan ?? 'free'} range={range} onRangeChange={setRange} />
      <div className={pageClasses.pair} data-even>
        <ActivityTrend userId={userId} />
        <WeightTrend userId={userId} range={range} />
      </div>
      <Card
        title="Today’s entries"
        aside={
          <Link to={links.healthLog} className={classes.link}>
            Health log
          </Link>
        }
      >
        <TodaysDiary showsCycle={showsCycle} />
      </Card>
    </div>
  );
}

function Newcomer({ userId }: { userId: string }) {
  const { data: profile } = useProfile(userId);
  const { data: foods } = useRecentFoods('lunch');
  const { data: telegram } = useTelegramLink(false);
  const opensByChatOnly = useOpensByChatOnly();
  if (!profile || !foods || !telegram || opensByChatOnly === undefined) return null;
  return (
    <FirstSteps
      profile={profile}
      hasLoggedFood={foods.length > 0}
      opensByChatOnly={opensByChatOnly}
      hasTelegram={telegram.available || telegram.linked ? telegram.linked : undefined}
    />
  );
}

function TodaysGoals({ userId }: { userId: string }) {
  const day = useToday();
  const goals = useGoals(userId);
  const status = useGoalStatus();
  const food = useEntries('food');

  return (
    <section aria-labelledby="goals-title">
      <h2 id="goals-title" className={classes.title}>
        Today’s Goals
      </h2>
      <Loadable
        needs={[day, goals, status, food]}
        skeleton={<DailyGoalsSkeleton />}
        failure="Today’s goals can’t be shown"
      >
        {(today, targets, standing, eaten) => (
          <DailyGoals day={today} goals={targets} status={standing} mainMeals={mainMeals(eaten)} />
        )}
      </Loadable>
    </section>
  );
}

const icons = Object.fromEntries(kindNames.map((kind) => [kind, entryViews[kind].Icon])) as Record<
  EntryKind,
  ComponentType
>;
const groupsOf = <K extends EntryKind>(kind: K, entries: unknown) => entryViews[kind].diary(entries as EntryOf<K>[]);

function TodaysDiary({ showsCycle }: { showsCycle: boolean }) {
  const kinds = kindNames.filter((kind) => showsCycle || kind !== 'cycle');
  const entries = useQueries({ queries: kinds.map((kind) => entriesQuery(kind)) });
  return (
    <Loadable needs={entries} skeleton={<DiarySkeleton />} failure="Today’s entries can’t be shown">
      {(...lists) => <Diary icons={icons} groups={kinds.flatMap((kind, index) => groupsOf(kind, lists[index]))} />}
    </Loadable>
  );
}
