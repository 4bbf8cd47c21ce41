import { NumberInput, TextInput } from '@mantine/core';
import { createFoodEntry } from '../../../contract/food.ts';
import { call } from '../../lib/api.ts';
import { useEntryForm } from '../../lib/entryForm.ts';
import { EntryFields } from '../../ui/EntryFields.tsx';

interface QuickFoodFormProps {
  onSaved: () => void;
  onCancel: () => void;
}

/** A snack with its calories and nothing else. */
export function QuickFoodForm({ onSaved, onCancel }: QuickFoodFormProps) {
  const { form, submit, isSaving, error } = useEntryForm({
    initialValues: { foodName: '', calories: '' as number | '' },
    schema: createFoodEntry.body,
    toBody: (values) => ({ ...values, mealType: 'snack', notes: 'Quick add' }),
    save: (body, idempotencyKey) => call(createFoodEntry, { body, idempotencyKey }),
    onSaved,
  });
  return (
    <EntryFields
      label="Log food"
      onSubmit={submit}
      isSaving={isSaving}
      error={error}
      failure="Failed to log food"
      onCancel={onCancel}
    >
      <TextInput label="Food name" withAsterisk data-autofocus maxLength={500} {...form.getInputProps('foodName')} />
      <NumberInput label="Calories" withAsterisk {...form.getInputProps('calories')} />
    </EntryFields>
  );
}
