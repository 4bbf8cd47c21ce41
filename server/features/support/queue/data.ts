import { type RawBuilder, sql } from 'kysely';
import type { Direction } from '../../../../contract/http.ts';
import { type TicketOrder, ticketPriorities, ticketStatuses } from '../../../../contract/support.ts';
import type { Db } from '../../../db/open.ts';
import { selectTickets } from '../data.ts';
import { answeredFirst } from '../policy.ts';

interface TicketFilter {
  status?: string;
  priority?: string;
  category?: string;
  q?: string;
}

/** The order of the support team's list: who waits and is answered first, who waits, and the rest. */
export const ticketSections = ['first', 'unanswered', 'answered'] as const;
type TicketSection = (typeof ticketSections)[number];

export const sectionOf = (ticket: { plan: string; unansweredSince: Date | null }): TicketSection => {
  if (!ticket.unansweredSince) return 'answered';
  return ticket.plan === answeredFirst ? 'first' : 'unanswered';
};

/** Where the page before ended. */
interface TicketCursor {
  section: TicketSection;
  at: Date;
  id: string;
}

/** A page over everybody's tickets: in each section the longest unanswered first, at last the others by their latest change. */
export async function listAllTickets(db: Db, filter: TicketFilter, cursor: TicketCursor | undefined, limit: number) {
  const page: Awaited<ReturnType<Tickets['execute']>> = [];
  for (const section of ticketSections.slice(cursor ? ticketSections.indexOf(cursor.section) : 0)) {
    if (page.length === limit) break;
    const after = cursor?.section === section ? cursor : undefined;
    const tickets = filtered(db, filter).limit(limit - page.length);
    page.push(
      ...(await (section === 'answered' ? others(tickets, after) : waiting(tickets, section, after)).execute()),
    );
  }
  return page;
}

const rankOf = (column: string, words: readonly string[]) =>
  sql<number>`array_position(${sql.val([...words])}::text[], ${sql.ref(column)})`;
const sortColumns: Record<TicketOrder, RawBuilder<unknown>> = {
  priority: rankOf('priority', ticketPriorities),
  status: rankOf('tickets.status', ticketStatuses),
  createdAt: sql.ref('tickets.createdAt'),
  updatedAt: sql.ref('updatedAt'),
};

/** A page by one of the columns, from where the page before ended: at this ticket as it then was. */
export function listSortedTickets(
  db: Db,
  filter: TicketFilter,
  { sort, direction }: { sort: TicketOrder; direction: Direction },
  after: { value: string; id: string } | undefined,
  limit: number,
) {
  const order = direction === 'ascending' ? 'asc' : 'desc';
  const isTime = sort === 'createdAt' || sort === 'updatedAt';
  const bound = isTime ? sql`${after?.value}::timestamptz` : sql`${after?.value}::int`;
  const column = sortColumns[sort];
  return filtered(db, filter)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(${column}, tickets.id) ${sql.raw(order === 'asc' ? '>' : '<')} (${bound}, ${after?.id}::uuid)`,
      ),
    )
    .orderBy(column, order)
    .orderBy('tickets.id', order)
    .limit(limit)
    .execute();
}

/** What a ticket is sorted by, for a cursor. */
export function sortValueOf(
  sort: TicketOrder,
  ticket: { priority: string; status: string; createdAt: Date; updatedAt: Date },
): string {
  if (sort === 'createdAt' || sort === 'updatedAt') return ticket[sort].toISOString();
  const words: readonly string[] = sort === 'priority' ? ticketPriorities : ticketStatuses;
  return String(words.indexOf(ticket[sort]) + 1);
}

type Tickets = ReturnType<typeof filtered>;

/** Read in the order of the index of those who wait, which a support team keeps short; each is a look at its person. */
const waiting = (tickets: Tickets, section: TicketSection, after: TicketCursor | undefined) =>
  tickets
    .where('unansweredSince', 'is not', null)
    .where('plan', section === 'first' ? '=' : '<>', answeredFirst)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(unanswered_since, tickets.id) > (${after?.at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('unansweredSince')
    .orderBy('tickets.id');

const others = (tickets: Tickets, after: TicketCursor | undefined) =>
  tickets
    .where('unansweredSince', 'is', null)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`updated_at <= ${after?.at}::timestamptz and (updated_at < ${after?.at}::timestamptz or tickets.id > ${after?.id}::uuid)`,
      ),
    )
    .orderBy('updatedAt', 'desc')
    .orderBy('tickets.id');

const filtered = (db: Db, { status, priority, category, q }: TicketFilter) =>
  selectTickets(db)
    .select((eb) => [
      'unansweredSince',
      eb
        .selectFrom('ticketMessages')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('ticketMessages.userId', '=', 'tickets.userId')
        .whereRef('ticketMessages.ticketId', '=', 'tickets.id')
        .as('responseCount'),
    ])
    .$if(status !== undefined, (query) => query.where('tickets.status', '=', status ?? ''))
    .$if(priority !== undefined, (query) => query.where('priority', '=', priority ?? ''))
    .$if(category !== undefined, (query) => query.where('category', '=', category ?? ''))
    .$if(Boolean(q), (query) => {
      const pattern = `%${(q ?? '').replace(/[\\%_]/g, '\\$&')}%`;
      const number = Number(q?.match(/^#?(\d{1,15})$/)?.[1] ?? Number.NaN);
      return query.where((eb) =>
        eb.or([
          eb('subject', 'ilike', pattern),
          eb('description', 'ilike', pattern),
          eb('userName', 'ilike', pattern),
          eb('email', 'ilike', pattern),
          ...(Number.isNaN(number) ? [] : [eb('number', '=', number)]),
        ]),
      );
    });
