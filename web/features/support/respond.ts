import { useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../../contract/http.ts';
import { addTicketMessage } from '../../../contract/support.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { showUntilClosed } from '../../ui/toasts.ts';

/** Sends a response; when it is refused, the ticket was closed meanwhile and is looked at anew. */
export function useRespond(id: string) {
  const queryClient = useQueryClient();
  return async (body: BodyOf<typeof addTicketMessage>, idempotencyKey: string) => {
    try {
      const ticket = await call(addTicketMessage, { params: { id }, body, idempotencyKey });
      queryClient.setQueryData(queryKeys.ticket(id), ticket);
      if (ticket.care) showUntilClosed('info', ticket.care.text);
    } finally {
      queryClient.invalidateQueries({ queryKey: queryKeys.tickets });
    }
  };
}
