import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createFast, type FastPlan, getFasting, updateFast } from '../../../contract/entries/fasts.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

/** With `askedAt`, when it was so, by `performance.now()`. */
export const useFasting = () =>
  useQuery({
    queryKey: queryKeys.fasting,
    queryFn: async ({ signal }) => ({
      ...(await call(getFasting, { query: {} }, signal)),
      askedAt: performance.now(),
    }),
  });

function useChanging<Change>(change: (given: Change) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.logged }),
  });
}

export const useStartingFast = () => useChanging((plan: FastPlan | null) => call(createFast, { body: { plan } }));
export const useEndingFast = () =>
  useChanging(({ id, endedAt }: { id: string; endedAt: string }) =>
    call(updateFast, { params: { id }, body: { endedAt } }),
  );

/** Minutes that have gone by since that time, which is `performance.now()` of some moment; told anew every 15 seconds. */
export function useMinutesSince(start: number): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 15_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - start) / 60_000));
}
