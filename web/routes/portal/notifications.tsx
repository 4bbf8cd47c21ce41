import type { MetaFunction } from 'react-router';
import { useNotifications, useSubscriptions } from '../../features/notifications/listNotifications.ts';
import { Preferences, PreferencesSkeleton } from '../../features/notifications/Preferences.tsx';
import { useSession } from '../../lib/session.ts';
import { Loadable } from '../../ui/Loadable.tsx';
import classes from './page.module.css';

export const meta: MetaFunction = () => [{ title: 'Notifications · FitPulse' }];
export const handle = { title: 'Notifications' };

export default function Notifications() {
  const session = useSession();
  const userId = session?.userId ?? '';
  const notifications = useNotifications(session?.plan ?? 'free');
  const subscriptions = useSubscriptions(userId);
  return (
    <div className={classes.page} data-narrow>
      <Loadable
        needs={[notifications, subscriptions]}
        skeleton={<PreferencesSkeleton />}
        failure="Your notifications can’t be shown"
      >
        {(offered, subscribed) => <Preferences userId={userId} notifications={offered} subscribed={subscribed} />}
      </Loadable>
    </div>
  );
}
