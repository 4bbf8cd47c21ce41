import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { createTicket, ticketCategories } from '#schemas/support.ts';
import type { AnswerOf } from '../../../contract/http.ts';
import * as texts from '../../../texts/portal/account/support.ts';
import { call } from '../../lib/api.ts';
import { useEntryForm } from '../../lib/entryForm.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { EntryFields, WideField } from '../../ui/lists/EntryFields.tsx';
import classes from './TicketForm.module.css';
import { priorityOptions } from './words.ts';

interface TicketFormProps {
  userId: string;
  onCreated: (ticket: AnswerOf<typeof createTicket>) => void;
  onCancel: () => void;
}

export function TicketForm({ userId, onCreated, onCancel }: TicketFormProps) {
  const locale = usePageLocale();
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
      label={texts.form(locale)}
      onSubmit={submit}
      isSaving={isSaving}
      error={error}
      failure={texts.notCreated(locale)}
      onCancel={() => {
        clear();
        onCancel();
      }}
      save={texts.create(locale)}
    >
      <WideField>
        <TextInput
          label={texts.subject(locale)}
          withAsterisk
          placeholder={texts.whatAbout(locale)}
          maxLength={200}
          {...form.getInputProps('subject')}
        />
      </WideField>
      <WideField>
        <div className={classes.pair}>
          <NativeSelect
            label={texts.category(locale)}
            withAsterisk
            data={[
              { value: '', label: texts.chooseCategory(locale) },
              ...ticketCategories.map((value) => ({ value, label: texts.categories[value](locale) })),
            ]}
            {...form.getInputProps('category')}
          />
          <NativeSelect
            label={texts.priority(locale)}
            data={priorityOptions(locale)}
            {...form.getInputProps('priority')}
          />
        </div>
      </WideField>
      <WideField>
        <Textarea
          label={texts.description(locale)}
          withAsterisk
          rows={6}
          placeholder={texts.whatHappened(locale)}
          {...form.getInputProps('description')}
        />
      </WideField>
    </EntryFields>
  );
}
