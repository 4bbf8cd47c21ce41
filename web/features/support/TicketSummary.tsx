import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Ticket, TicketSide } from '../../../contract/support.ts';
import * as texts from '../../../texts/portal/account/support.ts';
import { momentOf } from '../../lib/format.ts';
import { ticketSearchLink } from '../../lib/links.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { StatusActions } from './StatusActions.tsx';
import { PlanBadge, PriorityBadge, StatusBadge } from './TicketBadges.tsx';
import classes from './TicketSummary.module.css';
import { numberOf } from './words.ts';

interface TicketSummaryProps {
  ticket: Ticket;
  side: TicketSide;
}

/** What a ticket is about, where it stands, and what can be done with it; the support team also sees whose it is. */
export function TicketSummary({ ticket, side }: TicketSummaryProps) {
  const locale = usePageLocale();
  const { subject, status, priority, category, createdAt, updatedAt, userName, userEmail, userPlan } = ticket;
  return (
    <section className={classes.summary} aria-labelledby="ticket-subject">
      <div className={classes.top}>
        <div className={classes.name}>
          <p className={classes.badges}>
            <span className={classes.number}>{numberOf(ticket)}</span>
            <StatusBadge status={status} />
            <PriorityBadge priority={priority} />
          </p>
          <h2 id="ticket-subject" className={classes.subject}>
            {subject}
          </h2>
        </div>
        <StatusActions key={ticket.id} ticket={ticket} side={side} />
      </div>
      <dl className={classes.facts}>
        {side === 'support' && (
          <Fact name={texts.from(locale)}>
            <Link to={ticketSearchLink(userName)} title={texts.allOf(locale, userName)}>
              {userName}
            </Link>
            <PlanBadge plan={userPlan} />
            {userEmail && <a href={`mailto:${userEmail}`}>{userEmail}</a>}
          </Fact>
        )}
        <Fact name={texts.category(locale)}>{texts.categories[category](locale)}</Fact>
        <Fact name={texts.createdName(locale)}>{momentOf(createdAt)}</Fact>
        <Fact name={texts.updatedName(locale)}>{momentOf(updatedAt)}</Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
