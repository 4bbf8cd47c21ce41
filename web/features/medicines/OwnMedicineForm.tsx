import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { NumberInput, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { createMedicine, type Medicine, updateMedicine } from '#schemas/entries/medicines.ts';
import * as controls from '../../../texts/portal/controls.ts';
import * as doses from '../../../texts/portal/entries/medicines.ts';
import * as texts from '../../../texts/portal/entries/ownMedicines.ts';
import { call } from '../../lib/api.ts';
import { useEntryForm } from '../../lib/entryForm.ts';
import { readPageLocale, usePageLocale } from '../../lib/pageLocale.ts';
import { EntryFields } from '../../ui/lists/EntryFields.tsx';
import { titleOf } from './doses.ts';
import { bodyOf, changeOf, type MedicineValues, valuesOf } from './medicineValues.ts';
import { hintBelow, RhythmFields } from './RhythmFields.tsx';
import { TimesField } from './TimesField.tsx';

interface OwnMedicineFormProps {
  /** The one to change; a new one without. */
  medicine: Medicine | undefined;
  today: string;
  onSaved: (saved: Medicine) => void;
  onCancel: () => void;
}

/** A medicine with its times: what can be told in the chat in one sentence, in fields. */
export function OwnMedicineForm({ medicine, today, onSaved, onCancel }: OwnMedicineFormProps) {
  const locale = usePageLocale();
  const name = useRef<HTMLInputElement>(null);
  const { form, submit, isSaving, error } = useEntryForm({
    initialValues: valuesOf(medicine),
    schema: createMedicine.body,
    toBody: (values) => bodyOf(values, medicine, today),
    refuse: refusedHere,
    save: (told, idempotencyKey) => {
      const body = { ...told, times: [...new Set(told.times)].sort() };
      return medicine
        ? call(updateMedicine, { params: { id: medicine.id }, body: changeOf(body, medicine) })
        : call(createMedicine, { body, idempotencyKey });
    },
    onSaved,
  });
  useEffect(() => name.current?.focus(), []);
  return (
    <EntryFields
      label={medicine ? texts.change(locale, titleOf(medicine)) : texts.add(locale)}
      onSubmit={submit}
      isSaving={isSaving}
      error={error}
      failure={controls.notSaved(locale)}
      onCancel={onCancel}
    >
      <TextInput
        ref={name}
        label={texts.name(locale)}
        placeholder={texts.exampleName(locale)}
        withAsterisk
        {...form.getInputProps('name')}
      />
      <TextInput label={doses.dose(locale)} placeholder={doses.exampleDose(locale)} {...form.getInputProps('dose')} />
      <RhythmFields form={form} medicine={medicine} today={today} />
      {form.values.rhythm !== 'asNeeded' && (
        <>
          <TimesField form={form} />
          <TextInput
            type="date"
            label={texts.from(locale)}
            inputWrapperOrder={hintBelow}
            description={form.values.rhythm === 'everyDays' && texts.countedFrom(locale)}
            {...form.getInputProps('startDate')}
          />
          <TextInput type="date" label={texts.until(locale)} {...form.getInputProps('until')} />
        </>
      )}
      <NumberInput
        label={texts.tabletsLeft(locale)}
        inputWrapperOrder={hintBelow}
        description={texts.tabletsHint(locale)}
        min={0}
        {...form.getInputProps('tabletsLeft')}
      />
    </EntryFields>
  );
}

/** The contract takes no days for every day, and an end before the beginning. */
function refusedHere({ rhythm, days, startDate, until }: MedicineValues): Record<string, string> {
  if (rhythm === 'asNeeded') return {};
  return {
    ...(rhythm === 'weekdays' && days.length === 0 && { days: texts.chooseDay(readPageLocale()) }),
    ...(until !== '' && until < startDate && { until: texts.endsBefore(readPageLocale()) }),
  };
}
