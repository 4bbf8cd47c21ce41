import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { Button, Checkbox, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { type Notification, type NotificationCode, notificationCategories } from '../../../contract/notifications.ts';
import { capitalised } from '../../lib/format.ts';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { showToast } from '../../ui/toasts.ts';
import classes from './Preferences.module.css';
import { useSaveSubscriptions } from './saveSubscriptions.ts';

interface PreferencesProps {
  userId: string;
  notifications: Notification[];
  subscribed: NotificationCode[];
}

export function Preferences({ userId, notifications, subscribed }: PreferencesProps) {
  const [edited, setEdited] = useState<NotificationCode[]>();
  const save = useSaveSubscriptions(userId);
  const chosen = edited ?? subscribed;
  const byCategory = Map.groupBy(notifications, ({ category }) => category);

  const store = () => {
    if (!edited) return;
    save.mutate(
      { before: subscribed, after: edited },
      {
        onSuccess: () => {
          setEdited(undefined);
          showToast('success', 'Notifications updated successfully');
        },
      },
    );
  };

  return (
    <div className={classes.preferences}>
      <div className={classes.bar}>
        <p className={classes.lead}>
          Choose what FitPulse writes to you about. It comes as a notice here and, where a Telegram chat is connected,
          as a message there.
        </p>
        <Failure text="The notifications were not saved" error={save.error} />
        {edited ? (
          <>
            <Button
              variant="default"
              disabled={save.isPending}
              onClick={() => {
                save.reset();
                setEdited(undefined);
              }}
            >
              Cancel
            </Button>
            <Button disabled={save.isPending} onClick={store}>
              {save.isPending ? 'Saving...' : 'Save Changes'}
            </Button>
          </>
        ) : (
          <Button variant="light" onClick={() => setEdited(subscribed)}>
            Edit
          </Button>
        )}
      </div>
      {notificationCategories.map((category) => {
        const ofCategory = byCategory.get(category);
        if (!ofCategory) return null;
        return (
          <Card key={category} title={capitalised(category)}>
            <ul className={classes.list}>
              {ofCategory.map(({ code, name, description }) => (
                <li key={code}>
                  <Checkbox
                    radius="xs"
                    label={name}
                    description={description}
                    disabled={!edited || save.isPending}
                    checked={chosen.includes(code)}
                    onChange={({ currentTarget }) =>
                      setEdited(currentTarget.checked ? [...chosen, code] : chosen.filter((one) => one !== code))
                    }
                    classNames={{ label: classes.name, description: classes.description, input: classes.box }}
                  />
                </li>
              ))}
            </ul>
          </Card>
        );
      })}
    </div>
  );
}

export function PreferencesSkeleton() {
  return (
    <div className={classes.preferences}>
      <Skeleton height={200} radius="lg" />
      <Skeleton height={240} radius="lg" />
    </div>
  );
}
