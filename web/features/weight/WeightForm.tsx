import { NumberInput } from '@mantine/core';
import { createWeightEntry, updateWeightEntry, type WeightEntry } from '../../../contract/weight.ts';
import { call } from '../../lib/api.ts';
import { momentOfDay } from '../../lib/day.ts';
import { useEntryForm } from '../../lib/entryForm.ts';
import { clockTimeOf } from '../../lib/format.ts';
import { EntryFields } from '../../ui/EntryFields.tsx';
import type { EntryFormProps } from '../../ui/entryView.ts';
import { TimeField } from '../../ui/TimeField.tsx';

export function WeightForm({ day, entry, onSaved, onCancel }: EntryFormProps<WeightEntry>) {
  const knownTime = entry ? clockTimeOf(entry.createdAt) : '';
  const { form, submit, isSaving, error } = useEntryForm({
    initialValues: { weightKg: (entry?.weightKg ?? '') as number | '', time: knownTime },
    schema: createWeightEntry.body,
    toBody: ({ weightKg, time }) => ({
      weightKg,
      logDatetime: entry && time === knownTime ? undefined : momentOfDay(day, time),
    }),
    save: (body, idempotencyKey) =>
      entry
        ? call(updateWeightEntry, { params: { id: entry.id }, body })
        : call(createWeightEntry, { body, idempotencyKey }),
    onSaved,
  });

  const failedToLog = day ? 'Failed to add weight log' : 'Failed to log weight';
  return (
    <EntryFields
      label={entry ? 'Edit weight' : 'Add weight'}
      onSubmit={submit}
      isSaving={isSaving}
      error={error}
      failure={entry ? 'Failed to save' : failedToLog}
      onCancel={onCancel}
    >
      <NumberInput label="Weight (kg)" withAsterisk data-autofocus step={0.1} {...form.getInputProps('weightKg')} />
      {day && <TimeField {...form.getInputProps('time')} />}
    </EntryFields>
  );
}
