import { Link } from 'react-router';
import * as texts from '../../../texts/portal/healthReports.ts';
import { pages } from '../../../texts/portal/navigation.ts';
import { useHealthReports } from '../../features/healthReports/healthReports.ts';
import { ReportCard } from '../../features/healthReports/ReportCard.tsx';
import { ResultCourse } from '../../features/healthReports/ResultCourse.tsx';
import { UploadReport } from '../../features/healthReports/UploadReport.tsx';
import { links } from '../../lib/links.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { portalMeta } from '../../lib/pageMeta.ts';
import { Loadable } from '../../ui/Loadable.tsx';
import { LogSkeleton } from '../../ui/lists/LogSkeleton.tsx';
import classes from './page.module.css';

export const meta = portalMeta(pages.healthReports);
export const handle = { title: pages.healthReports };

export default function HealthReports() {
  const locale = usePageLocale();
  const reports = useHealthReports();
  return (
    <div className={classes.page} data-narrow>
      <p className={classes.lead}>
        {texts.lead(locale)} <Link to={links.assistant}>{texts.assistant(locale)}</Link> {texts.orTelegram(locale)}
      </p>
      <UploadReport />
      <Loadable needs={[reports]} skeleton={<LogSkeleton />} failure={texts.failed(locale)}>
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
