import { useQuery } from '@tanstack/react-query';
import { listActivityEntries } from '../../../contract/activity.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

export const useActivities = (date?: string) =>
  useQuery({
    queryKey: queryKeys.activity.of(date),
    queryFn: ({ signal }) => call(listActivityEntries, { query: { date } }, signal),
  });
