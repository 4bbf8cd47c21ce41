import type { Ticket, TicketStatus } from '../../../contract/support.ts';
import { capitalised } from '../../lib/format.ts';
import classes from './TicketBadges.module.css';
import { statusLabels } from './words.ts';

export const StatusBadge = ({ status }: { status: TicketStatus }) => (
  <span className={classes.status} data-status={status}>
    {statusLabels[status]}
  </span>
);

export const PriorityBadge = ({ priority }: { priority: Ticket['priority'] }) => (
  <span className={classes.priority} data-priority={priority}>
    {capitalised(priority)}
  </span>
);

/** Those on Premium are answered first. */
export const PlanBadge = ({ plan }: { plan: Ticket['userPlan'] }) => (
  <span className={classes.plan} data-plan={plan}>
    {capitalised(plan)}
  </span>
);
