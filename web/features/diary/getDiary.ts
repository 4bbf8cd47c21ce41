import { useQuery } from '@tanstack/react-query';
import { getDiary } from '../../../contract/diary.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

/** The day of a local date; the person's today without one. */
export const useDiary = (date?: string) =>
  useQuery({
    queryKey: queryKeys.diary(date),
    queryFn: ({ signal }) => call(getDiary, { query: { date } }, signal),
  });
