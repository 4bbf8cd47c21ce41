import { usePageLocale } from '../../lib/pageLocale.ts';
import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/charts/styles.layer.css';
import { LineChart } from '@mantine/charts';
import { longDate } from '../../../texts/dates.ts';
import { figure } from '../../lib/format.ts';
import type { Course } from './courses.ts';

export default function CourseChart({ course: { name, unit, points } }: { course: Course }) {
  const locale = usePageLocale();
  return (
    <LineChart
      h={220}
      data={points}
      dataKey="date"
      curveType="linear"
      gridColor="var(--line)"
      textColor="var(--ink-soft)"
      series={[{ name: 'value', label: name, color: 'var(--course-first)' }]}
      valueFormatter={(value) => `${figure(value, 3)} ${unit}`.trim()}
      lineChartProps={{ margin: { right: 24 } }}
      xAxisProps={{ tickFormatter: (date: string) => longDate(locale, date), minTickGap: 24 }}
      yAxisProps={{ domain: ['auto', 'auto'], tickFormatter: (value: number) => figure(value, 1), width: 44 }}
    />
  );
}
