import { Link } from 'react-router';
import type { TicketSummary } from '../../../../contract/support.ts';
import { figure, momentOf } from '../../../lib/format.ts';
import { adminTicketLink } from '../../../lib/links.ts';
import { type Column, DataTable, type DataTableProps } from '../../../ui/lists/DataTable.tsx';
import { ageOf } from '../age.ts';
import { PlanBadge, PriorityBadge, StatusBadge } from '../TicketBadges.tsx';
import { numberOf } from '../words.ts';
import classes from './QueueTable.module.css';

const columnsAt = (now: number): Column<TicketSummary>[] => [
  {
    title: 'Ticket',
    value: (ticket) => (
      <>
        <Link to={adminTicketLink(ticket.id)} className={classes.subject}>
          {ticket.subject}
        </Link>
        <span className={classes.note}>
          {numberOf(ticket)} · {ticket.category}
        </span>
      </>
    ),
    isName: true,
  },
  {
    title: 'Person',
    value: ({ userName, userEmail, userPlan }) => (
      <>
        <span className={classes.person}>
          {userName} <PlanBadge plan={userPlan} />
        </span>
        {userEmail && <span className={classes.note}>{userEmail}</span>}
      </>
    ),
  },
  { title: 'Priority', sort: 'priority', value: ({ priority }) => <PriorityBadge priority={priority} /> },
  { title: 'Status', sort: 'status', value: ({ status }) => <StatusBadge status={status} /> },
  { title: 'Responses', value: ({ responseCount }) => figure(responseCount), isFigure: true },
  {
    title: 'Waiting',
    value: ({ unansweredSince }) =>
      unansweredSince ? <strong className={classes.age}>{ageOf(unansweredSince, now)}</strong> : '–',
  },
  {
    title: 'Opened',
    sort: 'createdAt',
    value: ({ createdAt }) => (
      <time dateTime={createdAt} title={momentOf(createdAt)} className={classes.updated}>
        {ageOf(createdAt, now)} ago
      </time>
    ),
  },
  {
    title: 'Updated',
    sort: 'updatedAt',
    value: ({ updatedAt }) => (
      <time dateTime={updatedAt} title={momentOf(updatedAt)} className={classes.updated}>
        {ageOf(updatedAt, now)} ago
      </time>
    ),
  },
];

interface QueueTableProps extends Pick<DataTableProps<TicketSummary>, 'sorting' | 'choosing'> {
  tickets: TicketSummary[];
  /** When the tickets were asked for. */
  now: number;
  empty: string;
}

export const QueueTable = ({ tickets, now, empty, sorting, choosing }: QueueTableProps) => (
  <DataTable
    caption="Tickets"
    columns={columnsAt(now)}
    rows={tickets}
    keyOf={({ id }) => id}
    empty={empty}
    sorting={sorting}
    choosing={choosing}
  />
);
