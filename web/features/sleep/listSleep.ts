import { useQuery } from '@tanstack/react-query';
import { listSleepEntries } from '../../../contract/sleep.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

export const useSleep = (date?: string) =>
  useQuery({
    queryKey: queryKeys.sleep.of(date),
    queryFn: ({ signal }) => call(listSleepEntries, { query: { date } }, signal),
  });
