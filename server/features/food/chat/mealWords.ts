import type { MealType } from '../../../../contract/entries/food.ts';

/** A value for each word of its list. */
export const valueOfWord = <Value>(lists: [words: string, value: Value][]): Map<string, Value> =>
  new Map(lists.flatMap(([words, value]) => words.split(' ').map((word) => [word, value] as const)));

export const mealWords: [words: string, meal: MealType][] = [
  ['breakfast nashta naashta नाश्ता', 'breakfast'],
  ['lunch लंच', 'lunch'],
  ['dinner supper डिनर', 'dinner'],
  ['snack snacks', 'snack'],
];
