import type { ReactNode } from 'react';
import { SecondFactorDialog } from '../../features/accounts/secondFactor/SecondFactorDialog.tsx';
import { links } from '../../lib/links.ts';
import { Logo } from '../../ui/shell/Logo.tsx';
import classes from './account.module.css';

interface AccountFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** What stands around the forms of somebody who isn't signed in. */
export function AccountFrame({ title, lead, children }: AccountFrameProps) {
  return (
    <main className={classes.main}>
      <a href={links.home} className={classes.home}>
        <Logo />
      </a>
      <div className={classes.box}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.lead}>{lead}</p>
        <noscript>
          <p className={classes.lead}>This form needs JavaScript. Please switch it on in your browser.</p>
        </noscript>
        {children}
      </div>
      <SecondFactorDialog />
    </main>
  );
}
