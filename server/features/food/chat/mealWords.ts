import type { MealType } from '../../../../contract/entries/food.ts';
import { type Role, wordsOf } from '../../../language/lexicon.ts';

/** A value for each word of its list. */
export const valueOfWord = <Value>(lists: [words: string, value: Value][]): Map<string, Value> =>
  new Map(lists.flatMap(([words, value]) => words.split(' ').map((word) => [word, value] as const)));

const valueOfRole = (roles: [role: Role, meal: MealType][]): Map<string, MealType> =>
  new Map(roles.flatMap(([role, meal]) => [...wordsOf(role, 'weakToo')].map((word) => [word, meal] as const)));

/** The meal that a word names. */
export const mealOfWord = valueOfRole([
  ['breakfast', 'breakfast'],
  ['lunch', 'lunch'],
  ['dinner', 'dinner'],
  ['snack', 'snack'],
]);
/** The meal of a part of the day: "kal raat ka khana phir se". */
export const mealOfPart = valueOfRole([
  ['morning', 'breakfast'],
  ['noon', 'lunch'],
  ['evening', 'snack'],
  ['night', 'dinner'],
]);
