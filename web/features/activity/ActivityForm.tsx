import { NumberInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type ActivityEntry, createActivityEntry, updateActivityEntry } from '#schemas/entries/activity.ts';
import * as controls from '../../../texts/portal/controls.ts';
import * as texts from '../../../texts/portal/entries/activity.ts';
import { isQuestion } from '../../lib/api.ts';
import { momentOfDay } from '../../lib/day.ts';
import { useEntryForm } from '../../lib/entryForm.ts';
import { clockTimeOf } from '../../lib/format.ts';
import { correctEntry } from '../../lib/outbox/changeEntry.ts';
import { logEntry } from '../../lib/outbox/logEntry.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { EntryFields } from '../../ui/lists/EntryFields.tsx';
import type { EntryFormProps } from '../../ui/lists/entryView.ts';
import { TimeField } from '../../ui/TimeField.tsx';

type Figure = number | '';
const orNothing = (value: Figure) => (value === '' ? null : value);
const paceOf = ({ activityType, durationMin, distanceKm }: Record<string, unknown>) =>
  [activityType, durationMin, distanceKm].join(' ');

export default function ActivityForm({ day, entry, onSaved, onCancel }: EntryFormProps<ActivityEntry>) {
  const locale = usePageLocale();

  const knownTime = entry ? clockTimeOf(entry.activityDatetime) : '';
  // The figures that the server asked about: sent again, they are meant.
  const [doubted, setDoubted] = useState<string>();
  const { form, submit, isSaving, error } = useEntryForm({
    initialValues: {
      activityType: entry?.activityType ?? '',
      durationMin: (entry?.durationMin ?? '') as Figure,
      distanceKm: (entry?.distanceKm ?? '') as Figure,
      caloriesBurned: (entry?.caloriesBurned ?? '') as Figure,
      time: knownTime,
    },
    schema: createActivityEntry.body,
    toBody: ({ time, distanceKm, caloriesBurned, ...values }) => ({
      ...values,
      confirm: paceOf({ ...values, distanceKm }) === doubted || undefined,
      distanceKm: orNothing(distanceKm),
      caloriesBurned: orNothing(caloriesBurned),
      datetime: entry && time === knownTime ? undefined : momentOfDay(day, time),
    }),
    save: async (body, idempotencyKey) => {
      try {
        if (entry) return await correctEntry(updateActivityEntry, entry, body);
        return await logEntry(createActivityEntry, body, idempotencyKey);
      } catch (error) {
        if (isQuestion(error)) setDoubted(paceOf(form.getValues()));
        throw error;
      }
    },
    onSaved,
  });

  const failedToLog = day ? texts.failed(locale) : texts.notLogged(locale);
  return (
    <EntryFields
      label={entry ? texts.edit(locale) : texts.add(locale)}
      onSubmit={submit}
      isSaving={isSaving}
      error={isQuestion(error) ? null : error}
      failure={entry ? texts.notSaved(locale) : failedToLog}
      onCancel={onCancel}
      save={paceOf(form.values) === doubted ? controls.saveDoubted(locale) : undefined}
    >
      <TextInput
        label={texts.type(locale)}
        withAsterisk
        data-autofocus
        placeholder={texts.example(locale)}
        maxLength={100}
        {...form.getInputProps('activityType')}
      />
      <NumberInput label={texts.duration(locale)} withAsterisk {...form.getInputProps('durationMin')} />
      <NumberInput label={texts.distance(locale)} step={0.01} decimalScale={2} {...form.getInputProps('distanceKm')} />
      <NumberInput label={texts.caloriesBurned(locale)} {...form.getInputProps('caloriesBurned')} />
      {day && <TimeField {...form.getInputProps('time')} />}
    </EntryFields>
  );
}
