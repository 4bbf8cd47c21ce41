import { Button } from '@mantine/core';
import { lazy, useState } from 'react';
import { Link } from 'react-router';
import type { WeightChart as Chart, RangeName } from '../../../contract/dashboard.ts';
import { figure, shortDate, signed } from '../../lib/format.ts';
import { trendLink } from '../../lib/links.ts';
import { weightScale } from '../../lib/units.ts';
import { Card } from '../../ui/Card.tsx';
import { ChartFrame, ChartSkeleton, NoChart } from '../../ui/figures/ChartFrame.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { ChartSummary } from './ChartSummary.tsx';
import { useWeightChart } from './getCharts.ts';
import { rangeLabels, weightDays } from './metrics.ts';
import classes from './WeightTrend.module.css';
import { dailyPoints, weeklyPoints } from './weightSeries.ts';

const WeightChart = lazy(() => import('./WeightChart.tsx'));
const told = (value: number | null) => (value === null ? '–' : `${figure(value, 2)} ${weightScale().unit}`);

/** The chart in the person's unit. */
function inOwnUnit({ summary, goal, data }: Chart) {
  const { shown } = weightScale(2);
  const own = (kg: number | null) => (kg === null ? null : shown(kg));
  return {
    start: own(summary.start_weight),
    latest: own(summary.latest_weight),
    change: shown(summary.change_kg),
    goal: goal.enabled ? own(goal.target_weight) : null,
    days: data.map(({ date, weight, moving_avg }) => ({ date, weight: own(weight), moving_avg: own(moving_avg) })),
  };
}

export function WeightTrend({ userId, range }: { userId: string; range: RangeName }) {
  const chart = useWeightChart(userId, weightDays[range]);
  return (
    <Card title="Weight Trend" aside={<WeightAside range={range} />}>
      <Loadable
        needs={[chart]}
        skeleton={<ChartSkeleton text="Loading..." />}
        failure="The weight chart can’t be shown"
      >
        {(loaded) => <Weights chart={loaded} />}
      </Loadable>
    </Card>
  );
}

const WeightAside = ({ range }: { range: RangeName }) => (
  <>
    Range: {rangeLabels[range]} ·{' '}
    <Link to={trendLink('weightKg', { range: 'year' })} className={classes.link}>
      Year by month
    </Link>
  </>
);

function Weights({ chart }: { chart: Chart }) {
  const [isWeekly, setIsWeekly] = useState(false);
  const [hasAverage, setHasAverage] = useState(true);
  if (chart.data.every(({ weight }) => weight === null)) return <NoChart text="No weight data yet" />;

  const { days, goal, start, latest, change } = inOwnUnit(chart);
  const points = isWeekly ? weeklyPoints(days) : dailyPoints(days);
  const weighed = points.filter(({ weight }) => weight !== null).reverse();
  return (
    <>
      <div className={classes.controls}>
        <Segments
          label="View"
          options={[
            { value: 'daily', label: 'Daily View' },
            { value: 'weekly', label: 'Weekly View' },
          ]}
          value={isWeekly ? 'weekly' : 'daily'}
          onChange={(view) => setIsWeekly(view === 'weekly')}
        />
        <Button variant="default" size="compact-sm" onClick={() => setHasAverage(!hasAverage)}>
          {hasAverage ? 'Hide Avg' : 'Show Avg'}
        </Button>
      </div>
      <ChartSummary
        figures={{
          Start: told(start),
          Latest: told(latest),
          Change: `${signed(change, 2)} ${weightScale().unit}`,
          ...(goal !== null && { Goal: told(goal) }),
        }}
      />
      <ChartFrame
        label={`Weight per ${isWeekly ? 'week' : 'day'}${goal === null ? '' : `, with the goal of ${told(goal)}`}`}
        loading="Loading..."
        chart={<WeightChart points={points} hasAverage={hasAverage} goal={goal} />}
        table={
          <DataTable
            isSmall
            caption={`Weight per ${isWeekly ? 'week' : 'day'}`}
            rows={weighed}
            keyOf={({ date }) => date}
            columns={[
              { title: isWeekly ? 'Week of' : 'Date', value: ({ date }) => shortDate(date) },
              { title: 'Weight', value: ({ weight }) => told(weight), isFigure: true },
              {
                title: 'Average',
                value: ({ average }) => (average === null ? '–' : `${figure(average, 1)} ${weightScale().unit}`),
                isFigure: true,
              },
            ]}
          />
        }
      />
    </>
  );
}
