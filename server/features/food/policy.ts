import type { MealType } from '../../../contract/food.ts';

/** The meal that people usually have at a local time, in minutes after midnight. */
export function mealAt(minutes: number): MealType {
  const ends: [number, MealType][] = [
    [4 * 60, 'snack'],
    [11 * 60, 'breakfast'],
    [15 * 60 + 30, 'lunch'],
    [17 * 60 + 30, 'asnack'],
    [19 * 60, 'esnack'],
    [23 * 60 + 30, 'dinner'],
  ];
  return ends.find(([end]) => minutes < end)?.[1] ?? 'snack';
}

/** When a meal that was named without a time was probably eaten, in minutes after local midnight. */
export const usualMinutesOf: Record<MealType, number> = {
  breakfast: 9 * 60,
  lunch: 13 * 60,
  asnack: 16 * 60 + 30,
  esnack: 18 * 60,
  dinner: 20 * 60 + 30,
  snack: 16 * 60,
};
