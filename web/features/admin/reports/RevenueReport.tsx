import { lazy } from 'react';
import { starsCurrency } from '../../../../contract/commerce/currencies.ts';
import { figure, priceTold, rupees } from '../../../lib/format.ts';
import { ChartFrame, ChartSkeleton, NoChart } from '../../../ui/figures/ChartFrame.tsx';
import { Loadable } from '../../../ui/Loadable.tsx';
import { type Column, DataTable } from '../../../ui/lists/DataTable.tsx';
import { useRevenue } from './getReports.ts';
import { ReportCard } from './ReportCard.tsx';
import classes from './RevenueReport.module.css';
import { hasRupees, monthName, planLabel, type RevenueRow, starsOf } from './revenueByMonth.ts';

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

const starColumns: Column<RevenueRow>[] = [
  { title: 'Stars paid', value: ({ stars }) => figure(stars.payments), isFigure: true },
  { title: 'Stars refunded', value: ({ stars }) => figure(stars.refunds), isFigure: true },
];

/** Stars are no rupees: they are told beside the chart, not in it. */
function StarsTold({ rows }: { rows: RevenueRow[] }) {
  const stars = starsOf(rows);
  if (!stars) return null;
  const told = (amount: number) => priceTold({ amount, currency: starsCurrency });
  return (
    <p className={classes.stars}>
      {hasRupees(rows) ? 'Besides, in Telegram: ' : 'In Telegram: '}
      <strong>{told(stars.revenue)}</strong>
      {stars.refunds > 0 && ` (${told(stars.payments)} paid, ${told(stars.refunds)} refunded)`}
    </p>
  );
}

export function RevenueReport() {
  const revenue = useRevenue();
  return (
    <ReportCard title="Revenue" report="revenue" lead="Payments less refunds, tax included, by month and plan.">
      <Loadable needs={[revenue]} skeleton={<ChartSkeleton text={loading} />} failure="The revenue can’t be shown">
        {({ rows }) =>
          rows.length === 0 ? (
            <NoChart text="Nothing was sold yet." />
          ) : (
            <>
              <ChartFrame
                label={label}
                loading={loading}
                chart={hasRupees(rows) && <RevenueChart rows={rows} />}
                table={
                  <DataTable
                    caption={label}
                    columns={starsOf(rows) ? [...columns, ...starColumns] : columns}
                    rows={rows}
                    keyOf={({ month, plan }) => `${month} ${plan}`}
                  />
                }
              />
              <StarsTold rows={rows} />
            </>
          )
        }
      </Loadable>
    </ReportCard>
  );
}
