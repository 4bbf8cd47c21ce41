import { useQuery } from '@tanstack/react-query';
import { getDailyGoalStatus } from '../../../contract/dashboard.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

export const useGoalStatus = () =>
  useQuery({ queryKey: queryKeys.goalStatus, queryFn: ({ signal }) => call(getDailyGoalStatus, {}, signal) });
