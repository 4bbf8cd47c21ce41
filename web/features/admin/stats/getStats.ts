import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getAdminComparison, getAdminStats, type Period } from '../../../../contract/admin/adminStats.ts';
import { call } from '../../../lib/api.ts';
import { queryKeys } from '../../../lib/queryKeys.ts';

const refreshMs = [8_000, 12_000, 18_000];
const comparisonMs = 5 * 60_000;

/** The figures of a period, asked for anew by three clocks while somebody looks at them. */
export function useAdminStats(period: Period) {
  const query = useQuery({
    queryKey: [...queryKeys.adminStats, period],
    queryFn: ({ signal }) => call(getAdminStats, { query: { period } }, signal),
    placeholderData: keepPreviousData,
  });
  const { refetch } = query;
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') refetch({ cancelRefetch: false });
    };
    const timers = refreshMs.map((everyMs) => setInterval(refresh, everyMs));
    return () => timers.forEach(clearInterval);
  }, [refetch]);
  return query;
}

/** What the figures are compared with; it hardly moves, so that it is asked for seldom. */
export const useAdminComparison = (period: Period) =>
  useQuery({
    queryKey: queryKeys.adminComparison(period),
    queryFn: ({ signal }) => call(getAdminComparison, { query: { period } }, signal),
    staleTime: comparisonMs,
    refetchInterval: comparisonMs,
  });
