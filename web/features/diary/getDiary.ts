import { useQuery } from '@tanstack/react-query';
import { diaryOf } from '../../lib/entries.ts';
import { useWaiting } from '../../lib/outbox/sendWaiting.ts';
import { dayWithWaiting } from './dayWithWaiting.ts';

/** The day of a local date, with what waits on this device; the person's today without one. */
export function useDiary(date?: string) {
  const waiting = useWaiting();
  return useQuery({
    ...diaryOf(date),
    select: (day) => dayWithWaiting(day, waiting),
  });
}
