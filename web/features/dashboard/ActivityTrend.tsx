import { lazy } from 'react';
import type { ActivityChart as Chart } from '../../../contract/dashboard.ts';
import { figure, shortDate } from '../../lib/format.ts';
import { Card } from '../../ui/Card.tsx';
import { ChartFrame, ChartSkeleton, NoChart } from '../../ui/figures/ChartFrame.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { ChartSummary } from './ChartSummary.tsx';
import { useActivityChart } from './getCharts.ts';

const ActivityChart = lazy(() => import('./ActivityChart.tsx'));
const loading = 'Loading activity chart...';

export function ActivityTrend({ userId }: { userId: string }) {
  const chart = useActivityChart(userId);
  return (
    <Card title="Activity & Calories" aside="Last 7 days">
      <Loadable needs={[chart]} skeleton={<ChartSkeleton text={loading} />} failure="The activity chart can’t be shown">
        {({ data }) => <Days data={data} />}
      </Loadable>
    </Card>
  );
}

function Days({ data }: { data: Chart['data'] }) {
  if (data.length === 0) return <NoChart text="No activity data yet" />;
  if (data.every(({ activeMinutes, caloriesBurned }) => activeMinutes === 0 && caloriesBurned === 0)) {
    return <NoChart text="No activity yet" />;
  }
  const sum = (name: 'activeMinutes' | 'caloriesBurned') => data.reduce((total, day) => total + day[name], 0);
  const activeDays = data.filter(({ activeMinutes }) => activeMinutes > 0).length;
  return (
    <>
      <ChartSummary
        figures={{
          Active: `${figure(sum('activeMinutes'))} min`,
          Burned: `${figure(sum('caloriesBurned'))} kcal`,
          'Active days': `${activeDays} of ${data.length}`,
        }}
      />
      <ChartFrame
        label="Active minutes and calories burned per day"
        loading={loading}
        chart={<ActivityChart data={data.map(({ date, ...day }) => ({ label: shortDate(date), ...day }))} />}
        table={
          <DataTable
            isSmall
            caption="Active minutes and calories burned per day"
            rows={data}
            keyOf={({ date }) => date}
            columns={[
              { title: 'Date', value: ({ date }) => shortDate(date) },
              { title: 'Active minutes', value: ({ activeMinutes }) => figure(activeMinutes), isFigure: true },
              { title: 'Calories burned', value: ({ caloriesBurned }) => figure(caloriesBurned), isFigure: true },
            ]}
          />
        }
      />
    </>
  );
}
