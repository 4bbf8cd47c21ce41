import { NumberInput, TextInput } from '@mantine/core';
import { createStepEntry, type StepEntry, updateStepEntry } from '../../../contract/entries/steps.ts';
import { call } from '../../lib/api.ts';
import { momentOfDay } from '../../lib/day.ts';
import { useEntryForm } from '../../lib/entryForm.ts';
import { clockTimeOf, figure, timeOf } from '../../lib/format.ts';
import { logEntry } from '../../lib/logEntry.ts';
import { StepsIcon } from '../../ui/icons.tsx';
import { EntryFields, WideField } from '../../ui/lists/EntryFields.tsx';
import { type EntryFormProps, type EntryLogView, eachAlone } from '../../ui/lists/entryView.ts';
import { TimeField } from '../../ui/TimeField.tsx';

const told = ({ steps }: StepEntry) => `${figure(steps)} steps`;

export const stepView: EntryLogView<'step'> = {
  kind: 'step',
  title: () => 'Steps',
  Icon: StepsIcon,
  columns: () => [
    { title: 'Time', value: ({ createdAt }) => timeOf(createdAt) },
    { title: 'Steps', value: ({ steps }) => figure(steps), isName: true },
    { title: 'Notes', value: ({ notes }) => notes || '–' },
  ],
  nameOf: told,
  Form: StepForm,
  diary: eachAlone('step', (entry) => ({ text: 'Steps', detail: entry.notes, amount: told(entry) })),
};

function StepForm({ day, entry, onSaved, onCancel }: EntryFormProps<StepEntry>) {
  const knownTime = entry ? clockTimeOf(entry.createdAt) : '';
  const { form, submit, isSaving, error } = useEntryForm({
    initialValues: { steps: (entry?.steps ?? '') as number | '', notes: entry?.notes ?? '', time: knownTime },
    schema: createStepEntry.body,
    toBody: ({ time, ...values }) => ({
      ...values,
      logDatetime: entry && time === knownTime ? undefined : momentOfDay(day, time),
    }),
    save: (body, idempotencyKey) =>
      entry
        ? call(updateStepEntry, { params: { id: entry.id }, body })
        : logEntry(createStepEntry, body, idempotencyKey),
    onSaved,
  });
  return (
    <EntryFields
      label={entry ? 'Edit steps' : 'Add steps'}
      onSubmit={submit}
      isSaving={isSaving}
      error={error}
      failure={entry ? 'Failed to save' : 'Failed to log steps'}
      onCancel={onCancel}
    >
      <NumberInput label="Steps" withAsterisk data-autofocus step={500} {...form.getInputProps('steps')} />
      {day && <TimeField {...form.getInputProps('time')} />}
      <WideField>
        <TextInput label="Notes" maxLength={2_000} {...form.getInputProps('notes')} />
      </WideField>
    </EntryFields>
  );
}
