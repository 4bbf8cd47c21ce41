import { Link } from 'react-router';
import { pages } from '../../../texts/portal/navigation.ts';
import { useToday } from '../../features/dashboard/getDay.ts';
import { DoctorPageForm } from '../../features/doctorPages/DoctorPageForm.tsx';
import { DoctorPages } from '../../features/doctorPages/DoctorPages.tsx';
import { useDoctorPages } from '../../features/doctorPages/doctorPages.ts';
import { useProfile } from '../../features/profile/getProfile.ts';
import { useReports } from '../../features/reports/listReports.ts';
import { ReportMonths } from '../../features/reports/ReportMonths.tsx';
import { ReportOffer } from '../../features/reports/ReportOffer.tsx';
import { links } from '../../lib/links.ts';
import { portalMeta } from '../../lib/pageMeta.ts';
import { useSession } from '../../lib/session.ts';
import { Card } from '../../ui/Card.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { LogSkeleton } from '../../ui/lists/LogSkeleton.tsx';
import classes from './page.module.css';

export const meta = portalMeta(pages.reports);
export const handle = { title: pages.reports };

export default function Reports() {
  const reports = useReports();
  const doctorPages = useDoctorPages();
  const today = useToday();
  const tracking = useProfile(useSession()?.userId ?? '').data?.cycleTracking;
  return (
    <div className={classes.page} data-narrow>
      <p className={classes.lead}>
        A month on one page: what you ate and drank, how you moved and slept, your weight, beside your targets and the
        month before.
      </p>
      <Card title="Monthly reports">
        <Loadable needs={[reports]} skeleton={<LogSkeleton />} failure="The months can’t be shown">
          {(loaded) => <Months {...loaded} />}
        </Loadable>
      </Card>
      <Card title="Page for your doctor">
        <p className={classes.lead}>
          A page of your figures behind a link that needs no sign-in. It shows nothing else, closes by itself, and you
          see who opened it.
        </p>
        <Loadable
          needs={[doctorPages, today]}
          skeleton={<LogSkeleton />}
          failure="Your pages for the doctor can’t be shown"
        >
          {(pages, { date }) => (
            <>
              {pages.length > 0 && <DoctorPages pages={pages} />}
              <DoctorPageForm today={date} hasCycle={tracking !== undefined && tracking !== 'off'} />
            </>
          )}
        </Loadable>
      </Card>
    </div>
  );
}

function Months({ included, months }: NonNullable<ReturnType<typeof useReports>['data']>) {
  if (!included) return <ReportOffer monthCount={months.length} />;
  if (months.length > 0) return <ReportMonths months={months} />;
  return (
    <p className={classes.lead}>
      Nothing is logged yet. <Link to={links.assistant}>Tell the assistant what you ate</Link>, and this month’s report
      begins.
    </p>
  );
}
