import { useQuery } from '@tanstack/react-query';
import { getWeekReview } from '../../../contract/reviews.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

/** The review of the seven days that end on a local date; on the person's today without one. */
export const useWeekReview = (date?: string) =>
  useQuery({
    queryKey: queryKeys.weekReview(date),
    queryFn: ({ signal }) => call(getWeekReview, { query: { date } }, signal),
  });
