import { type MetaFunction, useSearchParams } from 'react-router';
import { DevicesCard } from '../../features/accounts/DevicesCard.tsx';
import { PasswordCard } from '../../features/accounts/PasswordCard.tsx';
import { PasskeysCard } from '../../features/accounts/passkeys/PasskeysCard.tsx';
import { SecondFactorCard } from '../../features/accounts/secondFactor/SecondFactorCard.tsx';
import { AuditLog } from '../../features/admin/audit/AuditLog.tsx';
import { NotificationTypesView } from '../../features/admin/settings/NotificationTypesView.tsx';
import { PlansView } from '../../features/admin/settings/PlansView.tsx';
import { PromoCodesView } from '../../features/admin/settings/PromoCodesView.tsx';
import { useSession } from '../../lib/session.ts';
import { Segments } from '../../ui/Segments.tsx';
import classes from '../portal/page.module.css';
import { TimeZone } from '../TimeZone.tsx';

export const meta: MetaFunction = () => [{ title: 'Settings · FitPulse' }];
export const handle = { title: 'Settings' };

const views = [
  { value: 'plans', label: 'Plans' },
  { value: 'promo-codes', label: 'Promo codes' },
  { value: 'notifications', label: 'Notifications' },
  { value: 'audit', label: 'Audit log' },
  { value: 'account', label: 'Your account' },
] as const;

export default function Settings() {
  const [query, setQuery] = useSearchParams();
  const isAdmin = useSession()?.role === 'admin';
  if (!isAdmin) {
    return (
      <div className={classes.page} data-narrow>
        <OwnAccount />
      </div>
    );
  }
  const view = views.find(({ value }) => value === query.get('view'))?.value ?? 'plans';
  return (
    <div className={classes.page}>
      <Segments
        label="Settings of what"
        options={[...views]}
        value={view}
        onChange={(value) => setQuery({ view: value }, { replace: true })}
      />
      {view === 'plans' && <PlansView />}
      {view === 'promo-codes' && <PromoCodesView />}
      {view === 'notifications' && <NotificationTypesView />}
      {view === 'audit' && (
        <AuditLog
          subject={query.get('subject') ?? undefined}
          onChoose={(subject) => setQuery({ view: 'audit', ...(subject && { subject }) })}
        />
      )}
      {view === 'account' && <OwnAccount />}
    </div>
  );
}

/** The portal's settings are for users; admins and support have these here. */
function OwnAccount() {
  return (
    <>
      <TimeZone />
      <PasswordCard />
      <PasskeysCard />
      <SecondFactorCard />
      <DevicesCard />
    </>
  );
}
