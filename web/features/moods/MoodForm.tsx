import { NativeSelect, TextInput } from '@mantine/core';
import { createMood, type MoodEntry, moods, updateMood } from '#schemas/entries/moods.ts';
import { moodNames } from '../../../texts/entries/moods.ts';
import * as controls from '../../../texts/portal/controls.ts';
import * as texts from '../../../texts/portal/entries/moods.ts';
import { momentOfDay } from '../../lib/day.ts';
import { useEntryForm } from '../../lib/entryForm.ts';
import { capitalised, clockTimeOf } from '../../lib/format.ts';
import { correctEntry } from '../../lib/outbox/changeEntry.ts';
import { logEntry } from '../../lib/outbox/logEntry.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { EntryFields, WideField } from '../../ui/lists/EntryFields.tsx';
import type { EntryFormProps } from '../../ui/lists/entryView.ts';
import { TimeField } from '../../ui/TimeField.tsx';

export default function MoodForm({ day, entry, onSaved, onCancel }: EntryFormProps<MoodEntry>) {
  const locale = usePageLocale();
  const knownTime = entry ? clockTimeOf(entry.createdAt) : '';
  const { form, submit, isSaving, error } = useEntryForm({
    initialValues: {
      mood: entry?.mood ? `${entry.mood}` : '',
      tags: entry?.tags.join(', ') ?? '',
      notes: entry?.notes ?? '',
      time: knownTime,
    },
    schema: createMood.body,
    toBody: ({ mood, tags, notes, time }) => ({
      mood: mood === '' ? null : Number(mood),
      tags: tags.split(',').flatMap((tag) => tag.trim() || []),
      notes,
      logDatetime: entry && time === knownTime ? undefined : momentOfDay(day, time),
    }),
    save: (body, idempotencyKey) =>
      entry ? correctEntry(updateMood, entry, body) : logEntry(createMood, body, idempotencyKey),
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
      <NativeSelect
        label={texts.howDoYouFeel(locale)}
        data-autofocus
        data={[
          { value: '', label: texts.notSaid(locale) },
          ...moods
            .toReversed()
            .map((mood) => ({ value: `${mood}`, label: `${capitalised(moodNames[mood](locale))} (${mood})` })),
        ]}
        {...form.getInputProps('mood')}
      />
      <TextInput
        label={texts.tags(locale)}
        placeholder={texts.exampleTags(locale)}
        maxLength={800}
        {...form.getInputProps('tags')}
      />
      {day && <TimeField {...form.getInputProps('time')} />}
      <WideField>
        <TextInput label={controls.notes(locale)} maxLength={2_000} {...form.getInputProps('notes')} />
      </WideField>
    </EntryFields>
  );
}
