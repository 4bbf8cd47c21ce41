import '@mantine/core/styles/Paper.layer.css';
import '@mantine/charts/styles.layer.css';
import { LineChart } from '@mantine/charts';
import { figure } from '../../lib/format.ts';
import classes from './WeightChart.module.css';
import { evenTicks, labelsToShow, paddedDomain, type WeightPoint } from './weightSeries.ts';

interface WeightChartProps {
  points: WeightPoint[];
  hasAverage: boolean;
  goal: number | null;
}

const weight = { name: 'weight', label: 'Weight', color: 'var(--brand-fill)' };
const average = { name: 'average', label: 'Average', color: 'var(--accent-fill)', strokeDasharray: '5 4' };

export default function WeightChart({ points, hasAverage, goal }: WeightChartProps) {
  const domain = paddedDomain(points, goal);
  return (
    <LineChart
      h={220}
      data={points}
      dataKey="label"
      connectNulls
      withDots={points.length <= 31}
      curveType="monotone"
      gridColor="var(--line)"
      textColor="var(--ink-soft)"
      series={hasAverage ? [weight, average] : [weight]}
      referenceLines={goal === null ? [] : [{ y: goal, label: `Goal ${goal}kg`, color: 'var(--sleep)' }]}
      lineChartProps={{ margin: { right: 24 } }}
      xAxisProps={{
        ticks: labelsToShow(points),
        interval: 'equidistantPreserveStart',
        minTickGap: 8,
        tickFormatter: (label: string) => label.replace(/^\d{4}-W/, 'W'),
      }}
      yAxisProps={{ domain, ticks: evenTicks(domain), tickFormatter: (value: number) => figure(value, 1), width: 40 }}
      tooltipProps={{
        content: ({ label, active }) => active && <Tip point={points.find((point) => point.label === label)} />,
      }}
    />
  );
}

function Tip({ point }: { point: WeightPoint | undefined }) {
  if (!point || (point.weight === null && point.average === null)) return null;
  return (
    <div className={classes.tip}>
      <p className={classes.date}>{point.label}</p>
      {point.weight !== null && <p>Weight {figure(point.weight, 1)} kg</p>}
      {point.average !== null && <p>Average {figure(point.average, 1)} kg</p>}
    </div>
  );
}
