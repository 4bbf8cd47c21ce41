import * as texts from '../../../texts/portal/account/support.ts';
import * as controls from '../../../texts/portal/controls.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import '@mantine/core/styles/Input.layer.css';
import { Button, Textarea } from '@mantine/core';
import { addTicketMessage, type Ticket, type TicketSide } from '#schemas/support.ts';
import { useEntryForm } from '../../lib/entryForm.ts';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { LockIcon } from '../../ui/icons.tsx';
import { showToast } from '../../ui/toasts.ts';
import classes from './AddResponse.module.css';
import { useRespond } from './respond.ts';

interface AddResponseProps {
  ticket: Ticket;
  side: TicketSide;
  /** Who writes. */
  userId: string;
}

/** The form for a response. It goes once the ticket is closed; what was being written stays in view. */
export function AddResponse({ ticket, side, userId }: AddResponseProps) {
  const locale = usePageLocale();
  const { form, submit, isSaving, error } = useEntryForm({
    initialValues: { message: '' },
    schema: addTicketMessage.body,
    toBody: ({ message }) => ({ senderId: userId, message }),
    save: useRespond(ticket.id),
    onSaved: () => showToast('success', texts.sent(locale)),
  });
  const failure = <Failure text={texts.notSent(locale)} error={error} />;

  if (ticket.status === 'closed') {
    return (
      <section className={classes.closed} aria-labelledby="closed-title">
        <LockIcon className={classes.lock} />
        <h2 id="closed-title" className={classes.title}>
          {texts.isClosed(locale)}
        </h2>
        <p className={classes.note}>
          {texts.takesNone(locale)}
          {side === 'person' && texts.openNew(locale)}
        </p>
        {form.values.message.trim() !== '' && (
          <div className={classes.unsent}>
            {failure}
            <Textarea label={texts.unsent(locale)} rows={4} readOnly value={form.values.message} />
          </div>
        )}
      </section>
    );
  }
  return (
    <Card title={texts.addResponse(locale)}>
      <form method="post" noValidate aria-label={texts.responseForm(locale)} className={classes.form} onSubmit={submit}>
        {failure}
        <Textarea
          label={texts.message(locale)}
          withAsterisk
          rows={4}
          placeholder={side === 'support' ? texts.readAsAnswer(locale) : undefined}
          {...form.getInputProps('message')}
        />
        <Button type="submit" className={classes.send} disabled={isSaving}>
          {isSaving ? controls.sending(locale) : texts.send(locale)}
        </Button>
      </form>
    </Card>
  );
}
