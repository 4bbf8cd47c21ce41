import { NumberInput } from '@mantine/core';
import { createWaterEntry } from '#schemas/entries/water.ts';
import * as texts from '../../../texts/portal/entries/water.ts';
import { useEntryForm } from '../../lib/entryForm.ts';
import { logEntry } from '../../lib/outbox/logEntry.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { readUnits, volumeScale } from '../../lib/units.ts';
import { EntryFields } from '../../ui/lists/EntryFields.tsx';

interface QuickWaterFormProps {
  onSaved: (saved: unknown) => void;
  onCancel: () => void;
}

/** A glass of water in one figure. */
export default function QuickWaterForm({ onSaved, onCancel }: QuickWaterFormProps) {
  const locale = usePageLocale();

  const { unit, shown, stored } = volumeScale();
  const { form, submit, isSaving, error } = useEntryForm({
    initialValues: { waterIntake: { value: '' as number | '' } },
    schema: createWaterEntry.body,
    toBody: ({ waterIntake: { value } }) => ({
      waterIntake: { value: value === '' ? value : stored(value) },
      drinkType: 'water',
      containerType: 'glass',
    }),
    save: (body, idempotencyKey) => logEntry(createWaterEntry, body, idempotencyKey),
    onSaved,
  });
  return (
    <EntryFields
      label={texts.forms.log(locale)}
      onSubmit={submit}
      isSaving={isSaving}
      error={error}
      failure={texts.failed.toLog(locale)}
      onCancel={onCancel}
    >
      <NumberInput
        label={texts.amountIn(locale, unit)}
        withAsterisk
        data-autofocus
        placeholder={String(shown(250))}
        step={readUnits().volumeUnit === 'oz' ? 2 : 50}
        {...form.getInputProps('waterIntake.value')}
      />
    </EntryFields>
  );
}
