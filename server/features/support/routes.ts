import type { CareAnswer } from '../../../contract/care.ts';
import {
  addTicketMessage,
  changeTicketStatus,
  closeTicket,
  createTicket,
  getTicket,
  listTickets as listTicketsRoute,
  type Ticket,
  type TicketStatus,
} from '../../../contract/support.ts';
import { moveRefused, onlyOwnName, takesNoResponses } from '../../../texts/refusals/tickets.ts';
import { recordAdminAction } from '../../db/adminActions.ts';
import type { Db } from '../../db/open.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { HttpProblem, notFound } from '../../http/problem.ts';
import { limitRate } from '../../http/rateLimit.ts';
import type { OwnerId, Principal } from '../../lib/owner.ts';
import { answerCare } from '../care/mutations.ts';
import { findTicket, findTicketOwner, listTickets, type TicketRow, type TicketSteps } from './data.ts';
import { changeStatus, openTicket, respond, type TicketReference } from './mutations.ts';
import { categoryOf, sideOf, subjectOf, ticketLimit } from './policy.ts';
import { queueRoutes } from './queue/routes.ts';

export function supportRoutes(kit: Kit): void {
  queueRoutes(kit);
  const { context } = kit;
  const { db, clock } = context;
  const inTransaction = <T>(work: (transaction: Db) => Promise<T>) => db.transaction().execute(work);

  mount(kit, createTicket, async ({ body, owner, principal, idempotencyKey, timeZone }) => {
    if (sideOf(principal.role) === 'person') {
      await limitRate(context, `ticket ${owner}`, ticketLimit.perPerson, ticketLimit.windowSeconds);
    }
    for (const { senderId } of body.messages ?? []) requireOwnName(principal, senderId);
    const { userId: _owner, messages = [], ...told } = body;
    const words = messages.map(({ message }) => message).join('\n\n');
    const { subject = subjectOf(words), description = words, category = categoryOf(words) } = told;
    const ticket = { ...told, subject, description, category, idempotencyKey };
    const { id } = await inTransaction((transaction) => openTicket(transaction, owner, ticket, clock.now()));
    const care = await careFor(owner, `${subject}\n${description}`, timeZone);
    return { ...(await readTicket({ owner, id })), care };
  });

  mount(kit, listTicketsRoute, async ({ owner }) => {
    const { tickets, ...steps } = await listTickets(db, owner);
    return tickets.map((row) => toTicket(row, steps));
  });

  mount(kit, getTicket, async ({ params, owner, principal }) => {
    const ticket = await reference(principal, owner, params.id);
    if (ticket.owner !== principal.userId) {
      await recordAdminAction(db, principal, { action: 'read ticket', subject: `ticket ${ticket.id}` }, clock.now());
    }
    return readTicket(ticket);
  });

  mount(kit, addTicketMessage, async ({ params, body, owner, principal, idempotencyKey, timeZone }) => {
    requireOwnName(principal, body.senderId);
    const ticket = await reference(principal, owner, params.id);
    const response = { message: body.message, idempotencyKey };
    const outcome = await inTransaction((transaction) =>
      respond(transaction, ticket, principal, response, clock.now()),
    );
    if (outcome === 'unknown') throw notFound('This ticket');
    if (outcome === 'refused') {
      throw new HttpProblem(409, 'conflict', takesNoResponses);
    }
    const isOwn = principal.userId === ticket.owner;
    const care = isOwn ? await careFor(ticket.owner, body.message, timeZone) : null;
    return { ...(await readTicket(ticket)), care };
  });

  mount(kit, closeTicket, ({ params, owner, principal }) => move(principal, owner, params.id, 'closed'));

  mount(kit, changeTicketStatus, ({ params, body, owner, principal }) =>
    move(principal, owner, params.id, body.status),
  );

  async function careFor(owner: OwnerId, text: string, timeZone: string): Promise<CareAnswer | null> {
    const answer = await answerCare(context, db, owner, text, timeZone);
    return answer ? { kind: answer.kind, text: answer.text } : null;
  }

  async function move(principal: Principal, owner: OwnerId, id: string, to: TicketStatus): Promise<Ticket> {
    const ticket = await reference(principal, owner, id);
    const change = await inTransaction((transaction) => changeStatus(transaction, ticket, to, principal, clock.now()));
    if (change === 'unknown') throw notFound('This ticket');
    if (change !== 'changed') {
      const side = sideOf(principal.role);
      const isForbidden = to === 'closed' && side === 'support' && change.refusedFrom !== 'closed';
      const detail = moveRefused(change.refusedFrom, to, side);
      throw isForbidden ? new HttpProblem(403, 'forbidden', detail) : new HttpProblem(409, 'conflict', detail);
    }
    return readTicket(ticket);
  }

  /** A person's own ticket; support and admins may name anybody's. */
  async function reference(principal: Principal, owner: OwnerId, id: string): Promise<TicketReference> {
    if (sideOf(principal.role) === 'person') return { owner, id };
    const ticketOwner = await findTicketOwner(db, id);
    if (!ticketOwner) throw notFound('This ticket');
    // A ticket is all that this opens of the person.
    return { owner: ticketOwner as OwnerId, id };
  }

  async function readTicket({ owner, id }: TicketReference): Promise<Ticket> {
    const found = await findTicket(db, owner, id);
    if (!found) throw notFound('This ticket');
    const { ticket, ...steps } = found;
    return toTicket(ticket, steps);
  }
}

function requireOwnName({ userId }: Principal, senderId: string | undefined): void {
  if (senderId === undefined || senderId.toLowerCase() === userId) return;
  throw new HttpProblem(403, 'forbidden', onlyOwnName);
}

function toTicket(row: TicketRow, { responses, changes }: TicketSteps): Ticket {
  const { email, plan, transcript, createdAt, updatedAt, ...ticket } = row;
  return {
    ...ticket,
    userEmail: email,
    userPlan: plan as Ticket['userPlan'],
    category: ticket.category as Ticket['category'],
    priority: ticket.priority as Ticket['priority'],
    status: ticket.status as TicketStatus,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    responses: responses
      .filter((response) => response.ticketId === row.id)
      .map(({ ticketId: _ticketId, ...response }) => ({ ...response, createdAt: response.createdAt.toISOString() })),
    history: changes
      .filter((change) => change.ticketId === row.id)
      .map(({ status, authorName, createdAt: changedAt }) => ({
        status: status as TicketStatus,
        authorName,
        createdAt: changedAt.toISOString(),
      })),
    transcript: (transcript ?? []) as Ticket['transcript'],
  };
}
