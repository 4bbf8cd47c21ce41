import { NumberInput } from '@mantine/core';
import { createSleepEntry, type SleepEntry, updateSleepEntry } from '#schemas/entries/sleep.ts';
import * as texts from '../../../texts/portal/entries/sleep.ts';
import { momentOfDay } from '../../lib/day.ts';
import { useEntryForm } from '../../lib/entryForm.ts';
import { clockTimeOf } from '../../lib/format.ts';
import { correctEntry } from '../../lib/outbox/changeEntry.ts';
import { logEntry } from '../../lib/outbox/logEntry.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { EntryFields } from '../../ui/lists/EntryFields.tsx';
import type { EntryFormProps } from '../../ui/lists/entryView.ts';
import { TimeField } from '../../ui/TimeField.tsx';

export default function SleepForm({ day, entry, onSaved, onCancel }: EntryFormProps<SleepEntry>) {
  const locale = usePageLocale();

  const knownTime = entry ? clockTimeOf(entry.createdAt) : '';
  const { form, submit, isSaving, error } = useEntryForm({
    initialValues: { sleepTimeHr: (entry?.sleepTimeHr ?? '') as number | '', time: knownTime },
    schema: createSleepEntry.body,
    toBody: ({ sleepTimeHr, time }) => ({
      sleepTimeHr,
      logDatetime: entry && time === knownTime ? undefined : momentOfDay(day, time),
    }),
    save: (body, idempotencyKey) =>
      entry ? correctEntry(updateSleepEntry, entry, body) : logEntry(createSleepEntry, body, idempotencyKey),
    onSaved,
  });

  return (
    <EntryFields
      label={entry ? texts.edit(locale) : texts.add(locale)}
      onSubmit={submit}
      isSaving={isSaving}
      error={error}
      failure={entry ? texts.notSaved(locale) : texts.notAdded(locale)}
      onCancel={onCancel}
    >
      <NumberInput
        label={texts.hours(locale)}
        withAsterisk
        data-autofocus
        step={0.1}
        {...form.getInputProps('sleepTimeHr')}
      />
      {day && <TimeField {...form.getInputProps('time')} />}
    </EntryFields>
  );
}
