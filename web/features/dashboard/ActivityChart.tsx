import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/charts/styles.layer.css';
import { CompositeChart } from '@mantine/charts';

interface ActivityChartProps {
  data: { label: string; activeMinutes: number; caloriesBurned: number }[];
}

/** Bars for minutes on the left axis, a line for energy on the right one. */
export default function ActivityChart({ data }: ActivityChartProps) {
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
      yAxisProps={{ width: 36, allowDecimals: false }}
      rightYAxisProps={{ width: 42, allowDecimals: false }}
      series={[
        { name: 'activeMinutes', label: 'Active minutes', color: 'var(--brand-fill)', type: 'bar' },
        {
          name: 'caloriesBurned',
          label: 'Calories burned',
          color: 'var(--accent-fill)',
          type: 'line',
          yAxisId: 'right',
        },
      ]}
    />
  );
}
