import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeTicketStatus, closeTicket, type Ticket, type TicketStatus } from '../../../contract/support.ts';
import { call } from '../../lib/api.ts';
import { savingKey } from '../../lib/logging.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

/** Moves a ticket on; when that is refused, the ticket has changed meanwhile and is looked at anew. */
export function useChangeStatus({ id, userId }: Ticket) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: savingKey,
    mutationFn: (status: TicketStatus) =>
      status === 'closed'
        ? call(closeTicket, { params: { id }, body: { userId } })
        : call(changeTicketStatus, { params: { id }, body: { status } }),
    onSuccess: (ticket) => queryClient.setQueryData(queryKeys.ticket(id), ticket),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.tickets }),
  });
}
