import { useQuery } from '@tanstack/react-query';
import { nextReminder } from '../../../contract/reminders.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

export const useNextReminder = () =>
  useQuery({ queryKey: queryKeys.nextReminder, queryFn: ({ signal }) => call(nextReminder, { query: {} }, signal) });
