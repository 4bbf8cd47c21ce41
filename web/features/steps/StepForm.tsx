import { NumberInput, TextInput } from '@mantine/core';
import { createStepEntry, type StepEntry, updateStepEntry } from '#schemas/entries/steps.ts';
import * as controls from '../../../texts/portal/controls.ts';
import * as texts from '../../../texts/portal/entries/steps.ts';
import { momentOfDay } from '../../lib/day.ts';
import { useEntryForm } from '../../lib/entryForm.ts';
import { clockTimeOf } from '../../lib/format.ts';
import { correctEntry } from '../../lib/outbox/changeEntry.ts';
import { logEntry } from '../../lib/outbox/logEntry.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { EntryFields, WideField } from '../../ui/lists/EntryFields.tsx';
import type { EntryFormProps } from '../../ui/lists/entryView.ts';
import { TimeField } from '../../ui/TimeField.tsx';

export default function StepForm({ day, entry, onSaved, onCancel }: EntryFormProps<StepEntry>) {
  const locale = usePageLocale();

  const knownTime = entry ? clockTimeOf(entry.createdAt) : '';
  const { form, submit, isSaving, error } = useEntryForm({
    initialValues: { steps: (entry?.steps ?? '') as number | '', notes: entry?.notes ?? '', time: knownTime },
    schema: createStepEntry.body,
    toBody: ({ time, ...values }) => ({
      ...values,
      logDatetime: entry && time === knownTime ? undefined : momentOfDay(day, time),
    }),
    save: (body, idempotencyKey) =>
      entry ? correctEntry(updateStepEntry, entry, body) : logEntry(createStepEntry, body, idempotencyKey),
    onSaved,
  });
  return (
    <EntryFields
      label={entry ? texts.edit(locale) : texts.add(locale)}
      onSubmit={submit}
      isSaving={isSaving}
      error={error}
      failure={entry ? texts.notSaved(locale) : texts.notLogged(locale)}
      onCancel={onCancel}
    >
      <NumberInput
        label={texts.steps(locale)}
        withAsterisk
        data-autofocus
        step={500}
        {...form.getInputProps('steps')}
      />
      {day && <TimeField {...form.getInputProps('time')} />}
      <WideField>
        <TextInput label={controls.notes(locale)} maxLength={2_000} {...form.getInputProps('notes')} />
      </WideField>
    </EntryFields>
  );
}
