import * as texts from '../../../texts/portal/account/notifications.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { Skeleton } from '@mantine/core';
import { type Notification, notificationCategories } from '../../../contract/notifications.ts';
import { Card } from '../../ui/Card.tsx';
import type { Subscriptions } from './listNotifications.ts';
import { NotificationRow } from './NotificationRow.tsx';
import classes from './Preferences.module.css';

interface PreferencesProps {
  userId: string;
  notifications: Notification[];
  subscriptions: Subscriptions;
}

export function Preferences({ userId, notifications, subscriptions }: PreferencesProps) {
  const locale = usePageLocale();
  const byCategory = Map.groupBy(notifications, ({ category }) => category);
  return (
    <div className={classes.preferences}>
      <Lead />
      {notificationCategories.map((category) => {
        const ofCategory = byCategory.get(category);
        if (!ofCategory) return null;
        return (
          <Card key={category} title={texts.categories[category](locale)}>
            <ul className={classes.list}>
              {ofCategory.map((notification) => (
                <NotificationRow
                  key={notification.code}
                  userId={userId}
                  notification={notification}
                  subscription={subscriptions.find(({ notificationCode }) => notificationCode === notification.code)}
                />
              ))}
            </ul>
          </Card>
        );
      })}
    </div>
  );
}

const Lead = () => <p className={classes.lead}>{texts.lead(usePageLocale())}</p>;

export function PreferencesSkeleton() {
  return (
    <div className={classes.preferences}>
      <Lead />
      <Skeleton height={450} radius="lg" />
      <Skeleton height={260} radius="lg" />
      <Skeleton height={180} radius="lg" />
    </div>
  );
}
