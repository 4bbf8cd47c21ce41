import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listRecentFoods, type MealType } from '../../../../contract/entries/food.ts';
import { searchFoods } from '../../../../contract/nutrition.ts';
import { call } from '../../../lib/api.ts';
import { queryKeys } from '../../../lib/queryKeys.ts';

/** Foods for what is being typed; those of before stay until the next are there. */
export const useFoundFoods = (words: string) =>
  useQuery({
    queryKey: queryKeys.foods(words),
    queryFn: ({ signal }) => call(searchFoods, { query: { q: words } }, signal),
    enabled: words.length > 0,
    placeholderData: keepPreviousData,
  });

/** What was had lately, what is usual at this meal first. */
export const useRecentFoods = (mealType: MealType) =>
  useQuery({
    queryKey: queryKeys.recentFoods(mealType),
    queryFn: ({ signal }) => call(listRecentFoods, { query: { mealType } }, signal),
  });
