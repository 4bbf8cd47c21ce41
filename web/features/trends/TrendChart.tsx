import { today as todayTold } from '../../../texts/dates.ts';
import * as texts from '../../../texts/portal/trends.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/charts/styles.layer.css';
import { BarChart, LineChart } from '@mantine/charts';
import type { Trend, TrendMetric, TrendStep } from '../../../contract/trends.ts';
import { figure, shortDate } from '../../lib/format.ts';
import { shiftDate } from '../../lib/shiftDate.ts';
import { roundTicks } from '../../lib/ticks.ts';
import type { Scale } from '../../lib/units.ts';
import { goalMark, weighInLine } from '../../ui/figures/weighIns.ts';
import { metricViews } from './metrics.ts';

interface TrendChartProps {
  metric: TrendMetric;
  trend: Trend;
  by: TrendStep;
  /** The date of the day that isn't over, once it is known. */
  today: string | undefined;
}

const finestKg = 0.5;
/** Above and below the weights, as part of how far they lie apart. */
const air = 0.08;

/** Bars of what adds up over a day, from 0; weigh-ins as points, by day with their average as the line. The target is a mark. */
export default function TrendChart({ metric, trend: stored, by, today }: TrendChartProps) {
  const locale = usePageLocale();
  const { text, color, scale } = metricViews[metric];
  const own = scale?.();
  const trend = courseOf(stored, own);
  const isWeight = metric === 'weightKg';
  const { target } = trend;
  const isNow = (date: string) => by === 'day' && date === today;
  const days = by === 'day' ? everyDay(stored, trend) : trend.points;
  // What is still growing is paler than what counts.
  const data = days.map((day) => (isNow(day.date) ? { ...day, color: pale(color) } : day));
  const ticks = ticksOf(trend, isWeight);
  const [least = 0, greatest = 1] = [ticks[0], ticks.at(-1)];
  const hasAverage = trend.points.some(({ average }) => average !== undefined);
  const shared = {
    h: 240,
    data,
    dataKey: 'date',
    gridColor: 'var(--line)',
    textColor: 'var(--ink-soft)',
    series: [
      ...(hasAverage ? [{ name: 'average', label: texts.movingAverage(locale), color }] : []),
      { name: 'value', label: texts.metricTitles[metric](locale), color },
    ],
    valueFormatter: (value: number) => text(own ? own.stored(value) : value),
    referenceLines: goalMark(target, (isWeight ? texts.goalMark : texts.targetMark)(locale, text(stored.target ?? 0)), [
      least,
      greatest,
    ]),
    xAxisProps: {
      tickFormatter: (date: string) => (isNow(date) ? todayTold(locale) : shortDate(date)),
      minTickGap: 12,
    },
    yAxisProps: {
      domain: [least, greatest],
      ticks,
      interval: 0 as const,
      width: 48,
      tickFormatter: (value: number) => figure(value, 1),
    },
  };
  if (!isWeight) return <BarChart {...shared} maxBarWidth={44} barProps={{ radius: [6, 6, 0, 0] }} />;
  return (
    <LineChart
      {...shared}
      connectNulls
      curveType="linear"
      lineChartProps={{ margin: { right: 24 } }}
      lineProps={weighInLine(color, trend.points.length, hasAverage)}
    />
  );
}

const pale = (color: string) => `color-mix(in srgb, ${color} 45%, transparent)`;

interface Course {
  points: { date: string; value: number; average?: number }[];
  target: number | null;
}

/** What is drawn, in the person's unit. */
function courseOf({ points, target }: Trend, own: Scale | undefined): Course {
  const shown = (value: number) => (own ? own.shown(value) : value);
  return {
    points: points.map(({ date, value, movingAverage }) => ({
      date,
      value: shown(value),
      average: movingAverage === undefined ? undefined : shown(movingAverage),
    })),
    target: target === null ? null : shown(target),
  };
}

function ticksOf({ points, target }: Course, isWeight: boolean): number[] {
  const values = points.flatMap(({ value, average = value }) => [value, average]);
  if (!isWeight) return roundTicks(0, Math.max(...values, target ?? 0));
  const [lightest, heaviest] = [Math.min(...values), Math.max(...values)];
  const margin = (heaviest - lightest) * air;
  return roundTicks(lightest - margin, heaviest + margin, { finest: finestKg });
}

/** Days without a figure keep their place. */
function everyDay({ from, to }: Trend, { points }: Course) {
  const known = new Map(points.map((point) => [point.date, point]));
  const days: { date: string; value: number | null; average?: number | null }[] = [];
  for (let date = from; date <= to; date = shiftDate(date, 1)) {
    days.push(known.get(date) ?? { date, value: null, average: null });
  }
  return days;
}
