import { Skeleton } from '@mantine/core';
import type { Ticket } from '../../../../contract/support.ts';
import { figure } from '../../../lib/format.ts';
import { FigureTile } from '../../../ui/figures/FigureTile.tsx';
import { countTickets } from './counts.ts';
import classes from './TicketCounts.module.css';

export function TicketCounts({ tickets }: { tickets: Ticket[] }) {
  const { open, resolved, total } = countTickets(tickets);
  return (
    <dl className={classes.counts}>
      {(
        [
          ['Open Tickets', open],
          ['Resolved', resolved],
          ['Total', total],
        ] as const
      ).map(([label, count]) => (
        <FigureTile key={label} title={label}>
          {figure(count)}
        </FigureTile>
      ))}
    </dl>
  );
}

export function TicketCountsSkeleton() {
  return (
    <div className={classes.counts}>
      {['open', 'resolved', 'total'].map((count) => (
        <Skeleton key={count} height={86} radius="lg" />
      ))}
    </div>
  );
}
