import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type ChangeEvent, useRef } from 'react';
import { type DescribedFood, describeFood, type MealType } from '#schemas/entries/food.ts';
import * as texts from '../../../texts/portal/entries/food.ts';
import { ApiProblem } from '../../lib/api.ts';
import { type Day, momentOfDay } from '../../lib/day.ts';
import { useEntryForm } from '../../lib/entryForm.ts';
import { logEntry, type Waiting } from '../../lib/outbox/logEntry.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { EntryFields, WideField } from '../../ui/lists/EntryFields.tsx';
import { TimeField } from '../../ui/TimeField.tsx';
import { showToast } from '../../ui/toasts.ts';
import { mealOptions, splitFoods } from './meals.ts';
import { PartlyUnderstood } from './PartlyUnderstood.tsx';

interface DescribeFoodFormProps {
  day?: Day;
  mealType: MealType;
  /** What is in the field at first. */
  words: string;
  onSaved: (saved: unknown) => void;
  onCancel: () => void;
}

/** What a saved text leaves to be told another way. */
const unknownIn = (answer: DescribedFood | Waiting): string[] => ('unknown' in answer ? answer.unknown : []);

/** Foods in ordinary words; the figures come from the food table. What it doesn't know stays in the field. */
export function DescribeFoodForm({ day, mealType, words, onSaved, onCancel }: DescribeFoodFormProps) {
  const locale = usePageLocale();

  const field = useRef<HTMLTextAreaElement>(null);
  const { form, submit, isSaving, error, forgetError } = useEntryForm({
    initialValues: { mealType, foodName: words, mealNotes: '', time: '', partial: false },
    schema: describeFood.body,
    toBody: ({ foodName, time, ...values }) => ({
      ...values,
      foodName: splitFoods(foodName).join(', '),
      logDatetime: momentOfDay(day, time),
    }),
    save: (body, idempotencyKey) => logEntry(describeFood, body, idempotencyKey),
    left: (answer: DescribedFood | Waiting, values) => {
      const unknown = unknownIn(answer);
      return unknown.length > 0 ? { ...values, foodName: unknown.join(', '), partial: false } : undefined;
    },
    onSaved: (answer) => {
      if (unknownIn(answer).length === 0) return onSaved(answer);
      showToast('success', texts.understoodLogged(locale));
      field.current?.focus();
    },
  });
  const save = (partial: boolean) => {
    form.setFieldValue('partial', partial);
    submit();
  };
  const foods = form.getInputProps('foodName');
  const partly = error instanceof ApiProblem && error.understood.length > 0 ? error : undefined;
  return (
    <EntryFields
      label={texts.addFood(locale)}
      onSubmit={(event) => {
        event.preventDefault();
        save(false);
      }}
      isSaving={isSaving}
      error={partly ? null : error}
      failure={texts.notAdded(locale)}
      onCancel={onCancel}
    >
      {partly && (
        <WideField>
          <PartlyUnderstood
            understood={partly.understood}
            unknown={partly.unknown}
            isSaving={isSaving}
            onLog={() => save(true)}
          />
        </WideField>
      )}
      <WideField>
        <Textarea
          ref={field}
          label={texts.foods(locale)}
          withAsterisk
          data-autofocus
          description={texts.foodsHint(locale)}
          placeholder={texts.foodsExample(locale)}
          autosize
          minRows={3}
          maxLength={2_000}
          {...foods}
          onChange={(event: ChangeEvent<HTMLTextAreaElement>) => {
            if (partly) forgetError();
            foods.onChange(event);
          }}
        />
      </WideField>
      <NativeSelect label={texts.meal(locale)} data={mealOptions(locale)} {...form.getInputProps('mealType')} />
      {day && <TimeField {...form.getInputProps('time')} />}
      <WideField>
        <TextInput label={texts.mealNotes(locale)} maxLength={2_000} {...form.getInputProps('mealNotes')} />
      </WideField>
    </EntryFields>
  );
}
