import { deleteWaterEntry, restoreWaterEntry, type WaterEntry } from '../../../contract/water.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { useRemoving } from '../../lib/removing.ts';

export const useDeleteWater = () =>
  useRemoving<WaterEntry>({
    lists: queryKeys.water.all,
    idOf: ({ entryId }) => entryId,
    remove: ({ entryId }) => call(deleteWaterEntry, { params: { id: entryId } }),
    restore: ({ entryId }) => call(restoreWaterEntry, { params: { id: entryId } }),
    nameOf: ({ waterIntake, drinkType }) => `${waterIntake.value} ml of ${drinkType}`,
    failure: 'Failed to delete water log',
  });
