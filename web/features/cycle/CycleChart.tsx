import * as texts from '../../../texts/portal/entries/cycle.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import type { CycleStanding } from '../../../contract/entries/cycle.ts';
import { shortDate } from '../../lib/format.ts';

type CycleChartProps = Pick<CycleStanding, 'cycles' | 'usualDays'>;

/** A bar for each cycle that is over: the days of its period below, the others above. */
export default function CycleChart({ cycles, usualDays }: CycleChartProps) {
  const locale = usePageLocale();
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
        { name: 'period', label: texts.period(locale), color: 'var(--course-first)' },
        { name: 'rest', label: texts.untilNext(locale), color: 'var(--course-second)' },
      ]}
      withLegend
      barProps={{ maxBarSize: 36 }}
      valueFormatter={(value) => texts.days(locale, value)}
      referenceLines={
        usualDays === null ? [] : [{ y: usualDays, label: texts.usually(locale, usualDays), color: 'var(--ink-soft)' }]
      }
      xAxisProps={{ tickFormatter: shortDate }}
      yAxisProps={{ width: 32, tickFormatter: String }}
    />
  );
}
