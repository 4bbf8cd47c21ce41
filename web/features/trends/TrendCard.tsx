import { Button } from '@mantine/core';
import { lazy } from 'react';
import { Link } from 'react-router';
import type { Trend, TrendMetric } from '../../../contract/trends.ts';
import { download } from '../../lib/download.ts';
import { monthName, shortDate } from '../../lib/format.ts';
import { Card } from '../../ui/Card.tsx';
import { ChartFrame, ChartSkeleton, NoChart } from '../../ui/figures/ChartFrame.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { useTrend } from './getTrend.ts';
import { metricViews } from './metrics.ts';
import type { TrendSpan } from './span.ts';
import classes from './TrendCard.module.css';

const TrendChart = lazy(() => import('./TrendChart.tsx'));
const loading = 'Loading...';

interface TrendCardProps {
  metric: TrendMetric;
  span: TrendSpan;
  /** Where a month of it, yyyy-mm, is shown by day. */
  monthLink: (month: string) => string;
}

/** The course of one figure: what it comes to, the chart, and every point of it. */
export function TrendCard({ metric, span, monthLink }: TrendCardProps) {
  const trend = useTrend(metric, span);
  const { title } = metricViews[metric];
  return (
    <Card title={`${title}: ${span.title}`}>
      <Loadable needs={[trend]} skeleton={<ChartSkeleton text={loading} />} failure="The trend can’t be shown">
        {(shown) => <Course metric={metric} span={span} trend={shown} monthLink={monthLink} />}
      </Loadable>
    </Card>
  );
}

function Course({ metric, span, trend, monthLink }: TrendCardProps & { trend: Trend }) {
  const { title, text } = metricViews[metric];
  const { points, average, target, previous } = trend;
  if (average === null) return <NoChart text={`Nothing of ${title.toLowerCase()} is logged in this time.`} />;
  const averageText = ({ movingAverage }: Trend['points'][number]) =>
    movingAverage === undefined ? '–' : text(movingAverage);
  const nameOf = (date: string) => (span.by === 'month' ? monthName(date.slice(0, 7)) : shortDate(date));
  const label = `${title} ${span.by === 'day' ? 'by day' : `a day, by ${span.by}`}`;
  return (
    <>
      <dl className={classes.figures}>
        <Figure name={metric === 'weightKg' ? 'Average' : 'A day'} value={text(average)} />
        {target !== null && <Figure name={metric === 'weightKg' ? 'Goal' : 'Target'} value={text(target)} />}
        {previous.average !== null && (
          <Figure name="The time before" value={`${text(previous.average)}${changeOf(average, previous.average)}`} />
        )}
        <Figure name="Days logged" value={String(points.reduce((sum, { loggedDays }) => sum + loggedDays, 0))} />
      </dl>
      {span.by === 'month' && (
        <ul className={classes.months} aria-label="By month">
          {points.toReversed().map(({ date, value }) => (
            <li key={date}>
              <Link to={monthLink(date.slice(0, 7))} className={classes.month}>
                {nameOf(date)} <strong>{text(value)}</strong>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ChartFrame
        label={label}
        loading={loading}
        chart={<TrendChart metric={metric} trend={trend} by={span.by} />}
        table={
          <DataTable
            isSmall
            caption={label}
            rows={points.toReversed()}
            keyOf={({ date }) => date}
            columns={[
              { title: span.by === 'week' ? 'Week of' : 'Date', value: ({ date }) => nameOf(date) },
              { title, value: ({ value }) => text(value), isFigure: true },
              ...(points.some(({ movingAverage }) => movingAverage !== undefined)
                ? [{ title: '7-day average', value: averageText, isFigure: true }]
                : []),
              { title: 'Days', value: ({ loggedDays }) => String(loggedDays), isFigure: true },
            ]}
          />
        }
      />
      <Button
        variant="default"
        className={classes.csv}
        leftSection={<DownloadIcon />}
        onClick={() => download(toCsv(metric, trend), `fitpulse-${metric}-${trend.from}-${trend.to}.csv`)}
      >
        CSV
      </Button>
    </>
  );
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

/** ", 12 % more" than before; nothing where it hardly differs. */
function changeOf(average: number, before: number): string {
  const percent = Math.round((average / before - 1) * 100);
  if (percent === 0) return '';
  return `, now ${Math.abs(percent)} % ${percent > 0 ? 'more' : 'less'}`;
}

const toCsv = (metric: TrendMetric, { points }: Trend) =>
  new Blob([
    [`date,${metric},loggedDays`, ...points.map(({ date, value, loggedDays }) => [date, value, loggedDays].join(','))]
      .map((line) => `${line}\r\n`)
      .join(''),
  ]);
