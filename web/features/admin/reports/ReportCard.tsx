import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/Card.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { type ReportName, useReportExport } from './getReports.ts';
import classes from './ReportCard.module.css';

interface ReportCardProps {
  title: string;
  report: ReportName;
  lead: string;
  children: ReactNode;
}

/** A report, with the button that takes it to a spreadsheet. */
export function ReportCard({ title, report, lead, children }: ReportCardProps) {
  const save = useReportExport();
  return (
    <Card
      title={title}
      aside={
        <Button
          variant="default"
          size="compact-md"
          leftSection={<DownloadIcon />}
          aria-label={`${title} as CSV`}
          disabled={save.isPending}
          onClick={() => save.mutate(report)}
        >
          {save.isPending ? 'Exporting...' : 'CSV'}
        </Button>
      }
    >
      <p className={classes.lead}>{lead}</p>
      <Failure text="The export failed" error={save.error} />
      {children}
    </Card>
  );
}
