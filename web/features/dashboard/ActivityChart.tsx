import * as texts from '../../../texts/portal/dashboard.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/charts/styles.layer.css';
import { CompositeChart } from '@mantine/charts';
import { roundTicks } from '../../lib/ticks.ts';

interface ActivityChartProps {
  data: { label: string; activeMinutes: number; caloriesBurned: number }[];
}

/** From 0 to a round figure. */
function axisOf(values: number[]) {
  const ticks = roundTicks(0, Math.max(...values), { finest: 1 });
  return { ticks, domain: [0, ticks.at(-1) ?? 1], interval: 0 as const };
}

/** Bars for minutes on the left axis, a line for energy on the right one. */
export default function ActivityChart({ data }: ActivityChartProps) {
  const locale = usePageLocale();

  return (
    <CompositeChart
      h={256}
      data={data}
      dataKey="label"
      withLegend
      withRightYAxis
      maxBarWidth={28}
      barProps={{ radius: [4, 4, 0, 0] }}
      curveType="linear"
      gridColor="var(--line)"
      textColor="var(--ink-soft)"
      yAxisProps={{ width: 36, ...axisOf(data.map(({ activeMinutes }) => activeMinutes)) }}
      rightYAxisProps={{ width: 42, ...axisOf(data.map(({ caloriesBurned }) => caloriesBurned)) }}
      series={[
        { name: 'activeMinutes', label: texts.activeMinutes(locale), color: 'var(--activity)', type: 'bar' },
        {
          name: 'caloriesBurned',
          label: texts.caloriesBurned(locale),
          color: 'var(--ink-soft)',
          type: 'line',
          yAxisId: 'right',
        },
      ]}
    />
  );
}
