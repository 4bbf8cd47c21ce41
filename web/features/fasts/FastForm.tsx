import { NativeSelect, TextInput } from '@mantine/core';
import { createFast, type FastEntry, fastPlans, updateFast } from '../../../contract/entries/fasts.ts';
import { planNames } from '../../../texts/entries/fasts.ts';
import { correctEntry } from '../../lib/changeEntry.ts';
import { momentOfDay } from '../../lib/day.ts';
import { useEntryForm } from '../../lib/entryForm.ts';
import { capitalised, clockTimeOf, localDateOf } from '../../lib/format.ts';
import { logEntry } from '../../lib/logEntry.ts';
import { EntryFields, WideField } from '../../ui/lists/EntryFields.tsx';
import type { EntryFormProps } from '../../ui/lists/entryView.ts';
import { TimeField } from '../../ui/TimeField.tsx';

export const planChoices = [
  { value: '', label: 'No plan' },
  ...fastPlans.map((plan) => ({ value: plan, label: capitalised(planNames[plan]('en')) })),
];

const localMoment = (instant: string | null | undefined) =>
  instant ? `${localDateOf(instant)}T${clockTimeOf(instant)}` : '';

export function FastForm({ day, entry, onSaved, onCancel }: EntryFormProps<FastEntry>) {
  const knownTime = entry ? clockTimeOf(entry.startedAt) : '';
  const knownEnd = localMoment(entry?.endedAt);
  const { form, submit, isSaving, error } = useEntryForm({
    initialValues: {
      plan: (entry?.plan ?? '') as NonNullable<FastEntry['plan']> | '',
      city: entry?.city ?? '',
      time: knownTime,
      ended: knownEnd,
      notes: entry?.notes ?? '',
    },
    schema: createFast.body,
    toBody: ({ time, ended, plan, ...told }) => ({
      ...told,
      plan: plan || null,
      startedAt: entry && time === knownTime ? undefined : momentOfDay(day, time),
      endedAt: entry && ended === knownEnd ? undefined : ended || null,
    }),
    save: (body, idempotencyKey) =>
      entry ? correctEntry(updateFast, entry, body) : logEntry(createFast, body, idempotencyKey),
    onSaved,
  });

  return (
    <EntryFields
      label={entry ? 'Edit fast' : 'Add fast'}
      onSubmit={submit}
      isSaving={isSaving}
      error={error}
      failure={entry ? 'Failed to save' : 'Failed to log fast'}
      onCancel={onCancel}
    >
      <NativeSelect label="Plan" data={planChoices} data-autofocus {...form.getInputProps('plan')} />
      {day && <TimeField {...form.getInputProps('time')} />}
      <TextInput type="datetime-local" label="Ended (empty while it goes on)" {...form.getInputProps('ended')} />
      <TextInput label="City (for fasts with the sun)" placeholder="Pune" {...form.getInputProps('city')} />
      <WideField>
        <TextInput label="Notes" maxLength={2_000} {...form.getInputProps('notes')} />
      </WideField>
    </EntryFields>
  );
}
