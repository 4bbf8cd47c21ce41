import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { describeFood } from '../../../contract/food.ts';
import { call } from '../../lib/api.ts';
import { type Day, momentOfDay } from '../../lib/day.ts';
import { useEntryForm } from '../../lib/entryForm.ts';
import { EntryFields, WideField } from '../../ui/EntryFields.tsx';
import { TimeField } from '../../ui/TimeField.tsx';
import { mealOptions, splitFoods, usualMeal } from './meals.ts';

interface DescribeFoodFormProps {
  day?: Day;
  onSaved: () => void;
  onCancel: () => void;
}

/** Foods in ordinary words; the figures come from the food table. */
export function DescribeFoodForm({ day, onSaved, onCancel }: DescribeFoodFormProps) {
  const { form, submit, isSaving, error } = useEntryForm({
    initialValues: { mealType: usualMeal, foodName: '', mealNotes: '', time: '' },
    schema: describeFood.body,
    toBody: ({ foodName, time, ...values }) => ({
      ...values,
      foodName: splitFoods(foodName).join(', '),
      logDatetime: momentOfDay(day, time),
    }),
    save: (body, idempotencyKey) => call(describeFood, { body, idempotencyKey }),
    onSaved,
  });
  return (
    <EntryFields
      label="Add food"
      onSubmit={submit}
      isSaving={isSaving}
      error={error}
      failure="Failed to add log"
      onCancel={onCancel}
    >
      <WideField>
        <Textarea
          label="Foods"
          withAsterisk
          data-autofocus
          description="Separated by commas or line breaks, with amounts if you know them."
          placeholder={'2 rotis, 1 katori dal\n1 glass lassi'}
          autosize
          minRows={3}
          maxLength={2_000}
          {...form.getInputProps('foodName')}
        />
      </WideField>
      <NativeSelect label="Meal" data={mealOptions} {...form.getInputProps('mealType')} />
      {day && <TimeField {...form.getInputProps('time')} />}
      <WideField>
        <TextInput label="Meal notes" maxLength={2_000} {...form.getInputProps('mealNotes')} />
      </WideField>
    </EntryFields>
  );
}
