import { deleteSleepEntry, restoreSleepEntry, type SleepEntry } from '../../../contract/sleep.ts';
import { call } from '../../lib/api.ts';
import { duration } from '../../lib/format.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { useRemoving } from '../../lib/removing.ts';

export const useDeleteSleep = () =>
  useRemoving<SleepEntry>({
    lists: queryKeys.sleep.all,
    idOf: ({ id }) => id,
    remove: ({ id }) => call(deleteSleepEntry, { params: { id } }),
    restore: ({ id }) => call(restoreSleepEntry, { params: { id } }),
    nameOf: ({ sleepTimeHr }) => `Sleep of ${duration(sleepTimeHr)}`,
    failure: 'Failed to delete sleep log',
  });
