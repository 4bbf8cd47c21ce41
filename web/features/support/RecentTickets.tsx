import { Link } from 'react-router';
import type { Ticket } from '../../../contract/support.ts';
import * as texts from '../../../texts/portal/account/support.ts';
import { momentOf } from '../../lib/format.ts';
import { ticketLink } from '../../lib/links.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { NoTickets } from './NoTickets.tsx';
import classes from './RecentTickets.module.css';
import { StatusBadge } from './TicketBadges.tsx';
import { numberOf } from './words.ts';

const most = 3;

/** The tickets in which something happened last. */
export function RecentTickets({ tickets }: { tickets: Ticket[] }) {
  const locale = usePageLocale();
  if (tickets.length === 0) return <NoTickets />;
  return (
    <ul>
      {tickets.slice(0, most).map((ticket) => (
        <li key={ticket.id} className={classes.ticket}>
          <Link to={ticketLink(ticket.id)} className={classes.subject}>
            {ticket.subject}
          </Link>
          <StatusBadge status={ticket.status} />
          <p className={classes.note}>
            {numberOf(ticket)} ·{' '}
            <time dateTime={ticket.updatedAt}>{texts.updatedAt(locale, momentOf(ticket.updatedAt))}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}
