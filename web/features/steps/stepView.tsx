import { NumberInput, TextInput } from '@mantine/core';
import { createStepEntry, type StepEntry, updateStepEntry } from '../../../contract/entries/steps.ts';
import * as controls from '../../../texts/portal/controls.ts';
import * as texts from '../../../texts/portal/entries/steps.ts';
import { stepsTold } from '../../../texts/units.ts';
import { momentOfDay } from '../../lib/day.ts';
import { useEntryForm } from '../../lib/entryForm.ts';
import { clockTimeOf, figure, timeOf } from '../../lib/format.ts';
import { correctEntry } from '../../lib/outbox/changeEntry.ts';
import { logEntry } from '../../lib/outbox/logEntry.ts';
import { readPageLocale, usePageLocale } from '../../lib/pageLocale.ts';
import { StepsIcon } from '../../ui/icons.tsx';
import { EntryFields, WideField } from '../../ui/lists/EntryFields.tsx';
import { type EntryFormProps, type EntryLogView, eachAlone } from '../../ui/lists/entryView.ts';
import { TimeField } from '../../ui/TimeField.tsx';

const told = ({ steps }: StepEntry) => stepsTold(readPageLocale(), steps);

export const stepView: EntryLogView<'step'> = {
  kind: 'step',
  title: texts.steps,
  Icon: StepsIcon,
  columns: (locale) => [
    { title: controls.time(locale), value: ({ createdAt }) => timeOf(createdAt) },
    { title: texts.steps(locale), value: ({ steps }) => figure(steps), isName: true },
    { title: controls.notes(locale), value: ({ notes }) => notes || '–' },
  ],
  nameOf: told,
  Form: StepForm,
  diary: eachAlone('step', (entry) => ({
    text: texts.steps(readPageLocale()),
    detail: entry.notes,
    amount: told(entry),
  })),
};

function StepForm({ day, entry, onSaved, onCancel }: EntryFormProps<StepEntry>) {
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
