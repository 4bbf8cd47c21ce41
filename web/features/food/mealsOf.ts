import type { FoodEntry, MealType } from '../../../contract/entries/food.ts';
import { mealTitle } from '../../../texts/food/meals.ts';
import { portion, unitName } from '../../../texts/food/portions.ts';
import { grams as gramsTold, kcal } from '../../../texts/units.ts';
import { figure } from '../../lib/format.ts';
import { isDeleted, waitsOf } from '../../lib/outbox/waitingEntries.ts';
import { readPageLocale } from '../../lib/pageLocale.ts';
import type { DiaryGroup } from '../../ui/lists/entryView.ts';
import { nameOfFood } from './nameOfFood.ts';

/** The meals of a day, each with its foods in time order. */
export const mealsOf = (food: FoodEntry[]): DiaryGroup[] =>
  [...Map.groupBy(food, (entry) => entry.mealType)].map(([mealType, entries]) => toMeal(mealType, entries));

/** How many of breakfast, lunch and dinner have an entry. */
export function mainMeals(food: FoodEntry[]): number {
  const main: MealType[] = ['breakfast', 'lunch', 'dinner'];
  return main.filter((mealType) => food.some((entry) => entry.mealType === mealType && !isDeleted(entry))).length;
}

function toMeal(mealType: MealType, entries: FoodEntry[]): DiaryGroup {
  const locale = readPageLocale();
  const ordered = entries.toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
  const energyKcal = entries.filter((entry) => !isDeleted(entry)).reduce((sum, entry) => sum + entry.calories, 0);
  return {
    kind: 'food',
    instant: ordered[0]?.createdAt ?? '',
    title: mealTitle(locale, mealType),
    total: kcal(locale, energyKcal),
    lines: ordered.map((entry) => ({
      id: entry.id,
      text: nameOfFood(entry),
      detail: portionText(entry),
      amount: kcal(locale, entry.calories),
      waits: waitsOf(entry),
    })),
  };
}

/** Units that measure rather than count. */
export const measuringUnits = new Set(['g', 'kg', 'mg', 'ml', 'l', 'oz', 'lb']);

/** "2 pieces, 80 g" */
export function portionText({ quantity, servingUnit, servingSize, grams }: FoodEntry): string {
  const locale = readPageLocale();
  const weight = grams !== null && gramsTold(locale, grams);
  if (measuringUnits.has(servingUnit)) {
    return weight || `${figure(quantity * servingSize)} ${unitName(locale, servingUnit)}`;
  }
  return [portion(locale, quantity, servingUnit), weight].filter(Boolean).join(', ');
}
