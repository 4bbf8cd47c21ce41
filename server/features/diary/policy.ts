import type { Goals } from '../../../contract/accounts/profile.ts';
import type { DiaryDay, Meal, MealTotals } from '../../../contract/diary.ts';
import type { FoodEntry, MealType } from '../../../contract/entries/food.ts';

const figures = ['calories', 'proteinG', 'carbsG', 'fatG', 'fiberG'] as const satisfies (keyof MealTotals)[];

/** A snack without a time of its own closes the day. */
const mealsInOrder: MealType[] = ['breakfast', 'lunch', 'asnack', 'esnack', 'dinner', 'snack'];

/** The meals that have an entry, in the order of a day, each with its sums. */
export function toMeals(entries: FoodEntry[]): Meal[] {
  const byMeal = Map.groupBy(entries, (entry) => entry.mealType);
  return mealsInOrder.flatMap((mealType) => {
    const ofMeal = byMeal.get(mealType);
    return ofMeal ? [{ mealType, entries: ofMeal, totals: sumUp(ofMeal) }] : [];
  });
}

/** Sums of floats, without the noise that they bring. */
const sumUp = (entries: FoodEntry[]): MealTotals =>
  Object.fromEntries(
    figures.map((name) => [name, Math.round(entries.reduce((sum, entry) => sum + entry[name], 0) * 100) / 100]),
  ) as MealTotals;

/** What is left of the day's targets; null where there is none, or where deficits are hidden from the person. */
export function leftOf(eatenKcal: number, goals: Goals, areDeficitsHidden: boolean): DiaryDay['left'] {
  if (areDeficitsHidden || goals.caloriesConsumePerDay <= 0) return null;
  return { calories: Math.round(goals.caloriesConsumePerDay - eatenKcal) };
}
