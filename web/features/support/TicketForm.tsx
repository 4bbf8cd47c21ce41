import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '../../../contract/http.ts';
import { createTicket, ticketCategories } from '../../../contract/support.ts';
import { call } from '../../lib/api.ts';
import { useEntryForm } from '../../lib/entryForm.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { EntryFields, WideField } from '../../ui/lists/EntryFields.tsx';
import classes from './TicketForm.module.css';
import { priorityOptions } from './words.ts';

const categoryOptions = [{ value: '', label: 'Choose a category' }, ...ticketCategories];

interface TicketFormProps {
  userId: string;
  onCreated: (ticket: AnswerOf<typeof createTicket>) => void;
  onCancel: () => void;
}

export function TicketForm({ userId, onCreated, onCancel }: TicketFormProps) {
  const queryClient = useQueryClient();
  const { form, submit, clear, isSaving, error } = useEntryForm({
    initialValues: { subject: '', category: '', priority: 'medium', description: '' },
    schema: createTicket.body,
    toBody: (values) => ({ userId, ...values }),
    save: (body, idempotencyKey) => call(createTicket, { body, idempotencyKey }),
    onSaved: (ticket) => {
      queryClient.invalidateQueries({ queryKey: queryKeys.tickets });
      onCreated(ticket);
    },
  });
  return (
    <EntryFields
      label="Create ticket"
      onSubmit={submit}
      isSaving={isSaving}
      error={error}
      failure="Failed to create ticket"
      onCancel={() => {
        clear();
        onCancel();
      }}
      save="Create Ticket"
    >
      <WideField>
        <TextInput
          label="Subject"
          withAsterisk
          placeholder="What is it about?"
          maxLength={200}
          {...form.getInputProps('subject')}
        />
      </WideField>
      <WideField>
        <div className={classes.pair}>
          <NativeSelect label="Category" withAsterisk data={categoryOptions} {...form.getInputProps('category')} />
          <NativeSelect label="Priority" data={priorityOptions} {...form.getInputProps('priority')} />
        </div>
      </WideField>
      <WideField>
        <Textarea
          label="Description"
          withAsterisk
          rows={6}
          placeholder="What did you do, what did you expect, and what happened instead?"
          {...form.getInputProps('description')}
        />
      </WideField>
    </EntryFields>
  );
}
