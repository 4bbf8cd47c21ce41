import { Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import type { TicketSide } from '../../../contract/support.ts';
import * as texts from '../../../texts/portal/account/support.ts';
import { ApiProblem } from '../../lib/api.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Loadable } from '../../ui/Loadable.tsx';
import { ArrowIcon } from '../../ui/plainIcons.tsx';
import { AddResponse } from './AddResponse.tsx';
import { useTicket } from './getTicket.ts';
import { Thread } from './Thread.tsx';
import { TicketNotFound } from './TicketNotFound.tsx';
import classes from './TicketPage.module.css';
import { TicketSummary } from './TicketSummary.tsx';

interface TicketPageProps {
  id: string;
  /** Who reads it, and in what role. */
  userId: string;
  side: TicketSide;
  back: { to: string; label: string };
}

/** A ticket as its person and the support team see it. */
export function TicketPage({ id, userId, side, back }: TicketPageProps) {
  const locale = usePageLocale();
  const ticket = useTicket(id);
  // An address that is no ticket's at all is refused as invalid.
  if (ticket.error instanceof ApiProblem && [404, 422].includes(ticket.error.status)) {
    return <TicketNotFound back={back} />;
  }
  return (
    <div className={classes.page}>
      <Link to={back.to} className={classes.back}>
        <ArrowIcon className={classes.arrow} />
        {back.label}
      </Link>
      <Loadable needs={[ticket]} skeleton={<TicketSkeleton />} failure={texts.ticketFailed(locale)}>
        {(loaded) => (
          <>
            <TicketSummary ticket={loaded} side={side} />
            <Thread ticket={loaded} />
            <AddResponse ticket={loaded} side={side} userId={userId} />
          </>
        )}
      </Loadable>
    </div>
  );
}

function TicketSkeleton() {
  return (
    <>
      <Skeleton height={170} radius="lg" />
      <Skeleton height={260} radius="lg" />
    </>
  );
}
