import { NumberInput, TextInput } from '@mantine/core';
import { type ActivityEntry, createActivityEntry, updateActivityEntry } from '../../../contract/activity.ts';
import { call } from '../../lib/api.ts';
import { type Day, momentOfDay } from '../../lib/day.ts';
import { useEntryForm } from '../../lib/entryForm.ts';
import { clockTimeOf } from '../../lib/format.ts';
import { EntryFields } from '../../ui/EntryFields.tsx';
import { TimeField } from '../../ui/TimeField.tsx';

interface ActivityFormProps {
  /** Without a day it is logged for now. */
  day?: Day;
  entry?: ActivityEntry;
  failure: string;
  onSaved: () => void;
  onCancel: () => void;
}

type Figure = number | '';
const orNothing = (value: Figure) => (value === '' ? null : value);

export function ActivityForm({ day, entry, failure, onSaved, onCancel }: ActivityFormProps) {
  const knownTime = entry ? clockTimeOf(entry.activityDatetime) : '';
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
      distanceKm: orNothing(distanceKm),
      caloriesBurned: orNothing(caloriesBurned),
      datetime: day && !(entry && time === knownTime) ? momentOfDay(day, time) : undefined,
    }),
    save: (body, idempotencyKey) =>
      entry
        ? call(updateActivityEntry, { params: { id: entry.id }, body })
        : call(createActivityEntry, { body, idempotencyKey }),
    onSaved,
  });

  return (
    <EntryFields
      label={entry ? 'Edit activity' : 'Add activity'}
      onSubmit={submit}
      isSaving={isSaving}
      error={error}
      failure={failure}
      onCancel={onCancel}
    >
      <TextInput
        label="Type"
        withAsterisk
        data-autofocus
        placeholder="Walking"
        maxLength={100}
        {...form.getInputProps('activityType')}
      />
      <NumberInput label="Duration (min)" withAsterisk {...form.getInputProps('durationMin')} />
      <NumberInput label="Distance (km)" step={0.01} decimalScale={2} {...form.getInputProps('distanceKm')} />
      <NumberInput label="Calories burned" {...form.getInputProps('caloriesBurned')} />
      {day && <TimeField {...form.getInputProps('time')} />}
    </EntryFields>
  );
}
