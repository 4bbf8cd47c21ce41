import { useQuery } from '@tanstack/react-query';
import { getCounters } from '../../../contract/dashboard.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

export const useCounters = (userId: string) =>
  useQuery({
    queryKey: queryKeys.counters,
    queryFn: ({ signal }) => call(getCounters, { params: { userId } }, signal),
  });
