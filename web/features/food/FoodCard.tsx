import { useState } from 'react';
import type { FoodEntry } from '../../../contract/food.ts';
import { failedWith } from '../../lib/api.ts';
import { type Day, dateToAsk } from '../../lib/day.ts';
import { figure, timeOf } from '../../lib/format.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { LogCard } from '../../ui/LogCard.tsx';
import { LogSkeleton } from '../../ui/LogSkeleton.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import { AddFoodForm } from './AddFoodForm.tsx';
import { useDeleteFood } from './deleteFood.ts';
import classes from './FoodCard.module.css';
import { FoodFiguresForm } from './FoodFiguresForm.tsx';
import { useFood } from './listFood.ts';
import { mealTitles } from './meals.ts';

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
  const food = useFood(dateToAsk(day));
  const remove = useDeleteFood();
  const [edited, setEdited] = useState<FoodEntry>();
  const close = () => setEdited(undefined);

  return (
    <LogCard
      title="Food Intake"
      add="Add Food"
      hide="Hide Food Form"
      form={(closeForm) => <AddFoodForm day={day} onCancel={closeForm} />}
    >
      <Loadable
        needs={[food]}
        skeleton={<LogSkeleton />}
        failure={failedWith('Fetch failed', 'Error loading food logs')}
      >
        {() => (
          <>
            <DataTable
              caption="Food of the day"
              columns={columns}
              rows={food.data ?? []}
              keyOf={({ id }) => id}
              empty="No food logs for this date"
              actions={(entry) => (
                <RowActions
                  name={`${entry.foodName} at ${timeOf(entry.createdAt)}`}
                  onEdit={() => setEdited(entry)}
                  onDelete={() => remove.mutate(entry)}
                />
              )}
            />
            <Totals entries={food.data ?? []} />
          </>
        )}
      </Loadable>
      <Dialog title="Edit food" isOpen={edited !== undefined} onClose={close}>
        {edited && (
          <FoodFiguresForm
            day={{ date: edited.localDate, isToday: false }}
            entry={edited}
            onSaved={close}
            onCancel={close}
          />
        )}
      </Dialog>
    </LogCard>
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
