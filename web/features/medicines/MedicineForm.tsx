import { NativeSelect, TextInput } from '@mantine/core';
import { createIntake, type MedicineEntry, updateIntake } from '#schemas/entries/medicines.ts';
import * as controls from '../../../texts/portal/controls.ts';
import * as texts from '../../../texts/portal/entries/medicines.ts';
import { momentOfDay } from '../../lib/day.ts';
import { useEntryForm } from '../../lib/entryForm.ts';
import { clockTimeOf } from '../../lib/format.ts';
import { correctEntry } from '../../lib/outbox/changeEntry.ts';
import { logEntry } from '../../lib/outbox/logEntry.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { EntryFields, WideField } from '../../ui/lists/EntryFields.tsx';
import type { EntryFormProps } from '../../ui/lists/entryView.ts';
import { TimeField } from '../../ui/TimeField.tsx';

export default function MedicineForm({ day, entry, onSaved, onCancel }: EntryFormProps<MedicineEntry>) {
  const locale = usePageLocale();
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
      label={entry ? texts.edit(locale) : texts.add(locale)}
      onSubmit={submit}
      isSaving={isSaving}
      error={error}
      failure={entry ? controls.notSaved(locale) : texts.notLogged(locale)}
      onCancel={onCancel}
    >
      <TextInput label={texts.medicine(locale)} withAsterisk data-autofocus {...form.getInputProps('name')} />
      <TextInput label={texts.dose(locale)} placeholder={texts.exampleDose(locale)} {...form.getInputProps('dose')} />
      <NativeSelect
        label={texts.status(locale)}
        data={[
          { value: 'taken', label: texts.statuses.taken(locale) },
          { value: 'skipped', label: texts.statuses.skipped(locale) },
        ]}
        {...form.getInputProps('status')}
      />
      {day && <TimeField {...form.getInputProps('time')} />}
      <WideField>
        <TextInput label={controls.notes(locale)} maxLength={2_000} {...form.getInputProps('notes')} />
      </WideField>
    </EntryFields>
  );
}
