import type { ComponentProps, ReactNode } from 'react';
import { Outlet } from 'react-router';
import { AccountMenu } from '../features/accounts/AccountMenu.tsx';
import { ProofDialog } from '../features/accounts/ProofDialog.tsx';
import { NoticeBell } from '../features/notifications/NoticeBell.tsx';
import { useProfile } from '../features/profile/getProfile.ts';
import { useGuardedSession } from '../lib/guards.ts';
import { usePageLocale } from '../lib/pageLocale.ts';
import { useTimeZone } from '../lib/timeZone.ts';
import { useUnits } from '../lib/units.ts';
import { SharedFailure } from '../ui/SharedFailure.tsx';
import { SideShell } from '../ui/shell/SideShell.tsx';

interface AreaProps {
  /** The area's pages; `close` closes the menu that they are in on small screens. */
  nav: (close: () => void) => ReactNode;
  /** The pages behind the name of whoever is signed in. */
  account: ComponentProps<typeof AccountMenu>['entries'];
  /** Stands at the end of the header, before the notices. */
  tools?: ReactNode;
  /** Stands in the place of the page until it is done. */
  first?: ReactNode;
  /** Stands above every page. */
  above?: ReactNode;
  /** Stands below the page on small screens. */
  bottom?: ReactNode;
}

/** What portal and admin area have in common: who is signed in, the notices, the clock to go by. */
export function Area({ nav, account, tools, first, above, bottom }: AreaProps) {
  const session = useGuardedSession();
  const locale = usePageLocale();
  const timeZone = useTimeZone();
  const { weightUnit, heightUnit, volumeUnit, glucoseUnit } = useUnits();
  useProfile(session?.userId ?? '');

  if (!session) return null;
  return (
    <SideShell
      bottom={bottom}
      sidebar={(close) => (
        <>
          {nav(close)}
          <AccountMenu session={session} entries={account} onChoose={close} />
        </>
      )}
      tools={
        <>
          {tools}
          <NoticeBell />
        </>
      }
    >
      {above}
      <SharedFailure>
        {/* Another language shows every text anew, another time zone every time, and other units every figure. */}
        {first ?? <Outlet key={[locale, timeZone, weightUnit, heightUnit, volumeUnit, glucoseUnit].join(' ')} />}
      </SharedFailure>
      <ProofDialog />
    </SideShell>
  );
}
