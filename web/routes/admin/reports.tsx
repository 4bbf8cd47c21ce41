import type { MetaFunction } from 'react-router';
import { GrowthReport } from '../../features/admin/reports/GrowthReport.tsx';
import { RetentionReport } from '../../features/admin/reports/RetentionReport.tsx';
import { RevenueReport } from '../../features/admin/reports/RevenueReport.tsx';
import classes from '../portal/page.module.css';

export const meta: MetaFunction = () => [{ title: 'Reports · FitPulse' }];
export const handle = { title: 'Reports' };

export default function Reports() {
  return (
    <div className={classes.page}>
      <RevenueReport />
      <GrowthReport />
      <RetentionReport />
    </div>
  );
}
