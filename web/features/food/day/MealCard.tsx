import { Button } from '@mantine/core';
import type { Meal } from '../../../../contract/diary.ts';
import { type FoodEntry, type MealType, mealTitles } from '../../../../contract/entries/food.ts';
import type { Portion } from '../../../../contract/nutrition.ts';
import { figure } from '../../../lib/format.ts';
import { PlusIcon } from '../../../ui/icons.tsx';
import { FoodLine } from './FoodLine.tsx';
import classes from './MealCard.module.css';

interface MealCardProps {
  mealType: MealType;
  /** Undefined where nothing is logged. */
  meal: Meal | undefined;
  portions: Record<string, Portion[]>;
  onAdd: () => void;
  onCopyYesterday: () => void;
  onEdit: (entry: FoodEntry) => void;
  onDelete: (entry: FoodEntry) => void;
}

/** A meal with its foods and their sums. */
export function MealCard({ mealType, meal, portions, onAdd, onCopyYesterday, onEdit, onDelete }: MealCardProps) {
  const title = mealTitles[mealType];
  const name = title.toLowerCase();
  return (
    <section className={classes.meal} aria-label={title}>
      <header className={classes.header}>
        <h2 className={classes.title}>{title}</h2>
        {meal && <Subtotal totals={meal.totals} />}
        <span className={classes.actions}>
          {!meal && (
            <Button variant="subtle" color="gray" aria-label={`Same ${name} as yesterday`} onClick={onCopyYesterday}>
              As yesterday
            </Button>
          )}
          <Button variant="light" leftSection={<PlusIcon />} aria-label={`Add to ${name}`} onClick={onAdd}>
            Add
          </Button>
        </span>
      </header>
      {meal && (
        <ul>
          {meal.entries.map((entry) => (
            <FoodLine
              key={entry.id}
              entry={entry}
              portions={portions[entry.foodId ?? '']}
              onEdit={() => onEdit(entry)}
              onDelete={() => onDelete(entry)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function Subtotal({ totals }: { totals: Meal['totals'] }) {
  return (
    <p className={classes.subtotal}>
      <strong>{figure(totals.calories)} kcal</strong>
      {figure(totals.proteinG)} g protein · {figure(totals.carbsG)} g carbs · {figure(totals.fatG)} g fat
    </p>
  );
}
