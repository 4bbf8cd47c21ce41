import { type ActivityEntry, deleteActivityEntry, restoreActivityEntry } from '../../../contract/activity.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { useRemoving } from '../../lib/removing.ts';

export const useDeleteActivity = () =>
  useRemoving<ActivityEntry>({
    lists: queryKeys.activity.all,
    idOf: ({ id }) => id,
    remove: ({ id }) => call(deleteActivityEntry, { params: { id } }),
    restore: ({ id }) => call(restoreActivityEntry, { params: { id } }),
    nameOf: ({ activityType, durationMin }) => `${durationMin} min of ${activityType}`,
    failure: 'Failed to delete activity log',
  });
