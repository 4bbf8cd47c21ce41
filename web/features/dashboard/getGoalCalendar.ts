import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getGoalCalendar } from '../../../contract/dashboard.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

/** Which goals the days of a month, yyyy-mm, have met; of this month without one. The month before stays until it is there. */
export const useGoalCalendar = (month?: string) =>
  useQuery({
    queryKey: queryKeys.goalCalendar(month),
    queryFn: ({ signal }) => call(getGoalCalendar, { query: { month } }, signal),
    placeholderData: keepPreviousData,
  });
