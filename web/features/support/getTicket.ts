import { useQuery } from '@tanstack/react-query';
import { getTicket } from '../../../contract/support.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

const refetchMs = 30_000;

/** A ticket, with what the other side has added since. */
export const useTicket = (id: string) =>
  useQuery({
    queryKey: queryKeys.ticket(id),
    queryFn: ({ signal }) => call(getTicket, { params: { id } }, signal),
    refetchInterval: ({ state }) => (state.status === 'error' ? false : refetchMs),
  });
