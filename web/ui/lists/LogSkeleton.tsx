import { Skeleton } from '@mantine/core';
import { loading } from '../../../texts/portal/controls.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import classes from './LogSkeleton.module.css';

/** Stands where a day's entries will. */
export function LogSkeleton() {
  return (
    <div className={classes.lines}>
      <span className="visually-hidden">{loading(usePageLocale())}</span>
      {['first', 'second', 'third'].map((line) => (
        <Skeleton key={line} height={36} />
      ))}
    </div>
  );
}
