import { useQuery } from '@tanstack/react-query';
import { getGoals } from '../../../contract/accounts/profile.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

export const useGoals = (userId: string) =>
  useQuery({
    queryKey: queryKeys.goals,
    queryFn: ({ signal }) => call(getGoals, { params: { userId } }, signal),
  });
