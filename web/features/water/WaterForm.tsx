import { NativeSelect, NumberInput, TextInput } from '@mantine/core';
import {
  containerTypes,
  createWaterEntry,
  drinkTypes,
  updateWaterEntry,
  type WaterEntry,
} from '#schemas/entries/water.ts';
import type { PageText } from '../../../texts/locale.ts';
import * as controls from '../../../texts/portal/controls.ts';
import * as texts from '../../../texts/portal/entries/water.ts';
import { momentOfDay } from '../../lib/day.ts';
import { useEntryForm } from '../../lib/entryForm.ts';
import { capitalised, clockTimeOf } from '../../lib/format.ts';
import { correctEntry } from '../../lib/outbox/changeEntry.ts';
import { logEntry } from '../../lib/outbox/logEntry.ts';
import { readPageLocale, usePageLocale } from '../../lib/pageLocale.ts';
import { readUnits, volumeScale } from '../../lib/units.ts';
import { EntryFields, WideField } from '../../ui/lists/EntryFields.tsx';
import type { EntryFormProps } from '../../ui/lists/entryView.ts';
import { TimeField } from '../../ui/TimeField.tsx';

const options = <Value extends string>(values: readonly Value[], names: Record<Value, PageText>) =>
  values.map((value) => ({ value, label: capitalised(names[value](readPageLocale())) }));

export default function WaterForm({ day, entry, onSaved, onCancel }: EntryFormProps<WaterEntry>) {
  const locale = usePageLocale();

  const { unit, shown, stored } = volumeScale();
  const knownTime = entry ? clockTimeOf(entry.createdAt) : '';
  const { form, submit, clear, isSaving, error } = useEntryForm({
    initialValues: {
      waterIntake: { value: shown(entry?.waterIntake.value ?? 250) as number | '' },
      drinkType: entry?.drinkType ?? 'water',
      containerType: entry?.containerType ?? 'glass',
      notes: entry?.notes ?? '',
      time: knownTime,
    },
    schema: createWaterEntry.body,
    toBody: ({ time, waterIntake: { value }, ...values }) => ({
      ...values,
      waterIntake: { value: value === '' ? value : stored(value) },
      logDatetime: time === knownTime && entry ? undefined : momentOfDay(day, time),
    }),
    save: (body, idempotencyKey) =>
      entry ? correctEntry(updateWaterEntry, entry, body) : logEntry(createWaterEntry, body, idempotencyKey),
    onSaved,
  });

  return (
    <EntryFields
      label={entry ? texts.forms.edit(locale) : texts.forms.add(locale)}
      onSubmit={submit}
      isSaving={isSaving}
      error={error}
      failure={entry ? texts.failed.toSave(locale) : texts.failed.toAdd(locale)}
      onCancel={() => {
        clear();
        onCancel();
      }}
    >
      <NumberInput
        label={texts.volumeIn(locale, unit)}
        withAsterisk
        data-autofocus
        step={readUnits().volumeUnit === 'oz' ? 2 : 50}
        {...form.getInputProps('waterIntake.value')}
      />
      <NativeSelect
        label={texts.type(locale)}
        data={options(drinkTypes, texts.drinks)}
        {...form.getInputProps('drinkType')}
      />
      <NativeSelect
        label={texts.container(locale)}
        data={options(containerTypes, texts.containers)}
        {...form.getInputProps('containerType')}
      />
      {day && <TimeField {...form.getInputProps('time')} />}
      <WideField>
        <TextInput label={controls.notes(locale)} maxLength={2_000} {...form.getInputProps('notes')} />
      </WideField>
    </EntryFields>
  );
}
