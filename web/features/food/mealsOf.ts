import { type FoodEntry, type MealType, mealTitles } from '../../../contract/entries/food.ts';
import { figure } from '../../lib/format.ts';
import type { DiaryGroup } from '../../ui/lists/entryView.ts';

/** The meals of a day, each with its foods in time order. */
export const mealsOf = (food: FoodEntry[]): DiaryGroup[] =>
  [...Map.groupBy(food, (entry) => entry.mealType)].map(([mealType, entries]) => toMeal(mealType, entries));

/** How many of breakfast, lunch and dinner have an entry. */
export function mainMeals(food: FoodEntry[]): number {
  const main: MealType[] = ['breakfast', 'lunch', 'dinner'];
  return main.filter((mealType) => food.some((entry) => entry.mealType === mealType)).length;
}

function toMeal(mealType: MealType, entries: FoodEntry[]): DiaryGroup {
  const ordered = entries.toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
  const energyKcal = entries.reduce((sum, entry) => sum + entry.calories, 0);
  return {
    kind: 'food',
    instant: ordered[0]?.createdAt ?? '',
    title: mealTitles[mealType],
    total: `${figure(energyKcal)} kcal`,
    lines: ordered.map((entry) => ({
      id: entry.id,
      text: entry.foodName,
      detail: portionText(entry),
      amount: `${figure(entry.calories)} kcal`,
    })),
  };
}

/** Units that measure rather than count. */
export const measuringUnits = new Set(['g', 'kg', 'mg', 'ml', 'l', 'oz', 'lb']);

/** "2 pieces, 80 g" */
export function portionText({ quantity, servingUnit, servingSize, grams }: FoodEntry): string {
  if (measuringUnits.has(servingUnit))
    return grams === null ? `${figure(quantity * servingSize)} ${servingUnit}` : `${figure(grams)} g`;
  const ending = quantity > 1 ? (/(?:s|x|ch|sh)$/.test(servingUnit) ? 'es' : 's') : '';
  return [`${figure(quantity, 2)} ${servingUnit}${ending}`, grams !== null && `${figure(grams)} g`]
    .filter(Boolean)
    .join(', ');
}
