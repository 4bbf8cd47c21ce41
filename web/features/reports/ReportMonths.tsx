import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { ReportList } from '../../../contract/reports.ts';
import { monthName } from '../../lib/format.ts';
import { monthReportLink } from '../../lib/links.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { ListRow } from '../../ui/lists/ListRow.tsx';
import { useDownloadReport } from './downloadReport.ts';
import classes from './ReportMonths.module.css';
import { contentsOf } from './reportMonth.ts';

export function ReportMonths({ months }: { months: ReportList['months'] }) {
  const report = useDownloadReport();
  return (
    <>
      <Failure text="The report could not be made" error={report.error} />
      <ul>
        {months.map((month) => {
          const isPending = report.isPending && report.variables === month.month;
          const label = isPending ? 'Drawing...' : 'PDF';
          return (
            <ListRow
              key={month.month}
              name={
                <>
                  <Link to={monthReportLink(month.month)} className={classes.month}>
                    {monthName(month.month)}
                  </Link>{' '}
                  {!month.complete && <Badge>So far</Badge>}
                </>
              }
              note={contentsOf(month)}
            >
              <Button
                variant="default"
                leftSection={<DownloadIcon />}
                disabled={isPending}
                aria-label={`${label} of ${monthName(month.month)}`}
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
