import { ActionIcon } from '@mantine/core';
import { useState } from 'react';
import type { HealthReport } from '../../../contract/healthReports.ts';
import { longDate } from '../../../texts/dates.ts';
import * as texts from '../../../texts/portal/healthReports.ts';
import { dateOf } from '../../lib/format.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Card } from '../../ui/Card.tsx';
import { DeleteDialog } from '../../ui/DeleteDialog.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { FoodsWith } from './FoodsWith.tsx';
import { isOutside, useDeleteReport } from './healthReports.ts';
import { Results } from './Results.tsx';
import classes from './reports.module.css';

/** One report: what lies outside its range first, the rest behind a line. */
export function ReportCard({ report }: { report: HealthReport }) {
  const locale = usePageLocale();
  const removal = useDeleteReport();
  const [isDeleting, setDeleting] = useState(false);
  const title = texts.reportOf(locale, longDate(locale, report.date));
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
          aria-label={texts.remove(locale, title)}
          onClick={() => setDeleting(true)}
        >
          <TrashIcon />
        </ActionIcon>
      }
    >
      <div className={classes.body}>
        {!report.isDateRead && <p className={classes.text}>{texts.noDate(locale, dateOf(report.createdAt))}</p>}
        {report.warnings.map((warning) => (
          <Notice key={warning} tone="danger">
            {warning}
          </Notice>
        ))}
        {outside.length > 0 ? (
          <Results caption={texts.outside(locale, title)} results={outside} />
        ) : (
          <p>{texts.nothingOutside(locale)}</p>
        )}
        {others.length > 0 && (
          <details>
            <summary className={classes.summary}>
              {(outside.length > 0 ? texts.moreInRange : texts.othersInRange)(locale, others.length)}
            </summary>
            <Results caption={texts.inRange(locale, title)} results={others} />
          </details>
        )}
        <FoodsWith foods={report.foods} />
        {report.unread.length > 0 && (
          <div>
            <p className={classes.text}>{texts.unread(locale)}</p>
            <ul className={classes.unread}>
              {report.unread.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        )}
        {outside.length > 0 && <p className={classes.text}>{texts.noDiagnosis(locale)}</p>}
      </div>
      <DeleteDialog
        title={texts.deleteTitle(locale)}
        about={texts.whatGoes(locale, title)}
        failure={texts.notDeleted(locale)}
        removal={removal}
        isOpen={isDeleting}
        onDelete={() => removal.mutate(report.id)}
        onClose={() => setDeleting(false)}
      />
    </Card>
  );
}
