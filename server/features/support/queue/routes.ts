import { z } from 'zod';
import { type Direction, instant } from '../../../../contract/http.ts';
import {
  listAllTickets as listAllTicketsRoute,
  moveTickets,
  type Ticket,
  type TicketOrder,
  type TicketOutcome,
  type TicketStatus,
} from '../../../../contract/support.ts';
import { recordAdminAction } from '../../../db/adminActions.ts';
import { readCursor, writeCursor } from '../../../http/cursor.ts';
import { type Kit, mount } from '../../../http/mount.ts';
import type { OwnerId } from '../../../lib/owner.ts';
import { findTicketOwner } from '../data.ts';
import { changeStatus } from '../mutations.ts';
import { outcomeOf } from '../policy.ts';
import { listAllTickets, listSortedTickets, sectionOf, sortValueOf, ticketSections } from './data.ts';

const pageSize = 50;
const cursorValues = z
  .tuple([z.enum(ticketSections), instant, z.uuid()])
  .transform(([section, at, id]) => ({ section, at: new Date(at), id }));
/** A cursor holds for the order that it was made in. */
const sortedCursor = (sort: TicketOrder, direction: Direction) => {
  const value = sort === 'createdAt' || sort === 'updatedAt' ? instant : z.string().regex(/^\d$/);
  return z
    .tuple([z.literal(sort), z.literal(direction), value, z.uuid()])
    .transform(([, , bound, id]) => ({ value: bound, id }));
};

export function queueRoutes(kit: Kit): void {
  const { db, clock } = kit.context;

  mount(kit, listAllTicketsRoute, async ({ query, principal }) => {
    const { cursor: text, sort, direction = 'descending', ...filter } = query;
    await recordAdminAction(db, principal, { action: 'list tickets', subject: 'tickets', after: filter }, clock.now());
    const rows = sort
      ? await listSortedTickets(
          db,
          filter,
          { sort, direction },
          readCursor(text, sortedCursor(sort, direction)),
          pageSize + 1,
        )
      : await listAllTickets(db, filter, readCursor(text, cursorValues), pageSize + 1);
    const tickets = rows.slice(0, pageSize).map(({ email, plan, ...row }) => ({
      ...row,
      userEmail: email,
      userPlan: plan as Ticket['userPlan'],
      category: row.category as Ticket['category'],
      priority: row.priority as Ticket['priority'],
      status: row.status as TicketStatus,
      responseCount: row.responseCount ?? 0,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      unansweredSince: row.unansweredSince?.toISOString() ?? null,
    }));
    const last = rows.length > pageSize ? rows[pageSize - 1] : undefined;
    if (!last) return { tickets, nextCursor: null };
    const position = sort
      ? [sort, direction, sortValueOf(sort, last)]
      : [sectionOf(last), (last.unansweredSince ?? last.updatedAt).toISOString()];
    return { tickets, nextCursor: writeCursor(...position, last.id) };
  });

  mount(kit, moveTickets, async ({ body, principal }) => {
    const outcomes: TicketOutcome[] = [];
    for (const id of body.ids) {
      const owner = await findTicketOwner(db, id);
      const ticket = { owner: owner as OwnerId, id };
      const change = owner
        ? await db
            .transaction()
            .execute((transaction) => changeStatus(transaction, ticket, body.status, principal, clock.now()))
        : 'unknown';
      outcomes.push({ id, outcome: outcomeOf(change, body.status) });
    }
    return { outcomes };
  });
}
