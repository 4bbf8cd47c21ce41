import '@mantine/core/styles/Input.layer.css';
import { Button, Textarea } from '@mantine/core';
import { addTicketMessage, type Ticket, type TicketSide } from '../../../contract/support.ts';
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
  const { form, submit, isSaving, error } = useEntryForm({
    initialValues: { message: '' },
    schema: addTicketMessage.body,
    toBody: ({ message }) => ({ senderId: userId, message }),
    save: useRespond(ticket.id),
    onSaved: () => showToast('success', 'Response sent.'),
  });
  const failure = <Failure text="Failed to add message" error={error} />;

  if (ticket.status === 'closed') {
    return (
      <section className={classes.closed} aria-labelledby="closed-title">
        <LockIcon className={classes.lock} />
        <h2 id="closed-title" className={classes.title}>
          This ticket is closed
        </h2>
        <p className={classes.note}>
          It no longer accepts responses.
          {side === 'person' && ' Open a new ticket if something is still not right.'}
        </p>
        {form.values.message.trim() !== '' && (
          <div className={classes.unsent}>
            {failure}
            <Textarea label="Your response, which was not sent" rows={4} readOnly value={form.values.message} />
          </div>
        )}
      </section>
    );
  }
  return (
    <Card title="Add Response">
      <form method="post" noValidate aria-label="Add response" className={classes.form} onSubmit={submit}>
        {failure}
        <Textarea
          label="Message"
          withAsterisk
          rows={4}
          placeholder={side === 'support' ? 'The person reads this as an answer of the support team.' : undefined}
          {...form.getInputProps('message')}
        />
        <Button type="submit" className={classes.send} disabled={isSaving}>
          {isSaving ? 'Sending...' : 'Send Response'}
        </Button>
      </form>
    </Card>
  );
}
