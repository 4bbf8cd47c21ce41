import { useQuery } from '@tanstack/react-query';
import { favourites, savedMeals } from '../../../../contract/savedFoods.ts';
import { call } from '../../../lib/api.ts';
import { queryKeys } from '../../../lib/queryKeys.ts';

/** What a person keeps to log as a whole: a usual meal with its foods, or a favourite, which is its own name. */
export interface SavedSet {
  id: string;
  name: string;
  foods: string[];
}

const listMeals = {
  queryKey: queryKeys.savedFoods('meals'),
  queryFn: ({ signal }: { signal: AbortSignal }) => call(savedMeals.list, { query: {} }, signal),
};
const listFavourites = {
  queryKey: queryKeys.savedFoods('favourites'),
  queryFn: ({ signal }: { signal: AbortSignal }) => call(favourites.list, { query: {} }, signal),
};

/** Usual meals, then favourites; those whose name or foods have the words, where there are any. */
export function useSavedSets(words: string): SavedSet[] {
  const { data: meals = [] } = useQuery(listMeals);
  const { data: foods = [] } = useQuery(listFavourites);
  return setsWith(words, [
    ...meals.map(({ id, name, items }) => ({ id, name, foods: items })),
    ...foods.map(({ id, food }) => ({ id, name: food, foods: [food] })),
  ]);
}

export const setsWith = (words: string, sets: SavedSet[]): SavedSet[] =>
  sets.filter(({ name, foods }) => [name, ...foods].some((text) => text.toLowerCase().includes(words.toLowerCase())));
