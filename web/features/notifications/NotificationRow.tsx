import { Button, Checkbox, TextInput } from '@mantine/core';
import type { Notification } from '../../../contract/notifications.ts';
import * as texts from '../../../texts/portal/account/notifications.ts';
import { useChoice } from '../../lib/choice.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Failure } from '../../ui/Failure.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { showToast } from '../../ui/toasts.ts';
import type { Subscriptions } from './listNotifications.ts';
import classes from './Preferences.module.css';
import { useSaveSubscription } from './saveSubscription.ts';

const mostTimes = 8;
const isQuarter = (time: string) => /^\d\d:(?:00|15|30|45)$/.test(time);

interface Choice {
  isWanted: boolean;
  times?: string[];
}

interface NotificationRowProps {
  userId: string;
  notification: Notification;
  subscription: Subscriptions[number] | undefined;
}

/** Whether one notification comes, and when; saved as soon as it is chosen. */
export function NotificationRow({ userId, notification, subscription }: NotificationRowProps) {
  const locale = usePageLocale();
  const save = useSaveSubscription(userId);
  const { code } = notification;
  const name = texts.names[code](locale);
  const [chosen, choose] = useChoice(
    (choice: Choice) => save.mutateAsync({ code, ...choice }),
    () => showToast('success', texts.saved(locale, name)),
  );
  const isWanted = chosen ? chosen.isWanted : subscription !== undefined;
  const times = chosen?.times ?? subscription?.times ?? notification.times;
  const storeTimes = (chosen: string[]) => choose({ isWanted: true, times: [...new Set(chosen)].sort() });

  return (
    <li>
      <Checkbox
        radius="xs"
        label={name}
        description={texts.descriptions[code](locale)}
        checked={isWanted}
        onChange={({ currentTarget }) => choose({ isWanted: currentTarget.checked })}
        classNames={{ label: classes.name, description: classes.description, input: classes.box }}
      />
      {isWanted && (
        <div className={classes.times}>
          {times.map((time, index) => (
            <span key={time} className={classes.time}>
              <TextInput
                type="time"
                step={900}
                size="xs"
                aria-label={texts.timeAt(locale, name, index + 1)}
                defaultValue={time}
                onBlur={({ currentTarget: { value } }) => {
                  if (value === time) return;
                  if (isQuarter(value)) storeTimes(times.map((one) => (one === time ? value : one)));
                  else showToast('danger', texts.quarter(locale));
                }}
              />
              {times.length > 1 && (
                <button
                  type="button"
                  className={classes.remove}
                  aria-label={texts.removeTime(locale, time, name)}
                  onClick={() => storeTimes(times.filter((one) => one !== time))}
                >
                  <CloseIcon />
                </button>
              )}
            </span>
          ))}
          {code === 'water_reminder' && times.length < mostTimes && (
            <Button size="compact-xs" variant="subtle" onClick={() => storeTimes([...times, laterThan(times)])}>
              {texts.addTime(locale)}
            </Button>
          )}
        </div>
      )}
      <Failure text={texts.notSaved(locale, name)} error={save.error} />
    </li>
  );
}

/** An hour after the last one, or the first hour of the day that is free. */
function laterThan(times: string[]): string {
  const hours = Array.from({ length: 24 }, (_, hour) => (Number(times.at(-1)?.slice(0, 2)) + 1 + hour) % 24);
  const free = hours.map((hour) => `${String(hour).padStart(2, '0')}:00`).find((time) => !times.includes(time));
  return free ?? '12:00';
}
