import type { ComponentProps } from 'react';
import type { Ticket, TicketStatus } from '../../../contract/support.ts';
import * as texts from '../../../texts/portal/account/support.ts';
import { capitalised } from '../../lib/format.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Badge } from '../../ui/Badge.tsx';

const dots: Record<TicketStatus, string> = {
  open: 'var(--attention-ink)',
  'in-progress': 'var(--ink)',
  resolved: 'var(--brand-fill)',
  closed: 'var(--ink-soft)',
};
const priorityTones: Record<Ticket['priority'], ComponentProps<typeof Badge>['tone']> = {
  low: 'neutral',
  medium: 'plain',
  high: 'warm',
  urgent: 'bad',
};

export const StatusBadge = ({ status }: { status: TicketStatus }) => (
  <Badge tone={status === 'closed' ? 'neutral' : 'plain'} dot={dots[status]}>
    {texts.statuses[status](usePageLocale())}
  </Badge>
);

export const PriorityBadge = ({ priority }: { priority: Ticket['priority'] }) => (
  <Badge tone={priorityTones[priority]}>{texts.priorities[priority](usePageLocale())}</Badge>
);

/** Those on Premium are answered first. */
export const PlanBadge = ({ plan }: { plan: Ticket['userPlan'] }) => (
  <Badge tone={plan === 'premium' ? 'good' : 'neutral'}>{capitalised(plan)}</Badge>
);
