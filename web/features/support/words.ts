import type { Ticket, TicketSide, TicketStatus } from '../../../contract/support.ts';
import { ticketPriorities } from '../../../contract/support.ts';
import type { PageLocale, PageText } from '../../../texts/locale.ts';
import * as texts from '../../../texts/portal/account/support.ts';

/** What moves a ticket to a status, as each side says it; a person isn't offered what is the support team's to say. */
export const moveLabels: Record<TicketSide, Partial<Record<TicketStatus, PageText>>> = {
  person: { resolved: texts.solved, closed: texts.close },
  support: { 'in-progress': texts.markInProgress, resolved: texts.markResolved },
};

export const priorityOptions = (locale: PageLocale) =>
  ticketPriorities.map((value) => ({ value, label: texts.priorities[value](locale) }));

/** What people call a ticket by. */
export const numberOf = ({ number }: Pick<Ticket, 'number'>) => `#${number}`;
