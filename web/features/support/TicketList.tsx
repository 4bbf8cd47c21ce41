import { Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import type { Ticket } from '../../../contract/support.ts';
import * as texts from '../../../texts/portal/account/support.ts';
import { momentOf } from '../../lib/format.ts';
import { ticketLink } from '../../lib/links.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { NoTickets } from './NoTickets.tsx';
import { PriorityBadge, StatusBadge } from './TicketBadges.tsx';
import classes from './TicketList.module.css';
import { numberOf } from './words.ts';

/** All of a person's tickets, the latest change first. */
export function TicketList({ tickets }: { tickets: Ticket[] }) {
  const locale = usePageLocale();
  if (tickets.length === 0) {
    return (
      <div className={classes.card}>
        <NoTickets />
      </div>
    );
  }
  return (
    <ul className={classes.tickets}>
      {tickets.map((ticket) => (
        <li key={ticket.id} className={classes.card}>
          <div className={classes.head}>
            <span className={classes.number}>{numberOf(ticket)}</span>
            <StatusBadge status={ticket.status} />
            <PriorityBadge priority={ticket.priority} />
            <span>{texts.categories[ticket.category](locale)}</span>
          </div>
          <h2 className={classes.subject}>
            <Link to={ticketLink(ticket.id)}>{ticket.subject}</Link>
          </h2>
          <p className={classes.description}>{ticket.description}</p>
          <p className={classes.foot}>
            <span>{texts.createdAt(locale, momentOf(ticket.createdAt))}</span>
            <span>{texts.updatedAt(locale, momentOf(ticket.updatedAt))}</span>
            <span>{texts.responses(locale, ticket.responses.length)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

export function TicketListSkeleton() {
  return (
    <div className={classes.tickets}>
      {['first', 'second', 'third'].map((card) => (
        <Skeleton key={card} height={148} radius="lg" />
      ))}
    </div>
  );
}
