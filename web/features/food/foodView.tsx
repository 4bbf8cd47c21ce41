import { type FoodEntry, mealTitles } from '../../../contract/food.ts';
import { figure, timeOf } from '../../lib/format.ts';
import type { EntryView } from '../../ui/entryView.ts';
import { MealIcon } from '../../ui/icons.tsx';
import { AddFoodForm } from './AddFoodForm.tsx';
import { FoodFiguresForm } from './FoodFiguresForm.tsx';
import classes from './foodView.module.css';
import { mealsOf } from './mealsOf.ts';

export const foodView: EntryView<'food'> = {
  kind: 'food',
  title: 'Food Intake',
  Icon: MealIcon,
  columns: [
    { title: 'Time', value: ({ createdAt }) => timeOf(createdAt) },
    { title: 'Meal', value: ({ mealType }) => mealTitles[mealType] },
    { title: 'Food', value: ({ foodName }) => foodName, isName: true },
    { title: 'Calories', value: ({ calories }) => `${figure(calories)} kcal`, isFigure: true },
    { title: 'Protein', value: ({ proteinG }) => `${figure(proteinG, 1)} g`, isFigure: true },
    { title: 'Carbs', value: ({ carbsG }) => `${figure(carbsG, 1)} g`, isFigure: true },
    { title: 'Fat', value: ({ fatG }) => `${figure(fatG, 1)} g`, isFigure: true },
  ],
  nameOf: ({ foodName }) => foodName,
  Form: FoodFiguresForm,
  AddForm: AddFoodForm,
  QuickForm: AddFoodForm,
  diary: mealsOf,
  empty: 'No food logs for this date',
  totals: (entries) => <Totals entries={entries} />,
};

function Totals({ entries }: { entries: FoodEntry[] }) {
  if (entries.length < 2) return null;
  const sum = (name: 'calories' | 'proteinG' | 'carbsG' | 'fatG') =>
    entries.reduce((total, entry) => total + entry[name], 0);
  return (
    <p className={classes.totals}>
      <strong>{figure(sum('calories'))} kcal</strong> in all, with {figure(sum('proteinG'))} g protein,{' '}
      {figure(sum('carbsG'))} g carbs and {figure(sum('fatG'))} g fat.
    </p>
  );
}
