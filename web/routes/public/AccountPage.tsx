import { Skeleton } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { links } from '../../lib/links.ts';
import { Logo } from '../../ui/Logo.tsx';
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
    <main className={classes.page}>
      <a href={links.home} className={classes.home}>
        <Logo />
      </a>
      <div className={classes.box}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.lead}>{lead}</p>
        <noscript>
          <p className={classes.lead}>This form needs JavaScript. Please switch it on in your browser.</p>
        </noscript>
        <div className={classes.card}>{isMounted ? children : <Skeleton height={220} />}</div>
        <p className={classes.other}>{other}</p>
      </div>
    </main>
  );
}
