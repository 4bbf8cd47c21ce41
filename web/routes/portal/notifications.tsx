import * as texts from '../../../texts/portal/account/notifications.ts';
import { failed as remindersFailed } from '../../../texts/portal/account/reminders.ts';
import { pages } from '../../../texts/portal/navigation.ts';
import { useToday } from '../../features/dashboard/getDay.ts';
import { useNotifications, useSubscriptions } from '../../features/notifications/listNotifications.ts';
import { Preferences, PreferencesSkeleton } from '../../features/notifications/Preferences.tsx';
import { useProfile } from '../../features/profile/getProfile.ts';
import { QuietHoursCard } from '../../features/profile/QuietHoursCard.tsx';
import { SuggestionsCard } from '../../features/profile/SuggestionsCard.tsx';
import { PushCard } from '../../features/push/PushCard.tsx';
import { OwnReminders } from '../../features/reminders/OwnReminders.tsx';
import { useReminders } from '../../features/reminders/reminders.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { portalMeta } from '../../lib/pageMeta.ts';
import { useSession } from '../../lib/session.ts';
import { Loadable } from '../../ui/Loadable.tsx';
import { LogSkeleton } from '../../ui/lists/LogSkeleton.tsx';
import classes from './page.module.css';

export const meta = portalMeta(pages.notifications);
export const handle = { title: pages.notifications };

export default function Notifications() {
  const locale = usePageLocale();
  const session = useSession();
  const userId = session?.userId ?? '';
  const notifications = useNotifications(session?.plan ?? 'free');
  const subscriptions = useSubscriptions(userId);
  const reminders = useReminders();
  const today = useToday();
  const profile = useProfile(userId);
  return (
    <div className={classes.page} data-narrow>
      <Loadable
        needs={[notifications, subscriptions]}
        skeleton={<PreferencesSkeleton />}
        failure={texts.failed(locale)}
      >
        {(offered, subscribed) => <Preferences userId={userId} notifications={offered} subscriptions={subscribed} />}
      </Loadable>
      <PushCard />
      <Loadable needs={[reminders, today]} skeleton={<LogSkeleton />} failure={remindersFailed(locale)}>
        {(own, { date }) => <OwnReminders reminders={own} today={date} />}
      </Loadable>
      <Loadable needs={[profile]} skeleton={<LogSkeleton />} failure={texts.quietFailed(locale)}>
        {(known) => (
          <>
            <QuietHoursCard profile={known} />
            <SuggestionsCard profile={known} />
          </>
        )}
      </Loadable>
    </div>
  );
}
