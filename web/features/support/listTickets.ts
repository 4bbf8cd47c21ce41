import { useQuery } from '@tanstack/react-query';
import { listTickets } from '../../../contract/support.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

const refetchMs = 60_000;

/** A person's tickets; asked for anew by every tab that shows them. */
export const useTickets = (userId: string) =>
  useQuery({
    queryKey: queryKeys.ownTickets,
    queryFn: ({ signal }) => call(listTickets, { query: { userId } }, signal),
    refetchOnMount: 'always',
    refetchInterval: refetchMs,
  });
