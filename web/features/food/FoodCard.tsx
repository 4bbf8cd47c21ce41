import { type FoodEntry, mealTitles } from '../../../contract/food.ts';
import { type Day, dateToAsk } from '../../lib/day.ts';
import { figure, timeOf } from '../../lib/format.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { EntryLog } from '../../ui/EntryLog.tsx';
import { AddFoodForm } from './AddFoodForm.tsx';
import { useDeleteFood } from './deleteFood.ts';
import classes from './FoodCard.module.css';
import { FoodFiguresForm } from './FoodFiguresForm.tsx';
import { useFood } from './listFood.ts';

const columns: Column<FoodEntry>[] = [
  { title: 'Time', value: ({ createdAt }) => timeOf(createdAt) },
  { title: 'Meal', value: ({ mealType }) => mealTitles[mealType] },
  { title: 'Food', value: ({ foodName }) => foodName, isName: true },
  { title: 'Calories', value: ({ calories }) => `${figure(calories)} kcal`, isFigure: true },
  { title: 'Protein', value: ({ proteinG }) => `${figure(proteinG, 1)} g`, isFigure: true },
  { title: 'Carbs', value: ({ carbsG }) => `${figure(carbsG, 1)} g`, isFigure: true },
  { title: 'Fat', value: ({ fatG }) => `${figure(fatG, 1)} g`, isFigure: true },
];

export function FoodCard({ day }: { day: Day }) {
  const remove = useDeleteFood();
  return (
    <EntryLog
      title="Food Intake"
      add="Add Food"
      hide="Hide Food Form"
      addForm={(close) => <AddFoodForm day={day} onCancel={close} />}
      edit="Edit food"
      editForm={(entry, dayOfEntry, close) => (
        <FoodFiguresForm day={dayOfEntry} entry={entry} onSaved={close} onCancel={close} />
      )}
      entries={useFood(dateToAsk(day))}
      failure="Error loading food logs"
      caption="Food of the day"
      empty="No food logs for this date"
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ foodName, createdAt }) => `${foodName} at ${timeOf(createdAt)}`}
      onDelete={remove.mutate}
      totals={(entries) => <Totals entries={entries} />}
    />
  );
}

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
