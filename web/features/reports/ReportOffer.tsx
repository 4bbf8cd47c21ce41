import { Button } from '@mantine/core';
import * as texts from '../../../texts/portal/reports.ts';
import { links } from '../../lib/links.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { ReportIcon } from '../../ui/icons.tsx';
import classes from './ReportOffer.module.css';

/** What a report is, for those whose plan has none. */
export function ReportOffer({ monthCount }: { monthCount: number }) {
  const locale = usePageLocale();
  return (
    <div className={classes.offer}>
      <ReportIcon className={classes.icon} />
      <p className={classes.title}>{texts.withPlan(locale)}</p>
      <p className={classes.text}>{texts.offer(locale, monthCount)}</p>
      <Button component="a" href={links.sections.pricing}>
        {texts.seePlans(locale)}
      </Button>
    </div>
  );
}
