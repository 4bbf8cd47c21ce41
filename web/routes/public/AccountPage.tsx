import { Skeleton } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { AccountFrame } from './AccountFrame.tsx';
import classes from './account.module.css';

interface AccountPageProps {
  title: string;
  lead: string;
  /** Where to go instead. */
  other: ReactNode;
  children: ReactNode;
}

/** A page with one form. */
export function AccountPage({ title, lead, other, children }: AccountPageProps) {
  // What is typed into the built page before the script runs would be lost.
  const isMounted = useMounted();
  return (
    <AccountFrame title={title} lead={lead}>
      <div className={classes.card}>{isMounted ? children : <Skeleton height={220} />}</div>
      <p className={classes.other}>{other}</p>
    </AccountFrame>
  );
}
