import { useQuery } from '@tanstack/react-query';
import { type DaySummary, getDaySummary } from '../../../contract/dashboard.ts';
import { call } from '../../lib/api.ts';
import { useWaiting } from '../../lib/outbox/sendWaiting.ts';
import { type DayFigures, waitingFigures } from '../../lib/outbox/waitingEntries.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

/** The person's today, with what waits on this device. */
export function useToday() {
  const waiting = useWaiting();
  return useQuery({
    queryKey: queryKeys.daySummary,
    queryFn: ({ signal }) => call(getDaySummary, {}, signal),
    select: (day) => (waiting.length === 0 ? day : added(day, waitingFigures(waiting, day.date, day.date))),
  });
}

function added(day: DaySummary, more: DayFigures): DaySummary {
  const { steps: _shownElsewhere, ...figures } = more;
  const sums = Object.entries(figures).map(([name, value]) => [name, day[name as keyof typeof figures] + value]);
  return { ...day, ...Object.fromEntries(sums) };
}
