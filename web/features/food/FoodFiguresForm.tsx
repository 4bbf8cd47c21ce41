import { NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { createFoodEntry, type FoodEntry, type MealType, updateFoodEntry } from '#schemas/entries/food.ts';
import * as texts from '../../../texts/portal/entries/food.ts';
import { momentOfDay } from '../../lib/day.ts';
import { useEntryForm } from '../../lib/entryForm.ts';
import { clockTimeOf } from '../../lib/format.ts';
import { correctEntry } from '../../lib/outbox/changeEntry.ts';
import { logEntry } from '../../lib/outbox/logEntry.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { EntryFields, WideField } from '../../ui/lists/EntryFields.tsx';
import type { EntryFormProps } from '../../ui/lists/entryView.ts';
import { TimeField } from '../../ui/TimeField.tsx';
import { type FigureName, figureNames, scaledFigures } from './figures.ts';
import { mealNow, mealOptions } from './meals.ts';

const nothing = {
  ...{ calories: 0, proteinG: 0, carbsG: 0, fatG: 0, fiberG: 0, sugarG: 0, sodiumMg: 0, cholesterolMg: 0 },
};

interface FoodFiguresFormProps extends EntryFormProps<FoodEntry> {
  /** Of a new one. */
  mealType?: MealType;
}

/** One food with figures of one's own, for the whole of what was eaten; those of an entry follow its amount. */
export default function FoodFiguresForm({ day, entry, mealType = mealNow(), onSaved, onCancel }: FoodFiguresFormProps) {
  const locale = usePageLocale();

  const known = entry ?? { ...nothing, quantity: 1, servingSize: 100, servingUnit: 'g' };
  const knownTime = entry ? clockTimeOf(entry.createdAt) : '';
  const [told, setTold] = useState<ReadonlySet<FigureName>>(new Set());
  const { form, submit, isSaving, error } = useEntryForm({
    initialValues: {
      mealType: entry?.mealType ?? mealType,
      foodName: entry?.foodName ?? '',
      quantity: known.quantity as number | '',
      servingSize: known.servingSize as number | '',
      servingUnit: known.servingUnit,
      ...(Object.fromEntries(figureNames.map((name) => [name, known[name]])) as Record<FigureName, number | ''>),
      notes: entry?.notes ?? '',
      time: knownTime,
    },
    schema: createFoodEntry.body,
    toBody: ({ time, ...values }) => ({
      ...values,
      logDatetime: entry && time === knownTime ? undefined : momentOfDay(day, time),
    }),
    save: (body, idempotencyKey) =>
      entry
        ? correctEntry(updateFoodEntry, entry, withoutFollowing(body, told), figuresIn(body))
        : logEntry(createFoodEntry, body, idempotencyKey),
    onSaved,
  });
  const amount = (name: 'quantity' | 'servingSize') => ({
    ...form.getInputProps(name),
    onChange: (value: number | string) => {
      form.setFieldValue(name, value as number | '');
      const following = entry && scaledFigures(entry, { ...form.getValues(), [name]: value });
      for (const figure of figureNames) {
        if (following && !told.has(figure)) form.setFieldValue(figure, following[figure]);
      }
    },
  });
  const figure = (name: FigureName) => ({
    ...form.getInputProps(name),
    onChange: (value: number | string) => {
      form.setFieldValue(name, value as number | '');
      setTold(new Set([...told, name]));
    },
  });

  return (
    <EntryFields
      label={entry ? texts.editFood(locale) : texts.addWithFigures(locale)}
      onSubmit={submit}
      isSaving={isSaving}
      error={error}
      failure={entry ? texts.notChanged(locale) : texts.notAdded(locale)}
      onCancel={onCancel}
    >
      <WideField>
        <TextInput
          label={texts.food(locale)}
          withAsterisk
          data-autofocus
          maxLength={500}
          {...form.getInputProps('foodName')}
        />
      </WideField>
      <NativeSelect label={texts.meal(locale)} data={mealOptions(locale)} {...form.getInputProps('mealType')} />
      <NumberInput label={texts.quantity(locale)} {...amount('quantity')} />
      <NumberInput label={texts.servingSize(locale)} {...amount('servingSize')} />
      <TextInput label={texts.unit(locale)} maxLength={32} {...form.getInputProps('servingUnit')} />
      {figureNames.map((name) => (
        <NumberInput
          key={name}
          label={texts.figures[name](locale)}
          withAsterisk={name === 'calories'}
          {...figure(name)}
        />
      ))}
      {day && <TimeField {...form.getInputProps('time')} />}
      <WideField>
        <TextInput label={texts.mealNotes(locale)} maxLength={2_000} {...form.getInputProps('notes')} />
      </WideField>
    </EntryFields>
  );
}

const figuresIn = (body: Partial<Record<FigureName, number>>) =>
  Object.fromEntries(figureNames.map((name) => [name, body[name]]));

/** Figures that only follow the amount are left to the server, which scales what it has. */
const withoutFollowing = <Body extends object>(body: Body, told: ReadonlySet<string>): Partial<Body> =>
  Object.fromEntries(
    Object.entries(body).filter(([name]) => told.has(name) || !figureNames.some((figure) => figure === name)),
  ) as Partial<Body>;
