import { sql } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../db/open.ts';
import type { OwnerId } from '../../../lib/owner.ts';
import type { OrderRow } from '../data.ts';
import { financialYearOf } from '../policy.ts';
import type { InvoiceDetails } from './data.ts';

/** Takes the next number of the financial year; a transaction that fails gives it back, so no number is missing. */
export async function issueInvoice(
  transaction: Db,
  order: OrderRow,
  paymentId: string,
  now: Date,
  seller: Config['seller'],
): Promise<void> {
  const financialYear = financialYearOf(now);
  const { lastNumber } = await transaction
    .insertInto('invoiceSeries')
    .values({ financialYear, lastNumber: 1 })
    .onConflict((conflict) =>
      conflict.column('financialYear').doUpdateSet((eb) => ({ lastNumber: eb('invoiceSeries.lastNumber', '+', 1) })),
    )
    .returning('lastNumber')
    .executeTakeFirstOrThrow();
  const { billing, lines, number, receipt, promoCode, subtotalPaise, discountPaise, taxPaise, totalPaise } = order;
  const details: InvoiceDetails = {
    ...{ seller, billing, lines, orderNumber: number, receipt, promoCode, paymentId },
    ...{ subtotalPaise, discountPaise, taxPaise, totalPaise },
  };
  await transaction
    .insertInto('invoices')
    .values({
      ...{ financialYear, number: lastNumber, orderId: order.id, userId: order.userId, issuedAt: now },
      details: JSON.stringify(details),
      nextMailAt: billing.email ? now : null,
      nextChatAt: (await hasChat(transaction, order.userId)) ? now : null,
    })
    .execute();
}

const hasChat = async (transaction: Db, userId: string): Promise<boolean> =>
  (await transaction
    .selectFrom('telegramAccounts')
    .select('userId')
    .where('userId', '=', userId)
    .where('blockedAt', 'is', null)
    .executeTakeFirst()) !== undefined;

interface InvoiceKey {
  financialYear: string;
  number: number;
}

export async function markMailed(db: Db, { financialYear, number }: InvoiceKey, now: Date): Promise<void> {
  await db
    .updateTable('invoices')
    .set({ mailedAt: now, nextMailAt: null })
    .where('financialYear', '=', financialYear)
    .where('number', '=', number)
    .execute();
}

export async function scheduleMail(
  db: Db,
  { financialYear, number }: InvoiceKey,
  mailAttempts: number,
  nextMailAt: Date | null,
): Promise<void> {
  await db
    .updateTable('invoices')
    .set({ mailAttempts, nextMailAt })
    .where('financialYear', '=', financialYear)
    .where('number', '=', number)
    .execute();
}

const mostChatAttempts = 12;

/** Takes an invoice to send to its person's chat: for five minutes no other process gets it, then it is due again. */
export async function takeUnsentInvoice(db: Db, now: Date): Promise<TakenInvoice | undefined> {
  const { rows } = await sql<TakenInvoice>`
    with due as materialized (
      select financial_year, number from invoices where next_chat_at <= ${now}::timestamptz
      order by next_chat_at limit 1 for update skip locked
    )
    update invoices set chat_attempts = chat_attempts + 1,
      next_chat_at = case when chat_attempts + 1 < ${mostChatAttempts} then ${now}::timestamptz + interval '5 minutes' end
    from due where invoices.financial_year = due.financial_year and invoices.number = due.number
    returning invoices.user_id, invoices.order_id, invoices.financial_year, invoices.number, sent_to_chat_at`.execute(
    db,
  );
  return rows[0];
}

interface TakenInvoice extends InvoiceKey {
  /** Null once the account is deleted. */
  userId: string | null;
  orderId: string;
  /** Null for the one that confirms the payment. */
  sentToChatAt: Date | null;
}

export async function markSentToChat(db: Db, { financialYear, number }: InvoiceKey, now: Date): Promise<void> {
  await db
    .updateTable('invoices')
    .set({ nextChatAt: null, sentToChatAt: now })
    .where('financialYear', '=', financialYear)
    .where('number', '=', number)
    .execute();
}

/** Has the invoice of an order sent to the chat once more; false where there is no chat. */
export async function sendInvoiceAgain(db: Db, owner: OwnerId, orderId: string, now: Date): Promise<boolean> {
  if (!(await hasChat(db, owner))) return false;
  await db
    .updateTable('invoices')
    .set({ nextChatAt: now, chatAttempts: 0 })
    .where('userId', '=', owner)
    .where('orderId', '=', orderId)
    .execute();
  return true;
}
