import { NumberInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { createWeightEntry, updateWeightEntry, type WeightEntry } from '#schemas/entries/weight.ts';
import * as controls from '../../../texts/portal/controls.ts';
import * as texts from '../../../texts/portal/entries/weight.ts';
import { isQuestion } from '../../lib/api.ts';
import { momentOfDay } from '../../lib/day.ts';
import { useEntryForm } from '../../lib/entryForm.ts';
import { clockTimeOf } from '../../lib/format.ts';
import { correctEntry } from '../../lib/outbox/changeEntry.ts';
import { logEntry } from '../../lib/outbox/logEntry.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { weightScale } from '../../lib/units.ts';
import { EntryFields } from '../../ui/lists/EntryFields.tsx';
import type { EntryFormProps } from '../../ui/lists/entryView.ts';
import { TimeField } from '../../ui/TimeField.tsx';
import { useLastWeight } from './lastWeight.ts';

export default function WeightForm({ day, entry, onSaved, onCancel }: EntryFormProps<WeightEntry>) {
  const locale = usePageLocale();

  const knownTime = entry ? clockTimeOf(entry.createdAt) : '';
  const last = useLastWeight();
  const { unit, shown, stored } = weightScale(2);
  // What the server asked about: sent again, it is meant.
  const [doubted, setDoubted] = useState<number>();
  const isDoubted = (weightKg: number | '') => weightKg !== '' && stored(weightKg) === doubted;
  const { form, submit, isSaving, error } = useEntryForm({
    initialValues: { weightKg: (entry ? shown(entry.weightKg) : '') as number | '', time: knownTime },
    schema: createWeightEntry.body,
    toBody: ({ weightKg, time }) => ({
      weightKg: weightKg === '' ? weightKg : stored(weightKg),
      logDatetime: entry && time === knownTime ? undefined : momentOfDay(day, time),
      confirm: isDoubted(weightKg) || undefined,
    }),
    save: async (body, idempotencyKey) => {
      try {
        if (entry) return await correctEntry(updateWeightEntry, entry, body);
        return await logEntry(createWeightEntry, body, idempotencyKey);
      } catch (error) {
        if (isQuestion(error)) setDoubted(body.weightKg);
        throw error;
      }
    },
    onSaved,
  });

  // A new one begins where the last one was, unless something is typed before that is known.
  const field = useRef<HTMLInputElement>(null);
  const [filledIn, setFilledIn] = useState<number>();
  useEffect(() => {
    if (entry || !last || form.isDirty()) return;
    form.setFieldValue('weightKg', shown(last));
    setFilledIn(last);
  }, [entry, last, shown, form.isDirty, form.setFieldValue]);
  // What is typed takes its place, also where the field had the focus before.
  useEffect(() => {
    if (filledIn && field.current === document.activeElement) field.current?.select();
  }, [filledIn]);

  const failedToLog = day ? texts.notAdded(locale) : texts.notLogged(locale);
  return (
    <EntryFields
      label={entry ? texts.edit(locale) : texts.add(locale)}
      onSubmit={submit}
      isSaving={isSaving}
      error={isQuestion(error) ? null : error}
      failure={entry ? texts.notSaved(locale) : failedToLog}
      onCancel={onCancel}
      save={isDoubted(form.values.weightKg) ? controls.saveDoubted(locale) : undefined}
    >
      <NumberInput
        ref={field}
        label={texts.weightIn(locale, unit)}
        withAsterisk
        data-autofocus
        step={0.1}
        {...form.getInputProps('weightKg')}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {day && <TimeField {...form.getInputProps('time')} />}
    </EntryFields>
  );
}
