import { NumberInput } from '@mantine/core';
import { createSleepEntry, type SleepEntry, updateSleepEntry } from '../../../contract/entries/sleep.ts';
import { call } from '../../lib/api.ts';
import { momentOfDay } from '../../lib/day.ts';
import { useEntryForm } from '../../lib/entryForm.ts';
import { clockTimeOf } from '../../lib/format.ts';
import { logEntry } from '../../lib/logEntry.ts';
import { EntryFields } from '../../ui/lists/EntryFields.tsx';
import type { EntryFormProps } from '../../ui/lists/entryView.ts';
import { TimeField } from '../../ui/TimeField.tsx';

export function SleepForm({ day, entry, onSaved, onCancel }: EntryFormProps<SleepEntry>) {
  const knownTime = entry ? clockTimeOf(entry.createdAt) : '';
  const { form, submit, isSaving, error } = useEntryForm({
    initialValues: { sleepTimeHr: (entry?.sleepTimeHr ?? '') as number | '', time: knownTime },
    schema: createSleepEntry.body,
    toBody: ({ sleepTimeHr, time }) => ({
      sleepTimeHr,
      logDatetime: entry && time === knownTime ? undefined : momentOfDay(day, time),
    }),
    save: (body, idempotencyKey) =>
      entry
        ? call(updateSleepEntry, { params: { id: entry.id }, body })
        : logEntry(createSleepEntry, body, idempotencyKey),
    onSaved,
  });

  return (
    <EntryFields
      label={entry ? 'Edit sleep' : 'Add sleep'}
      onSubmit={submit}
      isSaving={isSaving}
      error={error}
      failure={entry ? 'Failed to save' : 'Failed to add sleep log'}
      onCancel={onCancel}
    >
      <NumberInput
        label="Sleep (hours)"
        withAsterisk
        data-autofocus
        step={0.1}
        {...form.getInputProps('sleepTimeHr')}
      />
      {day && <TimeField {...form.getInputProps('time')} />}
    </EntryFields>
  );
}
