import { NumberInput, TextInput } from '@mantine/core';
import { createPromoCode, type PromoCodeSetting } from '#schemas/admin/adminSettings.ts';
import { call } from '../../../lib/api.ts';
import { useEntryForm } from '../../../lib/entryForm.ts';
import { readTimeZone } from '../../../lib/timeZone.ts';
import { EntryFields } from '../../../ui/lists/EntryFields.tsx';
import { endOfDay } from './promoTime.ts';

interface PromoCodeFormProps {
  onSaved: (promo: PromoCodeSetting) => void;
  onCancel: () => void;
}

export function PromoCodeForm({ onSaved, onCancel }: PromoCodeFormProps) {
  const { form, submit, isSaving, error } = useEntryForm({
    initialValues: { code: '', percent: 10 as number | '', mostUses: '' as number | '', endsAt: '' },
    schema: createPromoCode.body,
    toBody: ({ endsAt, mostUses, ...values }) => ({
      ...values,
      endsAt: endsAt === '' ? null : endOfDay(endsAt, readTimeZone()),
      mostUses: mostUses === '' ? null : mostUses,
    }),
    save: (body) => call(createPromoCode, { body }),
    onSaved,
  });
  return (
    <EntryFields
      label="New promo code"
      onSubmit={submit}
      isSaving={isSaving}
      error={error}
      failure="The code was not made"
      save="Create"
      onCancel={onCancel}
    >
      <TextInput
        label="Code"
        withAsterisk
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.getInputProps('code')}
      />
      <NumberInput label="Discount (%)" withAsterisk allowDecimal={false} {...form.getInputProps('percent')} />
      <NumberInput
        label="Most uses"
        placeholder="Any number"
        allowDecimal={false}
        {...form.getInputProps('mostUses')}
      />
      <TextInput label="Last day" type="date" {...form.getInputProps('endsAt')} />
    </EntryFields>
  );
}
