import { useQuery } from '@tanstack/react-query';
import { listWaterEntries } from '../../../contract/water.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

export const useWater = (date?: string) =>
  useQuery({
    queryKey: queryKeys.water.of(date),
    queryFn: ({ signal }) => call(listWaterEntries, { query: { date } }, signal),
  });
