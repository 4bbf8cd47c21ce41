import { type Ticket, type TicketSide, type TicketStatus, ticketPriorities } from '../../../contract/support.ts';
import { capitalised } from '../../lib/format.ts';

export const statusLabels: Record<TicketStatus, string> = {
  open: 'Open',
  'in-progress': 'In Progress',
  resolved: 'Resolved',
  closed: 'Closed',
};

/** What moves a ticket to a status, as each side says it; a person isn't offered what is the support team's to say. */
export const moveLabels: Record<TicketSide, Partial<Record<TicketStatus, string>>> = {
  person: { resolved: 'This is solved', closed: 'Close Ticket' },
  support: { 'in-progress': 'Mark In Progress', resolved: 'Mark Resolved' },
};

export const priorityOptions = ticketPriorities.map((value) => ({ value, label: capitalised(value) }));

/** What people call a ticket by. */
export const numberOf = ({ number }: Pick<Ticket, 'number'>) => `#${number}`;

export const responsesIn = (count: number) => `${count} ${count === 1 ? 'response' : 'responses'}`;
