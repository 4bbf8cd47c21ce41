import { Button } from '@mantine/core';
import { lazy } from 'react';
import { Link } from 'react-router';
import type { Trend, TrendMetric } from '../../../contract/trends.ts';
import * as controls from '../../../texts/portal/controls.ts';
import * as texts from '../../../texts/portal/trends.ts';
import { download } from '../../lib/download.ts';
import { monthName, shortDate } from '../../lib/format.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
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

interface TrendCardProps {
  metric: TrendMetric;
  span: TrendSpan;
  /** The date of the day that isn't over, once it is known. */
  today: string | undefined;
  /** Where a month of it, yyyy-mm, is shown by day. */
  monthLink: (month: string) => string;
}

/** The course of one figure: what it comes to, the chart, and every point of it. */
export function TrendCard({ metric, span, today, monthLink }: TrendCardProps) {
  const locale = usePageLocale();
  const trend = useTrend(metric, span);
  const title = texts.metricTitles[metric](locale);
  return (
    <Card title={`${title}: ${span.title}`}>
      <Loadable
        needs={[trend]}
        skeleton={<ChartSkeleton text={controls.loading(locale)} />}
        failure={texts.oneFailed(locale)}
      >
        {(shown) => <Course metric={metric} span={span} today={today} trend={shown} monthLink={monthLink} />}
      </Loadable>
    </Card>
  );
}

function Course({ metric, span, today, trend, monthLink }: TrendCardProps & { trend: Trend }) {
  const locale = usePageLocale();
  const { text } = metricViews[metric];
  const title = texts.metricTitles[metric](locale);
  const { points, average, target, previous } = trend;
  if (average === null) return <NoChart text={texts.nothingLogged(locale, title)} />;
  const averageText = ({ movingAverage }: Trend['points'][number]) =>
    movingAverage === undefined ? '–' : text(movingAverage);
  const nameOf = (date: string) => (span.by === 'month' ? monthName(date.slice(0, 7)) : shortDate(date));
  const label = texts.course(locale, title, span.by);
  const change = previous.average === null ? 0 : Math.round((average / previous.average - 1) * 100);
  return (
    <>
      <dl className={classes.figures}>
        <Figure
          name={metric === 'weightKg' ? texts.average(locale) : texts.aDay(locale)}
          value={text(average)}
          note={change === 0 ? undefined : texts.change(locale, change)}
          isFirst
        />
        {target !== null && (
          <Figure name={metric === 'weightKg' ? texts.goalName(locale) : texts.target(locale)} value={text(target)} />
        )}
        {previous.average !== null && <Figure name={texts.before(locale)} value={text(previous.average)} />}
        <Figure
          name={texts.daysLogged(locale)}
          value={String(points.reduce((sum, { loggedDays }) => sum + loggedDays, 0))}
        />
      </dl>
      {span.by === 'month' && (
        <ul className={classes.months} aria-label={texts.byMonth(locale)}>
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
        loading={controls.loading(locale)}
        chart={<TrendChart metric={metric} trend={trend} by={span.by} today={today} />}
        table={
          <DataTable
            isSmall
            caption={label}
            rows={points.toReversed()}
            keyOf={({ date }) => date}
            columns={[
              {
                title: span.by === 'week' ? texts.weekOf(locale) : texts.date(locale),
                value: ({ date }) => nameOf(date),
              },
              { title, value: ({ value }) => text(value), isFigure: true },
              ...(points.some(({ movingAverage }) => movingAverage !== undefined)
                ? [{ title: texts.movingAverage(locale), value: averageText, isFigure: true }]
                : []),
              { title: texts.days(locale), value: ({ loggedDays }) => String(loggedDays), isFigure: true },
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

interface FigureProps {
  name: string;
  value: string;
  note?: string | undefined;
  /** What the card is about. */
  isFirst?: true;
}

const Figure = ({ name, value, note, isFirst }: FigureProps) => (
  <div data-first={isFirst}>
    <dt>{name}</dt>
    <dd>
      {value} {note && <span className={classes.note}>{note}</span>}
    </dd>
  </div>
);

const toCsv = (metric: TrendMetric, { points }: Trend) =>
  new Blob([
    [`date,${metric},loggedDays`, ...points.map(({ date, value, loggedDays }) => [date, value, loggedDays].join(','))]
      .map((line) => `${line}\r\n`)
      .join(''),
  ]);
