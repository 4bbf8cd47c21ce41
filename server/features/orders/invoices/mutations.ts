import type { Config } from '../../../config.ts';
import type { Db } from '../../../db/open.ts';
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
  const { billing, lines, receipt, promoCode, subtotalPaise, discountPaise, taxPaise, totalPaise } = order;
  const details: InvoiceDetails = {
    ...{ seller, billing, lines, receipt, promoCode, paymentId },
    ...{ subtotalPaise, discountPaise, taxPaise, totalPaise },
  };
  await transaction
    .insertInto('invoices')
    .values({
      ...{ financialYear, number: lastNumber, orderId: order.id, userId: order.userId, issuedAt: now },
      ...{ details: JSON.stringify(details), nextMailAt: now },
    })
    .execute();
}

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
