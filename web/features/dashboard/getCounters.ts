import { useQuery } from '@tanstack/react-query';
import { getCounters } from '../../../contract/dashboard.ts';
import { call } from '../../lib/api.ts';
import { localDateAt } from '../../lib/kept.ts';
import { useWaiting } from '../../lib/outbox/sendWaiting.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { countersWithWaiting } from './countersWithWaiting.ts';

/** The metrics, with what waits on this device. */
export function useCounters(userId: string) {
  const waiting = useWaiting();
  return useQuery({
    queryKey: queryKeys.counters,
    queryFn: ({ signal }) => call(getCounters, { params: { userId } }, signal),
    select: (known) => (waiting.length === 0 ? known : countersWithWaiting(known, waiting, localDateAt(new Date()))),
  });
}
