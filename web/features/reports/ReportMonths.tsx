import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { ReportList } from '../../../contract/reports.ts';
import * as texts from '../../../texts/portal/reports.ts';
import { monthName } from '../../lib/format.ts';
import { monthReportLink } from '../../lib/links.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { ListRow } from '../../ui/lists/ListRow.tsx';
import { useDownloadReport } from './downloadReport.ts';
import classes from './ReportMonths.module.css';

export function ReportMonths({ months }: { months: ReportList['months'] }) {
  const locale = usePageLocale();
  const report = useDownloadReport();
  return (
    <>
      <Failure text={texts.pdfFailed(locale)} error={report.error} />
      <ul>
        {months.map((month) => {
          const isPending = report.isPending && report.variables === month.month;
          const label = isPending ? texts.drawing(locale) : texts.pdf(locale);
          return (
            <ListRow
              key={month.month}
              name={
                <>
                  <Link to={monthReportLink(month.month)} className={classes.month}>
                    {monthName(month.month)}
                  </Link>{' '}
                  {!month.complete && <Badge>{texts.soFar(locale)}</Badge>}
                </>
              }
              note={texts.contents(locale, month.loggedDays, month.weighedDays)}
            >
              <Button
                variant="default"
                leftSection={<DownloadIcon />}
                disabled={isPending}
                aria-label={isPending ? label : texts.pdfOf(locale, monthName(month.month))}
                onClick={() => report.mutate(month.month)}
              >
                {label}
              </Button>
            </ListRow>
          );
        })}
      </ul>
    </>
  );
}
