import type { MealType } from '../../../contract/food.ts';

/** When a meal that was named without a time was probably eaten, in minutes after local midnight. */
export const usualMinutesOf: Record<MealType, number> = {
  breakfast: 9 * 60,
  lunch: 13 * 60,
  asnack: 16 * 60 + 30,
  esnack: 18 * 60,
  dinner: 20 * 60 + 30,
  snack: 16 * 60,
};
