import * as texts from '../../../texts/portal/entries/readings.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/charts/styles.layer.css';
import { LineChart } from '@mantine/charts';
import { ReferenceArea, ReferenceLine } from 'recharts';
import { figure } from '../../lib/format.ts';
import type { Trend } from './trends.ts';

export default function ReadingChart({ trend: { key, name, unit, points, band, limits } }: { trend: Trend }) {
  const locale = usePageLocale();
  const series =
    key === 'bloodPressure'
      ? [
          { name: 'systolic', label: texts.upper(locale), color: 'var(--course-first)' },
          { name: 'diastolic', label: texts.lower(locale), color: 'var(--course-second)' },
        ]
      : [{ name: 'value', label: name, color: 'var(--course-first)' }];
  return (
    <LineChart
      h={220}
      // Several readings of a day are points of their own.
      data={points.map((point, place) => ({ ...point, place }))}
      dataKey="place"
      curveType="linear"
      withDots={points.length <= 60}
      gridColor="var(--line)"
      textColor="var(--ink-soft)"
      series={series}
      withLegend={series.length > 1}
      valueFormatter={(value) => `${figure(value, 1)} ${unit}`.trim()}
      lineChartProps={{ margin: { right: 24 } }}
      xAxisProps={{ tickFormatter: (place: number) => points[place]?.label ?? '', minTickGap: 24 }}
      yAxisProps={{
        domain: domainOf(points, band, limits),
        tickFormatter: (value: number) => figure(value, 1),
        width: 44,
      }}
    >
      {band && <ReferenceArea y1={band.low} y2={band.high} fill="var(--brand-fill)" fillOpacity={0.1} />}
      {limits.map(({ at, label, side }) => (
        <ReferenceLine
          key={label}
          y={at}
          stroke="var(--ink-soft)"
          strokeDasharray="4 4"
          label={{
            value: label,
            position: side === 'left' ? 'insideBottomLeft' : 'insideTopRight',
            fontSize: 11,
            fill: 'var(--ink-soft)',
            // Readable where a course crosses it.
            stroke: 'var(--surface)',
            strokeWidth: 4,
            paintOrder: 'stroke',
          }}
        />
      ))}
    </LineChart>
  );
}

/** Around the readings and the usual range, to whole tens. */
function domainOf(points: Trend['points'], band: Trend['band'], limits: Trend['limits']): [number, number] {
  const figures = points.flatMap(({ value, systolic, diastolic }) => [value, systolic, diastolic]);
  const all = [...figures, ...limits.map(({ at }) => at), band?.low, band?.high].filter((value) => value !== undefined);
  const step = Math.max(...all) - Math.min(...all) > 20 ? 10 : 1;
  return [Math.floor(Math.min(...all) / step) * step, Math.ceil(Math.max(...all) / step) * step];
}
