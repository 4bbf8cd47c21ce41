import { useQuery } from '@tanstack/react-query';
import { listReadings } from '../../../contract/entries/readings.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { shiftDate } from '../../lib/shiftDate.ts';

export const recentDays = 90;

/** The readings of the last days until a local date, oldest first; not asked for without one. */
export function useRecentReadings(today: string | undefined) {
  const until = today ?? '';
  const from = today ? shiftDate(today, 1 - recentDays) : '';
  return useQuery({
    queryKey: queryKeys.readingSpan(from, until),
    queryFn: ({ signal }) => call(listReadings, { query: { from, to: until } }, signal),
    enabled: today !== undefined,
  });
}
