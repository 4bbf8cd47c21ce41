import { useMutation, useQueryClient } from '@tanstack/react-query';
import { moveTickets, type TicketMove, type TicketOutcome, type TicketSummary } from '../../../../contract/support.ts';
import { call } from '../../../lib/api.ts';
import { figure } from '../../../lib/format.ts';
import { savingKey } from '../../../lib/logging.ts';
import { queryKeys } from '../../../lib/queryKeys.ts';
import { numberOf } from '../words.ts';

export function useMoveTickets() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: savingKey,
    mutationFn: (body: { status: TicketMove; ids: string[] }) => call(moveTickets, { body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.tickets }),
  });
}

const counted = (count: number) => `${figure(count)} ${count === 1 ? 'ticket' : 'tickets'}`;
const states: Record<TicketMove, string> = { 'in-progress': 'in progress', resolved: 'resolved' };

/** "Mark 3 tickets as resolved" */
export const moveText = (status: TicketMove, count: number): string => `Mark ${counted(count)} as ${states[status]}`;

const reasons: Record<Exclude<TicketOutcome['outcome'], 'done'>, (status: TicketMove) => string> = {
  unchanged: (status) => `was ${states[status]} already`,
  refused: (status) => `can’t become ${states[status]} from what it is`,
  unknown: () => 'is no longer there',
};

/** What came of a move: "2 tickets are now resolved.", and a sentence for each of the others. */
export function outcomeTexts(
  status: TicketMove,
  outcomes: TicketOutcome[],
  tickets: Pick<TicketSummary, 'id' | 'number'>[],
) {
  const done = outcomes.filter(({ outcome }) => outcome === 'done').length;
  return {
    done: `${done === 0 ? 'No ticket' : counted(done)} ${done > 1 ? 'are' : 'is'} now ${states[status]}.`,
    others: outcomes.flatMap(({ id, outcome }) => {
      const ticket = tickets.find((each) => each.id === id);
      return outcome === 'done' ? [] : [`${ticket ? numberOf(ticket) : id} ${reasons[outcome](status)}.`];
    }),
  };
}
