import { Link } from 'react-router';
import { pages } from '../../../texts/portal/navigation.ts';
import { useHealthReports } from '../../features/healthReports/healthReports.ts';
import { ReportCard } from '../../features/healthReports/ReportCard.tsx';
import { ResultCourse } from '../../features/healthReports/ResultCourse.tsx';
import { UploadReport } from '../../features/healthReports/UploadReport.tsx';
import { links } from '../../lib/links.ts';
import { portalMeta } from '../../lib/pageMeta.ts';
import { Loadable } from '../../ui/Loadable.tsx';
import { LogSkeleton } from '../../ui/lists/LogSkeleton.tsx';
import classes from './page.module.css';

export const meta = portalMeta(pages.healthReports);
export const handle = { title: pages.healthReports };

export default function HealthReports() {
  const reports = useHealthReports();
  return (
    <div className={classes.page} data-narrow>
      <p className={classes.lead}>
        Your blood and urine tests: each value beside its range and the report before. You can also send a report to{' '}
        <Link to={links.assistant}>the assistant</Link> or the Telegram bot.
      </p>
      <UploadReport />
      <Loadable needs={[reports]} skeleton={<LogSkeleton />} failure="The reports can’t be shown">
        {(loaded) => (
          <>
            <ResultCourse reports={loaded} />
            {loaded.map((report) => (
              <ReportCard key={report.id} report={report} />
            ))}
          </>
        )}
      </Loadable>
    </div>
  );
}
