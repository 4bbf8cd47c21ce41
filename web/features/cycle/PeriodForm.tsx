import * as controls from '../../../texts/portal/controls.ts';
import * as texts from '../../../texts/portal/entries/cycle.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
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
} from '#schemas/entries/cycle.ts';
import { symptomNames } from '../../../texts/entries/cycle.ts';
import { useEntryForm } from '../../lib/entryForm.ts';
import { capitalised } from '../../lib/format.ts';
import { correctEntry } from '../../lib/outbox/changeEntry.ts';
import { logEntry } from '../../lib/outbox/logEntry.ts';
import { EntryFields, WideField } from '../../ui/lists/EntryFields.tsx';
import type { EntryFormProps } from '../../ui/lists/entryView.ts';

export default function PeriodForm({ day, entry, onSaved, onCancel }: EntryFormProps<CycleEntry>) {
  const locale = usePageLocale();
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
      label={entry ? texts.edit(locale) : texts.add(locale)}
      onSubmit={submit}
      isSaving={isSaving}
      error={error}
      failure={entry ? controls.notSaved(locale) : texts.notLogged(locale)}
      onCancel={onCancel}
    >
      <TextInput type="date" label={texts.firstDay(locale)} data-autofocus {...form.getInputProps('startedOn')} />
      <TextInput type="date" label={texts.lastDay(locale)} {...form.getInputProps('endedOn')} />
      <WideField>
        <MultiSelect
          label={texts.symptoms(locale)}
          placeholder={form.values.symptoms.length === 0 ? texts.whatCame(locale) : ''}
          data={cycleSymptoms.map((value) => ({ value, label: capitalised(symptomNames[value](locale)) }))}
          {...form.getInputProps('symptoms')}
        />
      </WideField>
      <WideField>
        <TextInput label={controls.notes(locale)} maxLength={2_000} {...form.getInputProps('notes')} />
      </WideField>
    </EntryFields>
  );
}
