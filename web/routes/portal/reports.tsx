import { Link } from 'react-router';
import * as doctorPageTexts from '../../../texts/portal/doctorPages.ts';
import { pages } from '../../../texts/portal/navigation.ts';
import * as texts from '../../../texts/portal/reports.ts';
import { useToday } from '../../features/dashboard/getDay.ts';
import { DoctorPageForm } from '../../features/doctorPages/DoctorPageForm.tsx';
import { DoctorPages } from '../../features/doctorPages/DoctorPages.tsx';
import { useDoctorPages } from '../../features/doctorPages/doctorPages.ts';
import { useProfile } from '../../features/profile/getProfile.ts';
import { useReports } from '../../features/reports/listReports.ts';
import { ReportMonths } from '../../features/reports/ReportMonths.tsx';
import { ReportOffer } from '../../features/reports/ReportOffer.tsx';
import { links } from '../../lib/links.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { portalMeta } from '../../lib/pageMeta.ts';
import { useSession } from '../../lib/session.ts';
import { Card } from '../../ui/Card.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { LogSkeleton } from '../../ui/lists/LogSkeleton.tsx';
import classes from './page.module.css';

export const meta = portalMeta(pages.reports);
export const handle = { title: pages.reports };

export default function Reports() {
  const locale = usePageLocale();
  const reports = useReports();
  const doctorPages = useDoctorPages();
  const today = useToday();
  const tracking = useProfile(useSession()?.userId ?? '').data?.cycleTracking;
  return (
    <div className={classes.page} data-narrow>
      <p className={classes.lead}>{texts.lead(locale)}</p>
      <Card title={texts.monthly(locale)}>
        <Loadable needs={[reports]} skeleton={<LogSkeleton />} failure={texts.monthsFailed(locale)}>
          {(loaded) => <Months {...loaded} />}
        </Loadable>
      </Card>
      <Card title={doctorPageTexts.title(locale)}>
        <p className={classes.lead}>{doctorPageTexts.lead(locale)}</p>
        <Loadable needs={[doctorPages, today]} skeleton={<LogSkeleton />} failure={doctorPageTexts.failed(locale)}>
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
  const locale = usePageLocale();
  if (!included) return <ReportOffer monthCount={months.length} />;
  if (months.length > 0) return <ReportMonths months={months} />;
  return (
    <p className={classes.lead}>
      {texts.nothingLogged(locale)} <Link to={links.assistant}>{texts.tellAssistant(locale)}</Link>
      {texts.thenReport(locale)}
    </p>
  );
}
