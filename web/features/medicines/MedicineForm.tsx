import { NativeSelect, TextInput } from '@mantine/core';
import { createIntake, type MedicineEntry, updateIntake } from '../../../contract/entries/medicines.ts';
import { correctEntry } from '../../lib/changeEntry.ts';
import { momentOfDay } from '../../lib/day.ts';
import { useEntryForm } from '../../lib/entryForm.ts';
import { clockTimeOf } from '../../lib/format.ts';
import { logEntry } from '../../lib/logEntry.ts';
import { EntryFields, WideField } from '../../ui/lists/EntryFields.tsx';
import type { EntryFormProps } from '../../ui/lists/entryView.ts';
import { TimeField } from '../../ui/TimeField.tsx';

export function MedicineForm({ day, entry, onSaved, onCancel }: EntryFormProps<MedicineEntry>) {
  const knownTime = entry ? clockTimeOf(entry.createdAt) : '';
  const { form, submit, isSaving, error } = useEntryForm({
    initialValues: {
      name: entry?.name ?? '',
      dose: entry?.dose ?? '',
      status: entry?.status ?? 'taken',
      notes: entry?.notes ?? '',
      time: knownTime,
    },
    schema: createIntake.body,
    toBody: ({ time, ...told }) => ({
      ...told,
      logDatetime: entry && time === knownTime ? undefined : momentOfDay(day, time),
    }),
    save: (body, idempotencyKey) =>
      entry ? correctEntry(updateIntake, entry, body) : logEntry(createIntake, body, idempotencyKey),
    onSaved,
  });

  return (
    <EntryFields
      label={entry ? 'Edit dose' : 'Add dose'}
      onSubmit={submit}
      isSaving={isSaving}
      error={error}
      failure={entry ? 'Failed to save' : 'Failed to log dose'}
      onCancel={onCancel}
    >
      <TextInput label="Medicine" withAsterisk data-autofocus {...form.getInputProps('name')} />
      <TextInput label="Dose" placeholder="500 mg" {...form.getInputProps('dose')} />
      <NativeSelect
        label="Status"
        data={[
          { value: 'taken', label: 'Taken' },
          { value: 'skipped', label: 'Skipped' },
        ]}
        {...form.getInputProps('status')}
      />
      {day && <TimeField {...form.getInputProps('time')} />}
      <WideField>
        <TextInput label="Notes" maxLength={2_000} {...form.getInputProps('notes')} />
      </WideField>
    </EntryFields>
  );
}
