import { Button } from '@mantine/core';
import { lazy, useState } from 'react';
import { Link } from 'react-router';
import type { WeightChart as Chart, RangeName } from '../../../contract/dashboard.ts';
import { loading } from '../../../texts/portal/controls.ts';
import * as texts from '../../../texts/portal/dashboard.ts';
import { figure, shortDate, signed } from '../../lib/format.ts';
import { trendLink } from '../../lib/links.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { weightScale } from '../../lib/units.ts';
import { Card } from '../../ui/Card.tsx';
import { ChartFrame, ChartSkeleton, NoChart } from '../../ui/figures/ChartFrame.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { ChartSummary } from './ChartSummary.tsx';
import { useWeightChart } from './getCharts.ts';
import { weightDays } from './metrics.ts';
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
  const locale = usePageLocale();

  const chart = useWeightChart(userId, weightDays[range]);
  return (
    <Card title={texts.weightTrend(locale)} aside={<WeightAside range={range} />}>
      <Loadable
        needs={[chart]}
        skeleton={<ChartSkeleton text={loading(locale)} />}
        failure={texts.noWeightChart(locale)}
      >
        {(loaded) => <Weights chart={loaded} />}
      </Loadable>
    </Card>
  );
}

function WeightAside({ range }: { range: RangeName }) {
  const locale = usePageLocale();
  return (
    <>
      {texts.shownRange(locale, texts.ranges[range](locale))} ·{' '}
      <Link to={trendLink('weightKg', { range: 'year' })} className={classes.link}>
        {texts.yearByMonth(locale)}
      </Link>
    </>
  );
}

function Weights({ chart }: { chart: Chart }) {
  const locale = usePageLocale();

  const [isWeekly, setIsWeekly] = useState(false);
  const [hasAverage, setHasAverage] = useState(true);
  if (chart.data.every(({ weight }) => weight === null)) return <NoChart text={texts.noWeights(locale)} />;

  const { days, goal, start, latest, change } = inOwnUnit(chart);
  const title = isWeekly ? texts.weightPerWeek(locale) : texts.weightPerDay(locale);
  const points = isWeekly ? weeklyPoints(days) : dailyPoints(days);
  const weighed = points.filter(({ weight }) => weight !== null).reverse();
  return (
    <>
      <div className={classes.controls}>
        <Segments
          label={texts.view(locale)}
          options={[
            { value: 'daily', label: texts.daily(locale) },
            { value: 'weekly', label: texts.weekly(locale) },
          ]}
          value={isWeekly ? 'weekly' : 'daily'}
          onChange={(view) => setIsWeekly(view === 'weekly')}
        />
        <Button variant="default" size="compact-sm" onClick={() => setHasAverage(!hasAverage)}>
          {hasAverage ? texts.hideAverage(locale) : texts.showAverage(locale)}
        </Button>
      </div>
      <ChartSummary
        figures={{
          [texts.start(locale)]: told(start),
          [texts.latest(locale)]: told(latest),
          [texts.change(locale)]: `${signed(change, 2)} ${weightScale().unit}`,
          ...(goal !== null && { [texts.goal(locale)]: told(goal) }),
        }}
      />
      <ChartFrame
        label={goal === null ? title : texts.withGoal(locale, title, told(goal))}
        loading={loading(locale)}
        chart={<WeightChart points={points} hasAverage={hasAverage} goal={goal} />}
        table={
          <DataTable
            isSmall
            caption={title}
            rows={weighed}
            keyOf={({ date }) => date}
            columns={[
              { title: isWeekly ? texts.weekFrom(locale) : texts.date(locale), value: ({ date }) => shortDate(date) },
              { title: texts.weight(locale), value: ({ weight }) => told(weight), isFigure: true },
              {
                title: texts.average(locale),
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
