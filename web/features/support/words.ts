import { type Ticket, type TicketStatus, ticketPriorities } from '../../../contract/support.ts';
import { capitalised } from '../../lib/format.ts';

export const statusLabels: Record<TicketStatus, string> = {
  open: 'Open',
  'in-progress': 'In Progress',
  resolved: 'Resolved',
  closed: 'Closed',
};

/** What moves a ticket to a status. */
export const moveLabels: Record<TicketStatus, string> = {
  open: 'Open',
  'in-progress': 'Mark In Progress',
  resolved: 'Mark Resolved',
  closed: 'Close Ticket',
};

export const priorityOptions = ticketPriorities.map((value) => ({ value, label: capitalised(value) }));

/** What people call a ticket by. */
export const numberOf = ({ number }: Pick<Ticket, 'number'>) => `#${number}`;

export const responsesIn = (count: number) => `${count} ${count === 1 ? 'response' : 'responses'}`;
