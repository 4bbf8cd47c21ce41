import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { createReminder, type Reminder } from '#schemas/reminders.ts';
import { schedule } from '../../../texts/notices/schedules.ts';
import * as texts from '../../../texts/portal/account/reminders.ts';
import * as controls from '../../../texts/portal/controls.ts';
import { capitalised } from '../../lib/format.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import classes from './OwnReminders.module.css';
import { useAddingReminder, usePausingReminder, useRemovingReminder } from './reminders.ts';

interface OwnRemindersProps {
  reminders: Reminder[];
  /** The person's local date. */
  today: string;
}

/** The reminders that the person set, here or in the chat. */
export function OwnReminders({ reminders, today }: OwnRemindersProps) {
  const locale = usePageLocale();
  return (
    <Card title={texts.title(locale)}>
      <p className={classes.lead}>{texts.lead(locale)}</p>
      {reminders.length > 0 && (
        <ul className={classes.list}>
          {reminders.map((reminder) => (
            <OwnReminder key={reminder.id} reminder={reminder} today={today} />
          ))}
        </ul>
      )}
      <AddReminder />
    </Card>
  );
}

function OwnReminder({ reminder, today }: { reminder: Reminder; today: string }) {
  const locale = usePageLocale();
  const pause = usePausingReminder();
  const remove = useRemovingReminder();
  const { id, text, paused, from, to, ...rest } = reminder;
  const when = capitalised(schedule(locale, { ...rest, windowFrom: from, windowTo: to }, today));
  return (
    <li className={classes.reminder}>
      <div>
        <p className={classes.text}>{text}</p>
        <p className={classes.when}>{paused ? texts.paused(locale, when) : when}</p>
      </div>
      <div className={classes.actions}>
        <Button
          size="compact-sm"
          variant="subtle"
          disabled={pause.isPending}
          aria-label={`${paused ? texts.resume(locale) : texts.pause(locale)}: ${text}`}
          onClick={() => pause.mutate({ id, paused: !paused })}
        >
          {paused ? texts.resume(locale) : texts.pause(locale)}
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          disabled={remove.isPending}
          aria-label={`${controls.remove(locale)}: ${text}`}
          onClick={() => remove.mutate(id)}
        >
          {controls.remove(locale)}
        </Button>
      </div>
      <Failure text={texts.notChanged(locale)} error={pause.error ?? remove.error} />
    </li>
  );
}

function AddReminder() {
  const locale = usePageLocale();
  const add = useAddingReminder();
  const [wish, setWish] = useState({ text: '', time: '' });
  const body = { text: wish.text, times: [wish.time] };
  const isWhole = createReminder.body.safeParse(body).success;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole) add.mutate(body, { onSuccess: () => setWish({ text: '', time: '' }) });
  };
  return (
    <form method="post" aria-label={texts.add(locale)} className={classes.add} onSubmit={submit}>
      <TextInput
        label={texts.remindMeTo(locale)}
        placeholder={texts.example(locale)}
        maxLength={200}
        className={classes.what}
        value={wish.text}
        onChange={({ currentTarget: { value } }) => setWish({ ...wish, text: value })}
      />
      <TextInput
        type="time"
        label={texts.everyDayAt(locale)}
        value={wish.time}
        onChange={({ currentTarget: { value } }) => setWish({ ...wish, time: value })}
      />
      <Button type="submit" disabled={!isWhole || add.isPending}>
        {texts.addButton(locale)}
      </Button>
      <Failure text={texts.notAdded(locale)} error={add.error} />
    </form>
  );
}
