import { NativeSelect } from '@mantine/core';
import { lazy, useState } from 'react';
import type { ReadingEntry } from '../../../contract/entries/readings.ts';
import { momentOf } from '../../lib/format.ts';
import { Card } from '../../ui/Card.tsx';
import { ChartFrame, ChartSkeleton, NoChart } from '../../ui/figures/ChartFrame.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { Bands } from './Bands.tsx';
import { EstimatedHba1c } from './EstimatedHba1c.tsx';
import { amountOf } from './readingView.tsx';
import { recentDays, useRecentReadings } from './recentReadings.ts';
import { trendsOf } from './trends.ts';

const ReadingChart = lazy(() => import('./ReadingChart.tsx'));

/** The readings of one kind over three months, with the band that is usual. */
export function ReadingTrend({ today }: { today: string }) {
  const readings = useRecentReadings(today);
  return (
    <Card title="Readings over time" aside={`Last ${recentDays} days`}>
      <Loadable needs={[readings]} skeleton={<ChartSkeleton text="Loading..." />}>
        {(entries) => <Trends entries={entries} />}
      </Loadable>
    </Card>
  );
}

function Trends({ entries }: { entries: ReadingEntry[] }) {
  const trends = trendsOf(entries);
  const [chosen, setChosen] = useState<string>();
  const trend = trends.find(({ key }) => key === chosen) ?? trends[0];
  if (!trend) return <NoChart text="Log a reading, such as your blood pressure, and its course shows here." />;
  return (
    <>
      <NativeSelect
        label="Show"
        data={trends.map(({ key, name }) => ({ value: key, label: name }))}
        value={trend.key}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <ChartFrame
        label={`${trend.name} over the last ${recentDays} days${trend.band ? `, with the usual range ${trend.band.label}` : ''}`}
        loading="Loading..."
        chart={<ReadingChart trend={trend} />}
        table={
          <DataTable
            isSmall
            caption={trend.name}
            rows={trend.entries.toReversed()}
            keyOf={({ id }) => id}
            columns={[
              { title: 'When', value: ({ createdAt }) => momentOf(createdAt) },
              { title: 'Value', value: amountOf, isFigure: true },
              { title: 'Guideline', value: ({ bands }) => <Bands bands={bands} /> },
            ]}
          />
        }
      />
      {trend.key === 'glucose' && <EstimatedHba1c />}
    </>
  );
}
