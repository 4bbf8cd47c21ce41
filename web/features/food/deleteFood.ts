import { deleteFoodEntry, type FoodEntry, restoreFoodEntry } from '../../../contract/food.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { useRemoving } from '../../lib/removing.ts';

export const useDeleteFood = () =>
  useRemoving<FoodEntry>({
    lists: queryKeys.food.all,
    idOf: ({ id }) => id,
    remove: ({ id }) => call(deleteFoodEntry, { params: { id } }),
    restore: ({ id }) => call(restoreFoodEntry, { params: { id } }),
    nameOf: ({ foodName }) => foodName,
    failure: 'Failed to delete food log',
  });
