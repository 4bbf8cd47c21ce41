import type { ReactNode } from 'react';
import { addressIn } from '../../../contract/siteAddress.ts';
import { needsScript } from '../../../texts/site/accountForms.ts';
import { SecondFactorDialog } from '../../features/accounts/secondFactor/SecondFactorDialog.tsx';
import { links } from '../../lib/links.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Logo } from '../../ui/shell/Logo.tsx';
import classes from './account.module.css';

interface AccountFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** What stands around the forms of somebody who isn't signed in. */
export function AccountFrame({ title, lead, children }: AccountFrameProps) {
  const locale = usePageLocale();
  return (
    <main className={classes.main}>
      <a href={addressIn(locale, links.home)} className={classes.home}>
        <Logo />
      </a>
      <div className={classes.box}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.lead}>{lead}</p>
        <noscript>
          <p className={classes.lead}>{needsScript(locale)}</p>
        </noscript>
        {children}
      </div>
      <SecondFactorDialog />
    </main>
  );
}
