import { lazy } from 'react';
import type { ActivityChart as Chart } from '../../../contract/dashboard.ts';
import * as texts from '../../../texts/portal/dashboard.ts';
import { kcal, minutes } from '../../../texts/units.ts';
import { figure, shortDate } from '../../lib/format.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Card } from '../../ui/Card.tsx';
import { ChartFrame, ChartSkeleton, NoChart } from '../../ui/figures/ChartFrame.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { ChartSummary } from './ChartSummary.tsx';
import { useActivityChart } from './getCharts.ts';

const ActivityChart = lazy(() => import('./ActivityChart.tsx'));

export function ActivityTrend({ userId }: { userId: string }) {
  const locale = usePageLocale();

  const chart = useActivityChart(userId);
  return (
    <Card title={texts.activityAndCalories(locale)} aside={texts.lastWeek(locale)}>
      <Loadable
        needs={[chart]}
        skeleton={<ChartSkeleton text={texts.loadingActivity(locale)} />}
        failure={texts.noActivityChart(locale)}
      >
        {({ data }) => <Days data={data} />}
      </Loadable>
    </Card>
  );
}

function Days({ data }: { data: Chart['data'] }) {
  const locale = usePageLocale();

  if (data.length === 0) return <NoChart text={texts.noActivityData(locale)} />;
  if (data.every(({ activeMinutes, caloriesBurned }) => activeMinutes === 0 && caloriesBurned === 0)) {
    return <NoChart text={texts.noActivity(locale)} />;
  }
  const sum = (name: 'activeMinutes' | 'caloriesBurned') => data.reduce((total, day) => total + day[name], 0);
  const activeDays = data.filter(({ activeMinutes }) => activeMinutes > 0).length;
  return (
    <>
      <ChartSummary
        figures={{
          [texts.activeTime(locale)]: minutes(locale, sum('activeMinutes')),
          [texts.burned(locale)]: kcal(locale, sum('caloriesBurned')),
          [texts.activeDays(locale)]: texts.daysOf(locale, activeDays, data.length),
        }}
      />
      <ChartFrame
        label={texts.activityPerDay(locale)}
        loading={texts.loadingActivity(locale)}
        chart={<ActivityChart data={data.map(({ date, ...day }) => ({ label: shortDate(date), ...day }))} />}
        table={
          <DataTable
            isSmall
            caption={texts.activityPerDay(locale)}
            rows={data}
            keyOf={({ date }) => date}
            columns={[
              { title: texts.date(locale), value: ({ date }) => shortDate(date) },
              {
                title: texts.activeMinutes(locale),
                value: ({ activeMinutes }) => figure(activeMinutes),
                isFigure: true,
              },
              {
                title: texts.caloriesBurned(locale),
                value: ({ caloriesBurned }) => figure(caloriesBurned),
                isFigure: true,
              },
            ]}
          />
        }
      />
    </>
  );
}
