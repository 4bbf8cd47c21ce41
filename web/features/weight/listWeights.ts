import { useQuery } from '@tanstack/react-query';
import { listWeightEntries } from '../../../contract/weight.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

export const useWeights = (date?: string) =>
  useQuery({
    queryKey: queryKeys.weight.of(date),
    queryFn: ({ signal }) => call(listWeightEntries, { query: { date } }, signal),
  });
