import type { Db } from '../../db/open.ts';
import type { OwnerId } from '../../lib/owner.ts';

const mostTickets = 200;

/** Tickets with their people. */
export const selectTickets = (db: Db) =>
  db
    .selectFrom('tickets')
    .innerJoin('users', 'users.id', 'tickets.userId')
    .select([
      'tickets.id',
      'number',
      'tickets.userId',
      'email',
      'userName',
      'plan',
      'subject',
      'category',
      'priority',
      'tickets.status',
      'tickets.createdAt',
      'updatedAt',
    ]);

const ticketsOf = (db: Db, owner: OwnerId) =>
  selectTickets(db).select(['description', 'transcript']).where('tickets.userId', '=', owner);
export type TicketRow = Awaited<ReturnType<ReturnType<typeof ticketsOf>['executeTakeFirstOrThrow']>>;

/** Responses and changes of status, of one ticket or of all of a person's. */
export interface TicketSteps {
  responses: Awaited<ReturnType<typeof listResponses>>;
  changes: Awaited<ReturnType<typeof listChanges>>;
}

export async function findTicket(
  db: Db,
  owner: OwnerId,
  id: string,
): Promise<({ ticket: TicketRow } & TicketSteps) | undefined> {
  const ticket = await ticketsOf(db, owner).where('tickets.id', '=', id).executeTakeFirst();
  if (!ticket) return undefined;
  const [responses, changes] = await Promise.all([listResponses(db, owner, id), listChanges(db, owner, id)]);
  return { ticket, responses, changes };
}

export async function listTickets(db: Db, owner: OwnerId): Promise<{ tickets: TicketRow[] } & TicketSteps> {
  const latest = ticketsOf(db, owner).orderBy('updatedAt', 'desc').orderBy('number', 'desc').limit(mostTickets);
  const [tickets, responses, changes] = await Promise.all([
    latest.execute(),
    listResponses(db, owner),
    listChanges(db, owner),
  ]);
  return { tickets, responses, changes };
}

const listResponses = (db: Db, owner: OwnerId, ticketId?: string) =>
  db
    .selectFrom('ticketMessages')
    .select(['id', 'ticketId', 'authorName', 'message', 'createdAt', 'isFromSupport'])
    .where('userId', '=', owner)
    .$if(ticketId !== undefined, (query) => query.where('ticketId', '=', ticketId ?? ''))
    .orderBy('step')
    .execute();

const listChanges = (db: Db, owner: OwnerId, ticketId?: string) =>
  db
    .selectFrom('ticketChanges')
    .select(['ticketId', 'status', 'authorName', 'createdAt'])
    .where('userId', '=', owner)
    .$if(ticketId !== undefined, (query) => query.where('ticketId', '=', ticketId ?? ''))
    .orderBy('step')
    .execute();

/** Whose ticket it is, for support and admins. */
export async function findTicketOwner(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('tickets').select('userId').where('id', '=', id).executeTakeFirst();
  return row?.userId;
}

/** Those who hear of what people write: support and admins who can sign in. */
export const listStaffIds = (db: Db) =>
  db.selectFrom('users').select('id').where('role', '<>', 'user').where('status', '=', 'active').execute();
