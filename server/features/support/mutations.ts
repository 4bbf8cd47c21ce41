import { sql } from 'kysely';
import type { TicketCategory, TicketStatus } from '../../../contract/support.ts';
import type { Locale } from '../../../texts/locale.ts';
import * as texts from '../../../texts/support.ts';
import { recordAdminAction } from '../../db/adminActions.ts';
import type { Db } from '../../db/open.ts';
import type { OwnerId, Principal } from '../../lib/owner.ts';
import { notify } from '../notifications/mutations.ts';
import { notifyStaff } from './notices/mutations.ts';
import { isSettled, sideOf, statusesBefore, takesResponses } from './policy.ts';

interface NewTicket {
  subject: string;
  description: string;
  category: TicketCategory;
  priority: string;
  transcript?: unknown[];
  idempotencyKey?: string;
}

export interface TicketReference {
  owner: OwnerId;
  id: string;
}

/** Who acts on a ticket. */
type Author = Pick<Principal, 'userId' | 'role'>;

/** Opens a ticket and tells the support team; a repeat with the same idempotency key answers with the first. */
export async function openTicket(
  transaction: Db,
  owner: OwnerId,
  { transcript, ...ticket }: NewTicket,
  now: Date,
): Promise<{ id: string; number: number }> {
  const opened = await transaction
    .insertInto('tickets')
    .values({
      ...ticket,
      userId: owner,
      transcript: transcript?.length ? JSON.stringify(transcript) : null,
      createdAt: now,
      updatedAt: now,
      unansweredSince: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'idempotencyKey']).where('idempotencyKey', 'is not', null).doNothing(),
    )
    .returning(['id', 'number'])
    .executeTakeFirst();
  if (!opened) {
    return transaction
      .selectFrom('tickets')
      .select(['id', 'number'])
      .where('userId', '=', owner)
      .where('idempotencyKey', '=', ticket.idempotencyKey ?? '')
      .executeTakeFirstOrThrow();
  }
  const wording = (locale: Locale) => ({
    title: texts.newTicket(locale, opened.number, ticket.subject),
    body: ticket.description,
  });
  await notifyStaff(transaction, owner, { wording, occasion: `ticket ${opened.id}` }, now);
  return opened;
}

/**
 * Adds a response and tells the other side. 'refused' when the ticket is closed, also when it is being closed at
 * this moment: both lock the ticket's row.
 */
export async function respond(
  transaction: Db,
  { owner, id }: TicketReference,
  author: Author,
  { message, idempotencyKey }: { message: string; idempotencyKey: string | undefined },
  now: Date,
): Promise<'added' | 'refused' | 'unknown'> {
  const isFromSupport = sideOf(author.role) === 'support';
  const ticket = await lockTicket(transaction, { owner, id });
  if (!ticket) return 'unknown';
  if (idempotencyKey && (await hasResponse(transaction, { owner, id }, author, idempotencyKey))) return 'added';
  const { numUpdatedRows } = await transaction
    .updateTable('tickets')
    .set((eb) => ({
      updatedAt: now,
      unansweredSince: isFromSupport ? null : eb.fn.coalesce('unansweredSince', sql<Date>`${now}::timestamptz`),
    }))
    .where('userId', '=', owner)
    .where('id', '=', id)
    .where('status', 'in', takesResponses)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return 'refused';
  const added = await transaction
    .insertInto('ticketMessages')
    .values({
      userId: owner,
      ticketId: id,
      senderId: author.userId,
      authorName: nameOf(author.userId),
      isFromSupport,
      message,
      idempotencyKey,
      createdAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const occasion = `ticket ${id} ${added.id}`;
  const told = isFromSupport ? texts.answered : texts.response;
  const wording = (locale: Locale) => ({ title: told(locale, ticket.number, ticket.subject), body: message });
  if (isFromSupport) {
    const action = { action: 'answer ticket', subject: `ticket ${id}`, after: { message: added.id } };
    await notify(transaction, [owner], { wording, occasion }, now);
    await recordAdminAction(transaction, author, action, now);
  } else {
    await notifyStaff(transaction, owner, { wording, occasion }, now);
  }
  return 'added';
}

type StatusChange = 'changed' | 'unknown' | { refusedFrom: TicketStatus };

/** Moves a ticket on, if it is where this side may move it from at the moment of the update. */
export async function changeStatus(
  transaction: Db,
  { owner, id }: TicketReference,
  to: TicketStatus,
  author: Author,
  now: Date,
): Promise<StatusChange> {
  const side = sideOf(author.role);
  const allowed = statusesBefore(to, side);
  const ticket = await lockTicket(transaction, { owner, id });
  if (!ticket) return 'unknown';
  const { numUpdatedRows } = await transaction
    .updateTable('tickets')
    .set({ status: to, updatedAt: now, ...(isSettled(to) && { unansweredSince: null }) })
    .where('userId', '=', owner)
    .where('id', '=', id)
    .where('status', '=', sql<string>`any(${allowed}::text[])`)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return { refusedFrom: ticket.status as TicketStatus };
  await transaction
    .insertInto('ticketChanges')
    .values({
      userId: owner,
      ticketId: id,
      status: to,
      changedBy: author.userId,
      authorName: nameOf(author.userId),
      createdAt: now,
    })
    .execute();
  if (side === 'person') return 'changed';
  const change = { before: { status: ticket.status }, after: { status: to } };
  await recordAdminAction(transaction, author, { action: 'change ticket', subject: `ticket ${id}`, ...change }, now);
  if (author.userId === owner) return 'changed';
  const wording = (locale: Locale) => ({
    title: texts.statusChanged[to](locale, ticket.number),
    body: ticket.subject,
  });
  await notify(transaction, [owner], { wording, occasion: `ticket ${id} ${to}` }, now);
  return 'changed';
}

const lockTicket = (transaction: Db, { owner, id }: TicketReference) =>
  transaction
    .selectFrom('tickets')
    .select(['status', 'number', 'subject'])
    .where('userId', '=', owner)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

async function hasResponse(
  transaction: Db,
  { owner, id }: TicketReference,
  author: Author,
  idempotencyKey: string,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('ticketMessages')
    .select('id')
    .where('userId', '=', owner)
    .where('ticketId', '=', id)
    .where('senderId', '=', author.userId)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();
  return row !== undefined;
}

/** What a person is called, looked up as the row is written. */
const nameOf = (userId: string) => sql<string>`(
  select coalesce(nullif(trim(first_name || ' ' || last_name), ''), user_name) from users where id = ${userId})`;
