import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { listReadings, type ReadingEntry } from '../../../contract/entries/readings.ts';
import { call } from '../../lib/api.ts';
import { momentOf, shiftDate } from '../../lib/format.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { Card } from '../../ui/Card.tsx';
import { ChartFrame, ChartSkeleton, NoChart } from '../../ui/figures/ChartFrame.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { Bands } from './Bands.tsx';
import { EstimatedHba1c } from './EstimatedHba1c.tsx';
import { amountOf } from './readingView.tsx';
import { trendsOf } from './trends.ts';

const ReadingChart = lazy(() => import('./ReadingChart.tsx'));
const shownDays = 90;

/** The readings of one kind over three months, with the band that is usual. */
export function ReadingTrend({ today }: { today: string }) {
  const from = shiftDate(today, 1 - shownDays);
  const readings = useQuery({
    queryKey: queryKeys.readingSpan(from, today),
    queryFn: ({ signal }) => call(listReadings, { query: { from, to: today } }, signal),
  });
  return (
    <Card title="Readings over time" aside={`Last ${shownDays} days`}>
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
        label={`${trend.name} over the last ${shownDays} days${trend.band ? `, with the usual range ${trend.band.label}` : ''}`}
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
