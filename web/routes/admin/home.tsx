import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, type MetaFunction } from 'react-router';
import type { Period } from '../../../contract/admin/adminStats.ts';
import { JobsSetAside } from '../../features/admin/jobsSetAside/JobsSetAside.tsx';
import { RefundRequests } from '../../features/admin/refunds/RefundRequests.tsx';
import { useOpenRefunds } from '../../features/admin/refunds/refunds.ts';
import { comparedWith } from '../../features/admin/stats/comparison.ts';
import { Figures, FiguresSkeleton } from '../../features/admin/stats/Figures.tsx';
import { useAdminComparison, useAdminStats } from '../../features/admin/stats/getStats.ts';
import { LogsPerCategory } from '../../features/admin/stats/LogsPerCategory.tsx';
import { RecentSignUps } from '../../features/admin/stats/RecentSignUps.tsx';
import { timeOf } from '../../lib/format.ts';
import { links } from '../../lib/links.ts';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { ChartIcon, MegaphoneIcon, PeopleIcon } from '../../ui/icons.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { LogSkeleton } from '../../ui/lists/LogSkeleton.tsx';
import { Segments } from '../../ui/Segments.tsx';
import pageClasses from '../portal/page.module.css';
import classes from './home.module.css';

export const meta: MetaFunction = () => [{ title: 'Admin · FitPulse' }];
export const handle = { title: 'Dashboard' };

const periods: { value: Period; label: string }[] = [
  { value: 'today', label: 'Today' },
  { value: 'week', label: 'This Week' },
  { value: 'month', label: 'This Month' },
  { value: 'quarter', label: 'This Quarter' },
];
const actions = [
  { to: links.adminUsers, label: 'Manage Users', Icon: PeopleIcon },
  { to: links.adminReports, label: 'View Reports', Icon: ChartIcon },
  { to: links.adminBroadcasts, label: 'Broadcast Message', Icon: MegaphoneIcon },
];

export default function AdminHome() {
  const [period, setPeriod] = useState<Period>('today');
  const stats = useAdminStats(period);
  const comparison = useAdminComparison(period);
  const refunds = useOpenRefunds();
  return (
    <div className={pageClasses.page}>
      <div className={pageClasses.bar}>
        <div className={classes.period}>
          <Segments label="Period" options={periods} value={period} onChange={setPeriod} />
        </div>
        <p className={classes.updated}>{stats.data && `Updated ${timeOf(stats.data.to)}`}</p>
        <p className={classes.compared}>{comparison.data && comparedWith(comparison.data)}</p>
      </div>
      <Failure text="The comparison can’t be shown" error={comparison.error} />
      {stats.data && <Failure text="The figures could not be brought up to date" error={stats.error} />}
      <Loadable
        needs={[stats]}
        skeleton={<FiguresSkeleton />}
        failure="The figures of the admin dashboard can’t be shown"
      >
        {(loaded) => (
          <Figures
            stats={loaded}
            comparison={comparison.data?.period === loaded.period ? comparison.data : undefined}
          />
        )}
      </Loadable>
      <JobsSetAside />
      <nav aria-label="Quick actions" className={classes.actions}>
        {actions.map(({ to, label, Icon }) => (
          <Button key={to} component={Link} to={to} variant="default" size="md" leftSection={<Icon />}>
            {label}
          </Button>
        ))}
      </nav>
      <div className={pageClasses.pair} data-even>
        <Card title="Refund requests">
          <Loadable needs={[refunds]} skeleton={<LogSkeleton />} failure="The requests can’t be shown">
            {(loaded) => <RefundRequests refunds={loaded} />}
          </Loadable>
        </Card>
        <Card title="Logs per category">
          <Loadable needs={[stats]} skeleton={<LogSkeleton />}>
            {({ logsPerCategory }) => <LogsPerCategory logs={logsPerCategory} />}
          </Loadable>
        </Card>
      </div>
      <Card
        title="Recent sign-ups"
        aside={
          <Link to={links.adminUsers} className={classes.link}>
            All users
          </Link>
        }
      >
        <Loadable needs={[stats]} skeleton={<LogSkeleton />}>
          {({ recentSignUps }) => <RecentSignUps users={recentSignUps} />}
        </Loadable>
      </Card>
    </div>
  );
}
