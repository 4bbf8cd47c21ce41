import { ActionIcon } from '@mantine/core';
import { useState } from 'react';
import type { HealthReport } from '../../../contract/healthReports.ts';
import { longDate } from '../../../texts/dates.ts';
import { dateOf } from '../../lib/format.ts';
import { Card } from '../../ui/Card.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { DeleteReport } from './DeleteReport.tsx';
import { FoodsWith } from './FoodsWith.tsx';
import { isOutside } from './healthReports.ts';
import { Results } from './Results.tsx';
import classes from './reports.module.css';

/** One report: what lies outside its range first, the rest behind a line. */
export function ReportCard({ report }: { report: HealthReport }) {
  const [isDeleting, setDeleting] = useState(false);
  const title = `Report of ${longDate('en', report.date)}`;
  const outside = report.results.filter(isOutside);
  const others = report.results.filter((result) => !isOutside(result));
  return (
    <Card
      title={title}
      aside={
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={`Delete ${title}`}
          onClick={() => setDeleting(true)}
        >
          <TrashIcon />
        </ActionIcon>
      }
    >
      <div className={classes.body}>
        {!report.isDateRead && (
          <p className={classes.text}>
            The report tells no date: it stands under the day of its upload, {dateOf(report.createdAt)}.
          </p>
        )}
        {report.warnings.map((warning) => (
          <Notice key={warning} tone="danger">
            {warning}
          </Notice>
        ))}
        {outside.length > 0 ? (
          <Results caption={`Outside their range, ${title}`} results={outside} />
        ) : (
          <p>Nothing is outside its range.</p>
        )}
        {others.length > 0 && (
          <details>
            <summary className={classes.summary}>
              {others.length} {outside.length > 0 ? 'more' : ''} in range or without one
            </summary>
            <Results caption={`In range or without one, ${title}`} results={others} />
          </details>
        )}
        <FoodsWith foods={report.foods} />
        {report.unread.length > 0 && (
          <div>
            <p className={classes.text}>These lines could not be read. Please look at them in the report itself.</p>
            <ul className={classes.unread}>
              {report.unread.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        )}
        {outside.length > 0 && (
          <p className={classes.text}>
            A value outside its range is no diagnosis. Show the report to your doctor, who knows the rest.
          </p>
        )}
      </div>
      <DeleteReport id={report.id} title={title} isOpen={isDeleting} onClose={() => setDeleting(false)} />
    </Card>
  );
}
