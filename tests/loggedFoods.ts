import type { DescribedFood, FoodEntry } from '../contract/entries/food.ts';

/** The entries of a described meal, whichever way it was answered. */
export const loggedIn = (answer: DescribedFood): FoodEntry[] => (Array.isArray(answer) ? answer : answer.logged);
