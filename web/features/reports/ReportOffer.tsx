import { Button } from '@mantine/core';
import { links } from '../../lib/links.ts';
import { ReportIcon } from '../../ui/icons.tsx';
import classes from './ReportOffer.module.css';

/** What a report is, for those whose plan has none. */
export function ReportOffer({ monthCount }: { monthCount: number }) {
  return (
    <div className={classes.offer}>
      <ReportIcon className={classes.icon} />
      <p className={classes.title}>Reports come with the Pro and Premium plans</p>
      <p className={classes.text}>
        {monthCount > 0
          ? `You have logged in ${monthCount} ${monthCount === 1 ? 'month' : 'months'} already. With one of these plans you can download a report of each.`
          : 'With one of these plans you can download a report of each month in which you log something.'}
      </p>
      <Button component="a" href={links.sections.pricing}>
        See the plans
      </Button>
    </div>
  );
}
