import { type MealType, mealTypes } from '../../../contract/food.ts';

export const mealTitles: Record<MealType, string> = {
  breakfast: 'Breakfast',
  asnack: 'Afternoon Snack',
  lunch: 'Lunch',
  esnack: 'Evening Snack',
  dinner: 'Dinner',
  snack: 'Snack',
};

export const usualMeal: MealType = 'lunch';
export const mealOptions = mealTypes.map((value) => ({ value, label: mealTitles[value] }));

/** Food names from free text, between commas and line breaks. */
export const splitFoods = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter(Boolean);
