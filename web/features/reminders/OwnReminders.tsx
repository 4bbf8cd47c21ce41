import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { createReminder, type Reminder } from '../../../contract/reminders.ts';
import { schedule } from '../../../texts/notices/schedules.ts';
import { capitalised } from '../../lib/format.ts';
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
  return (
    <Card title="Your own reminders">
      <p className={classes.lead}>
        Or tell the assistant: “remind me every Monday at 7 to weigh in”, “remind me to drink water every 2 hours”.
      </p>
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
  const pause = usePausingReminder();
  const remove = useRemovingReminder();
  const { id, text, paused, from, to, ...rest } = reminder;
  const when = capitalised(schedule('en', { ...rest, windowFrom: from, windowTo: to }, today));
  return (
    <li className={classes.reminder}>
      <div>
        <p className={classes.text}>{text}</p>
        <p className={classes.when}>{paused ? `${when}, paused` : when}</p>
      </div>
      <div className={classes.actions}>
        <Button
          size="compact-sm"
          variant="subtle"
          disabled={pause.isPending}
          aria-label={`${paused ? 'Resume' : 'Pause'}: ${text}`}
          onClick={() => pause.mutate({ id, paused: !paused })}
        >
          {paused ? 'Resume' : 'Pause'}
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          disabled={remove.isPending}
          aria-label={`Remove: ${text}`}
          onClick={() => remove.mutate(id)}
        >
          Remove
        </Button>
      </div>
      <Failure text="The reminder was not changed" error={pause.error ?? remove.error} />
    </li>
  );
}

function AddReminder() {
  const add = useAddingReminder();
  const [wish, setWish] = useState({ text: '', time: '' });
  const body = { text: wish.text, times: [wish.time] };
  const isWhole = createReminder.body.safeParse(body).success;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole) add.mutate(body, { onSuccess: () => setWish({ text: '', time: '' }) });
  };
  return (
    <form method="post" aria-label="Add a reminder" className={classes.add} onSubmit={submit}>
      <TextInput
        label="Remind me to"
        placeholder="stretch"
        maxLength={200}
        className={classes.what}
        value={wish.text}
        onChange={({ currentTarget: { value } }) => setWish({ ...wish, text: value })}
      />
      <TextInput
        type="time"
        label="Every day at"
        value={wish.time}
        onChange={({ currentTarget: { value } }) => setWish({ ...wish, time: value })}
      />
      <Button type="submit" disabled={!isWhole || add.isPending}>
        Add
      </Button>
      <Failure text="The reminder was not added" error={add.error} />
    </form>
  );
}
