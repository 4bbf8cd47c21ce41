import { NativeSelect, NumberInput, TextInput } from '@mantine/core';
import {
  containerTypes,
  createWaterEntry,
  drinkTypes,
  updateWaterEntry,
  type WaterEntry,
} from '../../../contract/entries/water.ts';
import { call } from '../../lib/api.ts';
import { momentOfDay } from '../../lib/day.ts';
import { useEntryForm } from '../../lib/entryForm.ts';
import { capitalised, clockTimeOf } from '../../lib/format.ts';
import { logEntry } from '../../lib/logEntry.ts';
import { volumeScale } from '../../lib/units.ts';
import { EntryFields, WideField } from '../../ui/lists/EntryFields.tsx';
import type { EntryFormProps } from '../../ui/lists/entryView.ts';
import { TimeField } from '../../ui/TimeField.tsx';

const options = (values: readonly string[]) => values.map((value) => ({ value, label: capitalised(value) }));

export function WaterForm({ day, entry, onSaved, onCancel }: EntryFormProps<WaterEntry>) {
  const { unit, shown, stored } = volumeScale();
  const knownTime = entry ? clockTimeOf(entry.createdAt) : '';
  const { form, submit, clear, isSaving, error } = useEntryForm({
    initialValues: {
      waterIntake: { value: shown(entry?.waterIntake.value ?? 250) as number | '' },
      drinkType: entry?.drinkType ?? 'water',
      containerType: entry?.containerType ?? 'glass',
      notes: entry?.notes ?? '',
      time: knownTime,
    },
    schema: createWaterEntry.body,
    toBody: ({ time, waterIntake: { value }, ...values }) => ({
      ...values,
      waterIntake: { value: value === '' ? value : stored(value) },
      logDatetime: time === knownTime && entry ? undefined : momentOfDay(day, time),
    }),
    save: (body, idempotencyKey) =>
      entry
        ? call(updateWaterEntry, { params: { id: entry.entryId }, body })
        : logEntry(createWaterEntry, body, idempotencyKey),
    onSaved,
  });

  return (
    <EntryFields
      label={entry ? 'Edit water' : 'Add water'}
      onSubmit={submit}
      isSaving={isSaving}
      error={error}
      failure={entry ? 'Failed to save' : 'Failed'}
      onCancel={() => {
        clear();
        onCancel();
      }}
    >
      <NumberInput
        label={`Volume (${unit})`}
        withAsterisk
        data-autofocus
        step={unit === 'oz' ? 2 : 50}
        {...form.getInputProps('waterIntake.value')}
      />
      <NativeSelect label="Type" data={options(drinkTypes)} {...form.getInputProps('drinkType')} />
      <NativeSelect label="Container" data={options(containerTypes)} {...form.getInputProps('containerType')} />
      {day && <TimeField {...form.getInputProps('time')} />}
      <WideField>
        <TextInput label="Notes" maxLength={2_000} {...form.getInputProps('notes')} />
      </WideField>
    </EntryFields>
  );
}
