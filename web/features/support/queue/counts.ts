import type { Ticket } from '../../../../contract/support.ts';

/** How many of a person's tickets are still worked on, how many are done, and how many there are. */
export function countTickets(tickets: Pick<Ticket, 'status'>[]) {
  const done = tickets.filter(({ status }) => status === 'resolved' || status === 'closed').length;
  return { open: tickets.length - done, resolved: done, total: tickets.length };
}
