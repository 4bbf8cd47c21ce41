import { deleteWeightEntry, restoreWeightEntry, type WeightEntry } from '../../../contract/weight.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { useRemoving } from '../../lib/removing.ts';

export const useDeleteWeight = () =>
  useRemoving<WeightEntry>({
    lists: queryKeys.weight.all,
    idOf: ({ id }) => id,
    remove: ({ id }) => call(deleteWeightEntry, { params: { id } }),
    restore: ({ id }) => call(restoreWeightEntry, { params: { id } }),
    nameOf: ({ weightKg }) => `The weight of ${weightKg} kg`,
    failure: 'Failed to delete weight log',
  });
