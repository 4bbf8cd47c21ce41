import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { createBroadcast, longestText } from '#schemas/admin/broadcasts.ts';
import { fieldErrors, focusFirst } from '../../../lib/fieldErrors.ts';
import { figure } from '../../../lib/format.ts';
import { Card } from '../../../ui/Card.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { type NewBroadcast, useAudience } from './broadcasts.ts';
import classes from './ComposeForm.module.css';
import { ConfirmBroadcast } from './ConfirmBroadcast.tsx';
import { audienceOptions, people } from './wording.ts';

/** Write, see how it will look, choose who gets it. */
export function ComposeForm() {
  const [asked, setAsked] = useState<{ body: NewBroadcast; idempotencyKey: string }>();
  const form = useForm<NewBroadcast>({
    initialValues: { text: '', audience: 'all' },
    validate: (values) => fieldErrors(createBroadcast.body.safeParse(values).error?.issues ?? []),
  });
  const audience = useAudience(form.values.audience);
  const { text } = form.values;
  const submit = form.onSubmit(
    ({ text: written, audience: chosen }) =>
      setAsked({ body: { text: written.trim(), audience: chosen }, idempotencyKey: crypto.randomUUID() }),
    (errors) => focusFirst(form, errors),
  );
  const onSent = () => {
    setAsked(undefined);
    form.setFieldValue('text', '');
    showToast('success', 'The broadcast is being sent.');
  };

  return (
    <Card title="Broadcast Message">
      <div className={classes.columns}>
        <form method="post" noValidate aria-label="New broadcast" className={classes.form} onSubmit={submit}>
          <Textarea
            label="Message"
            description={`Plain text, as it will stand in the chat. ${figure(text.length)} of ${figure(longestText)} characters.`}
            rows={8}
            {...form.getInputProps('text')}
          />
          <NativeSelect
            label="Who gets it"
            description="Only people who have linked Telegram and haven’t blocked the bot."
            data={audienceOptions}
            {...form.getInputProps('audience')}
          />
          <div className={classes.buttons}>
            <p className={classes.count} aria-live="polite">
              {audience.data && `Goes to ${people(audience.data.recipients)}.`}
              {audience.error && 'How many people that is can’t be said now.'}
            </p>
            <Button type="submit">Send…</Button>
          </div>
        </form>
        <section aria-label="Preview" className={classes.preview}>
          <p className={classes.label}>Preview</p>
          <div className={classes.chat}>
            {text.trim() ? (
              <p className={classes.bubble}>{text.trim()}</p>
            ) : (
              <p className={classes.nothing}>What you write shows up here.</p>
            )}
          </div>
        </section>
      </div>
      <ConfirmBroadcast asked={asked} onSent={onSent} onClose={() => setAsked(undefined)} />
    </Card>
  );
}
