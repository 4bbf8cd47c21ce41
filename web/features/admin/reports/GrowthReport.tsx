import { lazy } from 'react';
import type { getGrowthReport } from '../../../../contract/admin/adminReports.ts';
import type { AnswerOf } from '../../../../contract/http.ts';
import { figure, shortDate } from '../../../lib/format.ts';
import { ChartFrame, ChartSkeleton } from '../../../ui/figures/ChartFrame.tsx';
import { Loadable } from '../../../ui/Loadable.tsx';
import { type Column, DataTable } from '../../../ui/lists/DataTable.tsx';
import { useGrowth } from './getReports.ts';
import { ReportCard } from './ReportCard.tsx';

type Week = AnswerOf<typeof getGrowthReport>['weeks'][number];

const GrowthChart = lazy(() => import('./GrowthChart.tsx'));
const label = 'People by week';
const loading = 'Loading growth...';

const columns: Column<Week>[] = [
  { title: 'Week of', value: ({ week }) => shortDate(week), isName: true },
  { title: 'Sign-ups', value: ({ signUps }) => figure(signUps), isFigure: true },
  { title: 'People', value: ({ people }) => figure(people), isFigure: true },
  { title: 'Active people', value: ({ activePeople }) => figure(activePeople), isFigure: true },
  { title: 'Entries', value: ({ entries }) => figure(entries), isFigure: true },
  { title: 'Messages', value: ({ messages }) => figure(messages), isFigure: true },
];

export function GrowthReport() {
  const growth = useGrowth();
  return (
    <ReportCard
      title="Growth"
      report="growth"
      lead="The last 26 weeks, each from its Monday: who signed up, who was active, what was logged and written."
    >
      <Loadable needs={[growth]} skeleton={<ChartSkeleton text={loading} />} failure="The growth can’t be shown">
        {({ weeks }) => (
          <ChartFrame
            label={label}
            loading={loading}
            chart={
              <GrowthChart
                data={weeks.toReversed().map(({ week, ...counts }) => ({ label: shortDate(week), ...counts }))}
              />
            }
            table={<DataTable caption={label} columns={columns} rows={weeks} keyOf={({ week }) => week} />}
          />
        )}
      </Loadable>
    </ReportCard>
  );
}
