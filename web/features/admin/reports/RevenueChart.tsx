import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { figure } from '../../../lib/format.ts';
import { planLabel, type RevenueRow, revenueByMonth } from './revenueByMonth.ts';

const colors: Record<RevenueRow['plan'], string> = {
  free: 'var(--course-third)',
  pro: 'var(--course-second)',
  premium: 'var(--course-first)',
  other: 'var(--course-third)',
};

/** A bar for each month, its plans on top of each other. */
export default function RevenueChart({ rows }: { rows: RevenueRow[] }) {
  const plans = [...new Set(rows.map(({ plan }) => plan))];
  return (
    <BarChart
      h={240}
      data={revenueByMonth(rows)}
      dataKey="month"
      type="stacked"
      withLegend
      maxBarWidth={44}
      gridColor="var(--line)"
      textColor="var(--ink-soft)"
      valueFormatter={(value) => `₹${figure(value)}`}
      yAxisProps={{ width: 64 }}
      series={plans.map((plan) => ({ name: plan, label: planLabel(plan), color: colors[plan] }))}
    />
  );
}
