import { type MealType, mealAt, mealTypes } from '../../../contract/entries/food.ts';
import { mealTitle } from '../../../texts/food/meals.ts';
import type { PageLocale } from '../../../texts/locale.ts';
import { clockTimeOf } from '../../lib/format.ts';

export const mealOptions = (locale: PageLocale) =>
  mealTypes.map((value) => ({ value, label: mealTitle(locale, value) }));

/** The meal that one usually has at this time of the person's day. */
export function mealNow(): MealType {
  const [hours, minutes] = clockTimeOf(new Date().toISOString()).split(':').map(Number);
  return mealAt((hours ?? 0) * 60 + (minutes ?? 0));
}

/** Food names from free text, between commas and line breaks. */
export const splitFoods = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter(Boolean);
