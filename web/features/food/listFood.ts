import { useQuery } from '@tanstack/react-query';
import { listFoodEntries } from '../../../contract/food.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

export const useFood = (date?: string) =>
  useQuery({
    queryKey: queryKeys.food.of(date),
    queryFn: ({ signal }) => call(listFoodEntries, { query: { logDate: date } }, signal),
  });
