import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { createFast, type FastEntry, updateFast } from '#schemas/entries/fasts.ts';
import * as controls from '../../../texts/portal/controls.ts';
import * as texts from '../../../texts/portal/entries/fasts.ts';
import { isQuestion } from '../../lib/api.ts';
import { momentOfDay } from '../../lib/day.ts';
import { useEntryForm } from '../../lib/entryForm.ts';
import { clockTimeOf, localDateOf } from '../../lib/format.ts';
import { correctEntry } from '../../lib/outbox/changeEntry.ts';
import { logEntry } from '../../lib/outbox/logEntry.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { EntryFields, WideField } from '../../ui/lists/EntryFields.tsx';
import type { EntryFormProps } from '../../ui/lists/entryView.ts';
import { TimeField } from '../../ui/TimeField.tsx';
import { planChoices } from './planChoices.ts';

const localMoment = (instant: string | null | undefined) =>
  instant ? `${localDateOf(instant)}T${clockTimeOf(instant)}` : '';

export default function FastForm({ day, entry, onSaved, onCancel }: EntryFormProps<FastEntry>) {
  const locale = usePageLocale();
  const knownTime = entry ? clockTimeOf(entry.startedAt) : '';
  const knownEnd = localMoment(entry?.endedAt);
  // The times that the server asked about: sent again, they are meant.
  const [doubted, setDoubted] = useState<string>();
  const timesOf = ({ time, ended }: { time: string; ended: string }) => `${time} ${ended}`;
  const { form, submit, isSaving, error } = useEntryForm({
    initialValues: {
      plan: (entry?.plan ?? '') as NonNullable<FastEntry['plan']> | '',
      city: entry?.city ?? '',
      time: knownTime,
      ended: knownEnd,
      notes: entry?.notes ?? '',
    },
    schema: createFast.body,
    toBody: ({ time, ended, plan, ...told }) => ({
      ...told,
      confirm: timesOf({ time, ended }) === doubted || undefined,
      plan: plan || null,
      startedAt: entry && time === knownTime ? undefined : momentOfDay(day, time),
      endedAt: entry && ended === knownEnd ? undefined : ended || null,
    }),
    save: async (body, idempotencyKey) => {
      try {
        if (entry) return await correctEntry(updateFast, entry, body);
        return await logEntry(createFast, body, idempotencyKey);
      } catch (error) {
        if (isQuestion(error)) setDoubted(timesOf(form.getValues()));
        throw error;
      }
    },
    onSaved,
  });

  return (
    <EntryFields
      label={entry ? texts.edit(locale) : texts.add(locale)}
      onSubmit={submit}
      isSaving={isSaving}
      error={isQuestion(error) ? null : error}
      failure={entry ? controls.notSaved(locale) : texts.notLogged(locale)}
      onCancel={onCancel}
      save={timesOf(form.values) === doubted ? controls.saveDoubted(locale) : undefined}
    >
      <NativeSelect
        label={texts.plan(locale)}
        data={planChoices(locale)}
        data-autofocus
        {...form.getInputProps('plan')}
      />
      {day && <TimeField {...form.getInputProps('time')} />}
      <TextInput
        type="datetime-local"
        label={texts.endedField(locale)}
        {...form.getInputProps('ended')}
        error={form.errors.startedAt ?? form.errors.ended}
      />
      <TextInput label={texts.city(locale)} placeholder={texts.exampleCity(locale)} {...form.getInputProps('city')} />
      <WideField>
        <TextInput label={controls.notes(locale)} maxLength={2_000} {...form.getInputProps('notes')} />
      </WideField>
    </EntryFields>
  );
}
