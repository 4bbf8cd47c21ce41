import { type MealType, mealTitles, mealTypes } from '../../../contract/food.ts';

export const usualMeal: MealType = 'lunch';
export const mealOptions = mealTypes.map((value) => ({ value, label: mealTitles[value] }));

/** Food names from free text, between commas and line breaks. */
export const splitFoods = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter(Boolean);
