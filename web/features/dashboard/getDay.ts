import { useQuery } from '@tanstack/react-query';
import { getDaySummary } from '../../../contract/dashboard.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

export const useToday = () =>
  useQuery({ queryKey: queryKeys.daySummary, queryFn: ({ signal }) => call(getDaySummary, {}, signal) });
