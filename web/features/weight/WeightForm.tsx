import { NumberInput } from '@mantine/core';
import { createWeightEntry, updateWeightEntry, type WeightEntry } from '../../../contract/weight.ts';
import { call } from '../../lib/api.ts';
import { type Day, momentOfDay } from '../../lib/day.ts';
import { useEntryForm } from '../../lib/entryForm.ts';
import { clockTimeOf } from '../../lib/format.ts';
import { EntryFields } from '../../ui/EntryFields.tsx';
import { TimeField } from '../../ui/TimeField.tsx';

interface WeightFormProps {
  /** Without a day it is logged for now. */
  day?: Day;
  entry?: WeightEntry;
  failure: string;
  onSaved: () => void;
  onCancel: () => void;
}

export function WeightForm({ day, entry, failure, onSaved, onCancel }: WeightFormProps) {
  const knownTime = entry ? clockTimeOf(entry.createdAt) : '';
  const { form, submit, isSaving, error } = useEntryForm({
    initialValues: { weightKg: (entry?.weightKg ?? '') as number | '', time: knownTime },
    schema: createWeightEntry.body,
    toBody: ({ weightKg, time }) => ({
      weightKg,
      logDatetime: day && !(entry && time === knownTime) ? momentOfDay(day, time) : undefined,
    }),
    save: (body, idempotencyKey) =>
      entry
        ? call(updateWeightEntry, { params: { id: entry.id }, body })
        : call(createWeightEntry, { body, idempotencyKey }),
    onSaved,
  });

  return (
    <EntryFields
      label={entry ? 'Edit weight' : 'Add weight'}
      onSubmit={submit}
      isSaving={isSaving}
      error={error}
      failure={failure}
      onCancel={onCancel}
    >
      <NumberInput label="Weight (kg)" withAsterisk data-autofocus step={0.1} {...form.getInputProps('weightKg')} />
      {day && <TimeField {...form.getInputProps('time')} />}
    </EntryFields>
  );
}
