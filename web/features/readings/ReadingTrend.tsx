import { NativeSelect } from '@mantine/core';
import { lazy, useState } from 'react';
import type { ReadingEntry } from '../../../contract/entries/readings.ts';
import * as controls from '../../../texts/portal/controls.ts';
import * as texts from '../../../texts/portal/entries/readings.ts';
import { momentOf } from '../../lib/format.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
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
  const locale = usePageLocale();
  const readings = useRecentReadings(today);
  return (
    <Card title={texts.overTime(locale)} aside={texts.lastDays(locale, recentDays)}>
      <Loadable needs={[readings]} skeleton={<ChartSkeleton text={controls.loading(locale)} />}>
        {(entries) => <Trends entries={entries} />}
      </Loadable>
    </Card>
  );
}

function Trends({ entries }: { entries: ReadingEntry[] }) {
  const locale = usePageLocale();
  const trends = trendsOf(entries);
  const [chosen, setChosen] = useState<string>();
  const trend = trends.find(({ key }) => key === chosen) ?? trends[0];
  if (!trend) return <NoChart text={texts.noneYet(locale)} />;
  return (
    <>
      <NativeSelect
        label={texts.show(locale)}
        data={trends.map(({ key, name }) => ({ value: key, label: name }))}
        value={trend.key}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <ChartFrame
        label={texts.course(locale, trend.name, recentDays, trend.band?.label ?? '')}
        loading={controls.loading(locale)}
        chart={<ReadingChart trend={trend} />}
        table={
          <DataTable
            isSmall
            caption={trend.name}
            rows={trend.entries.toReversed()}
            keyOf={({ id }) => id}
            columns={[
              { title: texts.when(locale), value: ({ createdAt }) => momentOf(createdAt) },
              { title: texts.value(locale), value: amountOf, isFigure: true },
              { title: texts.guideline(locale), value: ({ bands }) => <Bands bands={bands} /> },
            ]}
          />
        }
      />
      {trend.key === 'glucose' && <EstimatedHba1c />}
    </>
  );
}
