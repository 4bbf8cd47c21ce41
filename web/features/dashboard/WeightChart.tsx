import * as texts from '../../../texts/portal/dashboard.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/charts/styles.layer.css';
import { LineChart } from '@mantine/charts';
import { figure, shortDate } from '../../lib/format.ts';
import { weightScale } from '../../lib/units.ts';
import { goalMark, weighInLine } from '../../ui/figures/weighIns.ts';
import classes from './WeightChart.module.css';
import { labelsToShow, type WeightPoint, weightTicks } from './weightSeries.ts';

interface WeightChartProps {
  points: WeightPoint[];
  hasAverage: boolean;
  goal: number | null;
}

/** Weigh-ins as points, joined by straight lines; under an average they stand alone, and it is the line. */
export default function WeightChart({ points, hasAverage, goal }: WeightChartProps) {
  const locale = usePageLocale();

  const weight = { name: 'weight', label: texts.weight(locale), color: 'var(--weight)' };
  const average = { name: 'average', label: texts.average(locale), color: 'var(--weight)' };
  const ticks = weightTicks(points);
  const [least = 0, greatest = 0] = [ticks[0], ticks.at(-1)];
  const weighed = points.filter((point) => point.weight !== null).length;
  return (
    <LineChart
      h={220}
      data={points}
      dataKey="date"
      connectNulls
      curveType="linear"
      gridColor="var(--line)"
      textColor="var(--ink-soft)"
      series={hasAverage ? [average, weight] : [weight]}
      lineProps={weighInLine('var(--weight)', weighed, hasAverage)}
      referenceLines={goalMark(goal, texts.goalWeight(locale, `${figure(goal ?? 0, 1)} ${weightScale().unit}`), [
        least,
        greatest,
      ])}
      lineChartProps={{ margin: { right: 24 } }}
      xAxisProps={{
        ticks: labelsToShow(points),
        interval: 'equidistantPreserveStart',
        minTickGap: 12,
        tickFormatter: shortDate,
      }}
      yAxisProps={{
        domain: [least, greatest],
        ticks,
        interval: 0,
        tickFormatter: (value: number) => figure(value, 1),
        width: 40,
      }}
      tooltipProps={{
        content: ({ label, active }) => active && <Tip point={points.find((point) => point.date === label)} />,
      }}
    />
  );
}

function Tip({ point }: { point: WeightPoint | undefined }) {
  const locale = usePageLocale();

  if (!point || (point.weight === null && point.average === null)) return null;
  return (
    <div className={classes.tip}>
      <p className={classes.date}>{shortDate(point.date)}</p>
      {point.weight !== null && (
        <p>
          {texts.weight(locale)} {figure(point.weight, 2)} {weightScale().unit}
        </p>
      )}
      {point.average !== null && (
        <p>
          {texts.average(locale)} {figure(point.average, 1)} {weightScale().unit}
        </p>
      )}
    </div>
  );
}
