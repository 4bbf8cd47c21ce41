import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { MultiSelect, TextInput } from '@mantine/core';
import {
  type CycleEntry,
  type CycleSymptom,
  createPeriod,
  cycleSymptoms,
  updatePeriod,
} from '../../../contract/entries/cycle.ts';
import { symptomNames } from '../../../texts/entries/cycle.ts';
import { correctEntry } from '../../lib/changeEntry.ts';
import { useEntryForm } from '../../lib/entryForm.ts';
import { capitalised } from '../../lib/format.ts';
import { logEntry } from '../../lib/logEntry.ts';
import { EntryFields, WideField } from '../../ui/lists/EntryFields.tsx';
import type { EntryFormProps } from '../../ui/lists/entryView.ts';

const choices = cycleSymptoms.map((symptom) => ({ value: symptom, label: capitalised(symptomNames[symptom]('en')) }));

export function PeriodForm({ day, entry, onSaved, onCancel }: EntryFormProps<CycleEntry>) {
  const knownStart = entry?.startedOn ?? day?.date ?? '';
  const { form, submit, isSaving, error } = useEntryForm({
    initialValues: {
      startedOn: knownStart,
      endedOn: entry?.endedOn ?? '',
      symptoms: (entry?.symptoms ?? []) as CycleSymptom[],
      notes: entry?.notes ?? '',
    },
    schema: createPeriod.body,
    toBody: ({ startedOn, endedOn, ...told }) => ({
      ...told,
      startedOn: entry && startedOn === knownStart ? undefined : startedOn || undefined,
      endedOn: endedOn || null,
    }),
    save: (body, idempotencyKey) =>
      entry ? correctEntry(updatePeriod, entry, body) : logEntry(createPeriod, body, idempotencyKey),
    onSaved,
  });
  return (
    <EntryFields
      label={entry ? 'Edit period' : 'Add period'}
      onSubmit={submit}
      isSaving={isSaving}
      error={error}
      failure={entry ? 'Failed to save' : 'Failed to log the period'}
      onCancel={onCancel}
    >
      <TextInput type="date" label="First day" data-autofocus {...form.getInputProps('startedOn')} />
      <TextInput type="date" label="Last day (empty while it goes on)" {...form.getInputProps('endedOn')} />
      <WideField>
        <MultiSelect
          label="Symptoms"
          placeholder={form.values.symptoms.length === 0 ? 'Choose what came with it' : ''}
          data={choices}
          {...form.getInputProps('symptoms')}
        />
      </WideField>
      <WideField>
        <TextInput label="Notes" maxLength={2_000} {...form.getInputProps('notes')} />
      </WideField>
    </EntryFields>
  );
}
