import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import type { CycleStanding } from '../../../contract/entries/cycle.ts';
import { shortDate } from '../../lib/format.ts';

type CycleChartProps = Pick<CycleStanding, 'cycles' | 'usualDays'>;

/** A bar for each cycle that is over: the days of its period below, the others above. */
export default function CycleChart({ cycles, usualDays }: CycleChartProps) {
  return (
    <BarChart
      h={220}
      data={cycles.map(({ startedOn, lengthDays, periodDays }) => ({
        startedOn,
        period: periodDays ?? 0,
        rest: lengthDays - (periodDays ?? 0),
      }))}
      dataKey="startedOn"
      type="stacked"
      gridColor="var(--line)"
      textColor="var(--ink-soft)"
      series={[
        { name: 'period', label: 'Period', color: 'var(--weight)' },
        { name: 'rest', label: 'Until the next', color: 'var(--brand-fill)' },
      ]}
      withLegend
      barProps={{ maxBarSize: 36 }}
      valueFormatter={(value) => `${value} days`}
      referenceLines={
        usualDays === null ? [] : [{ y: usualDays, label: `Usually ${usualDays}`, color: 'var(--ink-soft)' }]
      }
      xAxisProps={{ tickFormatter: shortDate }}
      yAxisProps={{ width: 32, tickFormatter: String }}
    />
  );
}
