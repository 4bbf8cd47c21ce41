import { Button, Skeleton } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { localMonth } from '#schemas/http.ts';
import { fullStop } from '../../../texts/portal/controls.ts';
import { pages } from '../../../texts/portal/navigation.ts';
import * as texts from '../../../texts/portal/reports.ts';
import { averageRule } from '../../../texts/portal/trends.ts';
import { GoalDays } from '../../features/dashboard/GoalDays.tsx';
import { useToday } from '../../features/dashboard/getDay.ts';
import { useDownloadReport } from '../../features/reports/downloadReport.ts';
import { useMonthReport } from '../../features/reports/getMonthReport.ts';
import { ReportTable } from '../../features/reports/ReportTable.tsx';
import { ReviewFindings } from '../../features/reviews/ReviewFindings.tsx';
import { spanOfMonth } from '../../features/trends/span.ts';
import { TrendCard } from '../../features/trends/TrendCard.tsx';
import { monthName } from '../../lib/format.ts';
import { links, trendLink } from '../../lib/links.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { portalMeta } from '../../lib/pageMeta.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { ChevronLeftIcon, DownloadIcon } from '../../ui/icons.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import classes from './page.module.css';

export const meta = portalMeta(pages.monthReport);
export const handle = { title: pages.monthReport };

const drawn = ['calories', 'weightKg'] as const;

export default function MonthReportPage() {
  const locale = usePageLocale();
  const { month = '' } = useParams();
  return (
    <div className={classes.page} data-narrow>
      {localMonth.safeParse(month).success ? (
        <MonthReport month={month} />
      ) : (
        <p className={classes.lead}>
          {texts.noMonth(locale)} <Link to={links.reports}>{texts.seeMonths(locale)}</Link>
          {fullStop(locale)}
        </p>
      )}
    </div>
  );
}

function MonthReport({ month }: { month: string }) {
  const locale = usePageLocale();
  const report = useMonthReport(month);
  const pdf = useDownloadReport();
  const today = useToday().data?.date;
  return (
    <>
      <div className={classes.bar}>
        <Button component={Link} to={links.reports} variant="default" leftSection={<ChevronLeftIcon />}>
          {texts.allMonths(locale)}
        </Button>
        <Button
          variant="default"
          leftSection={<DownloadIcon />}
          disabled={!report.data || pdf.isPending}
          onClick={() => pdf.mutate(month)}
        >
          {pdf.isPending ? texts.drawing(locale) : texts.pdf(locale)}
        </Button>
      </div>
      <Failure text={texts.pdfFailed(locale)} error={pdf.error} />
      <Loadable needs={[report]} skeleton={<Skeleton height={420} radius="lg" />} failure={texts.failed(locale)}>
        {({ complete, lead, review, figures, kept }) => (
          <>
            <div>
              <h2>
                {monthName(month)} {!complete && <Badge>{texts.soFar(locale)}</Badge>}
              </h2>
              <p className={classes.lead}>{lead}</p>
              <p className={classes.lead}>{averageRule(locale)}</p>
            </div>
            {review && <ReviewFindings review={review} period="month" />}
            {figures && <ReportTable title={texts.inFigures(locale)} rows={figures} />}
            {kept && <ReportTable title={texts.alsoKept(locale)} rows={kept} />}
            {drawn.map((metric) => (
              <TrendCard
                key={metric}
                metric={metric}
                span={spanOfMonth(month)}
                today={today}
                monthLink={(other) => trendLink(metric, { month: other })}
              />
            ))}
            <GoalDays month={month} />
          </>
        )}
      </Loadable>
    </>
  );
}
