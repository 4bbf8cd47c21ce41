import { Skeleton } from '@mantine/core';
import type { Ticket } from '../../../../contract/support.ts';
import * as texts from '../../../../texts/portal/account/support.ts';
import { figure } from '../../../lib/format.ts';
import { usePageLocale } from '../../../lib/pageLocale.ts';
import { FigureTile } from '../../../ui/figures/FigureTile.tsx';
import { countTickets } from './counts.ts';
import classes from './TicketCounts.module.css';

export function TicketCounts({ tickets }: { tickets: Ticket[] }) {
  const locale = usePageLocale();
  const { open, resolved, total } = countTickets(tickets);
  return (
    <dl className={classes.counts}>
      {(
        [
          [texts.counts.open(locale), open],
          [texts.counts.resolved(locale), resolved],
          [texts.counts.total(locale), total],
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
