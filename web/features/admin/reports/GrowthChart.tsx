import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/charts/styles.layer.css';
import { CompositeChart } from '@mantine/charts';

interface GrowthChartProps {
  data: { label: string; signUps: number; people: number; activePeople: number }[];
}

/** Lines for all and for active people, bars for who came. */
export default function GrowthChart({ data }: GrowthChartProps) {
  return (
    <CompositeChart
      h={240}
      data={data}
      dataKey="label"
      withLegend
      withDots={false}
      maxBarWidth={18}
      curveType="linear"
      gridColor="var(--line)"
      textColor="var(--ink-soft)"
      xAxisProps={{ interval: 'equidistantPreserveStart', minTickGap: 12 }}
      yAxisProps={{ width: 44, allowDecimals: false }}
      series={[
        { name: 'signUps', label: 'Sign-ups', color: 'var(--course-second)', type: 'bar' },
        { name: 'people', label: 'People', color: 'var(--course-third)', type: 'line' },
        { name: 'activePeople', label: 'Active people', color: 'var(--course-first)', type: 'line' },
      ]}
    />
  );
}
