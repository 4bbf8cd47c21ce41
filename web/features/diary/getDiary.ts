import { useQuery } from '@tanstack/react-query';
import { getDiary } from '../../../contract/diary.ts';
import { call } from '../../lib/api.ts';
import { useWaiting } from '../../lib/outbox/sendWaiting.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { dayWithWaiting } from './dayWithWaiting.ts';

/** The day of a local date, with what waits on this device; the person's today without one. */
export function useDiary(date?: string) {
  const waiting = useWaiting();
  return useQuery({
    queryKey: queryKeys.diary(date),
    queryFn: ({ signal }) => call(getDiary, { query: { date } }, signal),
    select: (day) => dayWithWaiting(day, waiting),
  });
}
