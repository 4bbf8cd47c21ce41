import { lazy } from 'react';
import { figure, rupees } from '../../../lib/format.ts';
import { ChartFrame, ChartSkeleton, NoChart } from '../../../ui/figures/ChartFrame.tsx';
import { Loadable } from '../../../ui/Loadable.tsx';
import { type Column, DataTable } from '../../../ui/lists/DataTable.tsx';
import { useRevenue } from './getReports.ts';
import { ReportCard } from './ReportCard.tsx';
import { monthName, planLabel, type RevenueRow } from './revenueByMonth.ts';

const RevenueChart = lazy(() => import('./RevenueChart.tsx'));
const label = 'Revenue by month and plan';
const loading = 'Loading revenue...';

const columns: Column<RevenueRow>[] = [
  { title: 'Month', value: ({ month }) => monthName(month), isName: true },
  { title: 'Plan', value: ({ plan }) => planLabel(plan) },
  { title: 'Orders', value: ({ orders }) => figure(orders), isFigure: true },
  { title: 'Payments', value: ({ payments }) => rupees(payments), isFigure: true },
  { title: 'Refunds', value: ({ refunds }) => rupees(refunds), isFigure: true },
  { title: 'Revenue', value: ({ revenue }) => rupees(revenue), isFigure: true },
];

export function RevenueReport() {
  const revenue = useRevenue();
  return (
    <ReportCard title="Revenue" report="revenue" lead="Payments less refunds, tax included, by month and plan.">
      <Loadable needs={[revenue]} skeleton={<ChartSkeleton text={loading} />} failure="The revenue can’t be shown">
        {({ rows }) =>
          rows.length === 0 ? (
            <NoChart text="Nothing was sold yet." />
          ) : (
            <ChartFrame
              label={label}
              loading={loading}
              chart={<RevenueChart rows={rows} />}
              table={
                <DataTable
                  caption={label}
                  columns={columns}
                  rows={rows}
                  keyOf={({ month, plan }) => `${month} ${plan}`}
                />
              }
            />
          )
        }
      </Loadable>
    </ReportCard>
  );
}
