import { Button } from '@mantine/core';
import type { Meal } from '../../../../contract/diary.ts';
import type { FoodEntry, MealType } from '../../../../contract/entries/food.ts';
import type { Portion } from '../../../../contract/nutrition.ts';
import { mealTitle } from '../../../../texts/food/meals.ts';
import * as texts from '../../../../texts/portal/entries/food.ts';
import { kcal } from '../../../../texts/units.ts';
import { unbroken } from '../../../lib/format.ts';
import { usePageLocale } from '../../../lib/pageLocale.ts';
import { PlusIcon } from '../../../ui/icons.tsx';
import { macronutrients } from '../macronutrients.ts';
import { FoodLine } from './FoodLine.tsx';
import classes from './MealCard.module.css';

interface MealCardProps {
  mealType: MealType;
  /** Undefined where nothing is logged. */
  meal: Meal | undefined;
  portions: Record<string, Portion[]>;
  onAdd: () => void;
  /** Undefined where there is nothing of yesterday to copy. */
  onCopyYesterday: (() => void) | undefined;
  onEdit: (entry: FoodEntry) => void;
  onDelete: (entry: FoodEntry) => void;
}

/** A meal with its foods and their sums. */
export function MealCard({ mealType, meal, portions, onAdd, onCopyYesterday, onEdit, onDelete }: MealCardProps) {
  const locale = usePageLocale();

  const title = mealTitle(locale, mealType);
  return (
    <section className={classes.meal} aria-label={title}>
      <header className={classes.header}>
        <h2 className={classes.title}>{title}</h2>
        {meal && <Subtotal totals={meal.totals} />}
        <span className={classes.actions}>
          {!meal && onCopyYesterday && (
            <Button
              variant="subtle"
              color="gray"
              aria-label={texts.sameAsYesterday(locale, title)}
              onClick={onCopyYesterday}
            >
              {texts.asYesterday(locale)}
            </Button>
          )}
          <Button variant="light" leftSection={<PlusIcon />} aria-label={texts.addTo(locale, title)} onClick={onAdd}>
            {texts.add(locale)}
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
  const locale = usePageLocale();

  return (
    <p className={classes.subtotal}>
      <strong>{kcal(locale, totals.calories)}</strong>
      {unbroken(macronutrients(locale, totals))}
    </p>
  );
}
