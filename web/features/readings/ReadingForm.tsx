import { NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  builtInNames,
  builtInReadings,
  createReading,
  isBuiltIn,
  type ReadingEntry,
  readingContexts,
  shownUnit,
  updateReading,
} from '#schemas/entries/readings.ts';
import { contextNames } from '../../../texts/entries/readings.ts';
import * as controls from '../../../texts/portal/controls.ts';
import * as texts from '../../../texts/portal/entries/readings.ts';
import { momentOfDay } from '../../lib/day.ts';
import { useEntryForm } from '../../lib/entryForm.ts';
import { capitalised, clockTimeOf } from '../../lib/format.ts';
import { correctEntry } from '../../lib/outbox/changeEntry.ts';
import { logEntry } from '../../lib/outbox/logEntry.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { readUnits } from '../../lib/units.ts';
import { EntryFields, WideField } from '../../ui/lists/EntryFields.tsx';
import type { EntryFormProps } from '../../ui/lists/entryView.ts';
import { TimeField } from '../../ui/TimeField.tsx';
import { OwnKindForm } from './OwnKindForm.tsx';
import { useOwnKinds } from './ownKinds.ts';

type Figure = number | '';
const newKind = 'new';
const told = (figure: Figure) => (figure === '' ? undefined : figure);

export default function ReadingForm({ day, entry, onSaved, onCancel }: EntryFormProps<ReadingEntry>) {
  const locale = usePageLocale();
  const ownKinds = useOwnKinds().data ?? [];
  const [isMaking, setIsMaking] = useState(false);
  const knownTime = entry ? clockTimeOf(entry.createdAt) : '';
  const { form, submit, isSaving, error } = useEntryForm({
    initialValues: {
      kind: entry?.kind ?? 'bloodPressure',
      values: {
        value: (entry?.values.value ?? '') as Figure,
        systolic: (entry?.values.systolic ?? '') as Figure,
        diastolic: (entry?.values.diastolic ?? '') as Figure,
        pulse: (entry?.values.pulse ?? '') as Figure,
      },
      unit: entry?.unit ?? 'mmHg',
      context: entry?.context ?? '',
      notes: entry?.notes ?? '',
      time: knownTime,
    },
    schema: createReading.body,
    toBody: ({ kind, values: { value, systolic, diastolic, pulse }, unit, context, notes, time }) => ({
      kind,
      values:
        kind === 'bloodPressure'
          ? { systolic: told(systolic), diastolic: told(diastolic), pulse: told(pulse) }
          : { value: told(value) },
      unit: isBuiltIn(kind) ? unit : undefined,
      context: kind === 'glucose' && context !== '' ? context : null,
      notes,
      logDatetime: entry && time === knownTime ? undefined : momentOfDay(day, time),
    }),
    save: (body, idempotencyKey) =>
      entry ? correctEntry(updateReading, entry, body) : logEntry(createReading, body, idempotencyKey),
    onSaved,
  });

  function choose(kind: string): void {
    setIsMaking(kind === newKind);
    if (kind === newKind) return;
    form.setFieldValue('kind', kind);
    form.setFieldValue('unit', isBuiltIn(kind) ? shownUnit(kind, builtInReadings[kind].units[0], readUnits()) : '');
  }

  if (isMaking) return <OwnKindForm onMade={choose} onCancel={() => setIsMaking(false)} />;
  const { kind } = form.values;
  const units: readonly string[] = isBuiltIn(kind) ? builtInReadings[kind].units : [];
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
        label={texts.reading(locale)}
        data-autofocus
        data={[
          ...builtInNames.map((name) => ({
            value: name,
            label: texts.readingTitle(locale, name, builtInReadings[name].title),
          })),
          ...ownKinds.map(({ id, name }) => ({ value: id, label: name })),
          { value: newKind, label: texts.ownKind(locale) },
        ]}
        value={kind}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {kind === 'bloodPressure' ? (
        <>
          <NumberInput label={texts.systolic(locale)} withAsterisk {...form.getInputProps('values.systolic')} />
          <NumberInput label={texts.diastolic(locale)} withAsterisk {...form.getInputProps('values.diastolic')} />
          <NumberInput label={texts.pulse(locale)} {...form.getInputProps('values.pulse')} />
        </>
      ) : (
        <NumberInput
          label={texts.value(locale)}
          withAsterisk
          decimalScale={2}
          {...form.getInputProps('values.value')}
        />
      )}
      {units.length > 1 && (
        <NativeSelect label={texts.unit(locale)} data={[...units]} {...form.getInputProps('unit')} />
      )}
      {kind === 'glucose' && (
        <NativeSelect
          label={texts.when(locale)}
          data={[
            { value: '', label: texts.notSaid(locale) },
            ...readingContexts.map((value) => ({ value, label: capitalised(contextNames[value](locale)) })),
          ]}
          {...form.getInputProps('context')}
        />
      )}
      {day && <TimeField {...form.getInputProps('time')} />}
      <WideField>
        <TextInput label={controls.notes(locale)} maxLength={2_000} {...form.getInputProps('notes')} />
      </WideField>
    </EntryFields>
  );
}
