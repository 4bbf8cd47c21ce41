import '@mantine/core/styles/Paper.layer.css';
import '@mantine/charts/styles.layer.css';
import { BarChart, LineChart } from '@mantine/charts';
import type { Trend, TrendMetric, TrendStep } from '../../../contract/trends.ts';
import { figure, shiftDate, shortDate } from '../../lib/format.ts';
import { roundTicks } from '../../lib/ticks.ts';
import type { Scale } from '../../lib/units.ts';
import { metricViews } from './metrics.ts';

interface TrendChartProps {
  metric: TrendMetric;
  trend: Trend;
  by: TrendStep;
}

const mostDots = 100;
const finestKg = 0.5;

/** Bars of what adds up over a day, from 0; weigh-ins as points joined by straight lines. The target is a mark. */
export default function TrendChart({ metric, trend: stored, by }: TrendChartProps) {
  const { title, text, color, scale } = metricViews[metric];
  const own = scale?.();
  const trend = own ? scaled(stored, own) : stored;
  const isWeight = metric === 'weightKg';
  const { target } = trend;
  const data = by === 'day' ? everyDay(trend) : trend.points;
  const ticks = ticksOf(trend, isWeight);
  const [least = 0, greatest = 1] = [ticks[0], ticks.at(-1)];
  const isTargetNear = target !== null && target >= least && target <= greatest;
  const shared = {
    h: 240,
    data,
    dataKey: 'date',
    gridColor: 'var(--line)',
    textColor: 'var(--ink-soft)',
    series: [{ name: 'value', label: title, color }],
    valueFormatter: (value: number) => text(own ? own.stored(value) : value),
    referenceLines: isTargetNear ? [{ y: target, label: isWeight ? 'Goal' : 'Target', color: 'var(--ink-soft)' }] : [],
    xAxisProps: { tickFormatter: shortDate, minTickGap: 16 },
    yAxisProps: {
      domain: [least, greatest],
      ticks,
      interval: 0 as const,
      width: 48,
      tickFormatter: (value: number) => figure(value, 1),
    },
  };
  if (!isWeight) return <BarChart {...shared} maxBarWidth={28} barProps={{ radius: [4, 4, 0, 0] }} />;
  return (
    <LineChart
      {...shared}
      connectNulls
      curveType="linear"
      lineChartProps={{ margin: { right: 24 } }}
      lineProps={{ dot: trend.points.length <= mostDots && { r: 3.5, strokeWidth: 0, fill: color } }}
    />
  );
}

function ticksOf({ points, target }: Trend, isWeight: boolean): number[] {
  const values = points.map(({ value }) => value);
  if (!isWeight) return roundTicks(0, Math.max(...values, target ?? 0));
  return roundTicks(Math.min(...values), Math.max(...values), { finest: finestKg });
}

const scaled = (trend: Trend, { shown }: Scale): Trend => ({
  ...trend,
  points: trend.points.map((point) => ({ ...point, value: shown(point.value) })),
  target: trend.target === null ? null : shown(trend.target),
});

/** Days without a figure keep their place. */
function everyDay({ from, to, points }: Trend): { date: string; value: number | null }[] {
  const values = new Map(points.map(({ date, value }) => [date, value]));
  const days: { date: string; value: number | null }[] = [];
  for (let date = from; date <= to; date = shiftDate(date, 1)) days.push({ date, value: values.get(date) ?? null });
  return days;
}
