import type { Selectable } from 'kysely';
import type { Totals } from '../../../../contract/commerce/checkout.ts';
import type { Locale } from '../../../../texts/locale.ts';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../db/open.ts';
import type { Invoices } from '../../../db/schema.ts';
import type { OwnerId } from '../../../lib/owner.ts';
import { type Billing, invoiceNumberOf, type OrderLine } from '../policy.ts';

export interface InvoiceDetails extends Totals {
  seller: Config['seller'];
  billing: Billing;
  lines: OrderLine[];
  /** Missing on invoices from before orders had numbers. */
  orderNumber?: string;
  receipt: string;
  promoCode: string | null;
  paymentId: string;
}

export type Invoice = ReturnType<typeof readInvoice>;

const readInvoice = (row: Selectable<Invoices>) => ({
  ...row,
  name: invoiceNumberOf(row.financialYear, row.number),
  details: row.details as unknown as InvoiceDetails,
});

/** With what has become of its order. */
export async function findInvoice(db: Db, owner: OwnerId, orderId: string) {
  const row = await db
    .selectFrom('invoices')
    .innerJoin('orders', (join) =>
      join.onRef('orders.userId', '=', 'invoices.userId').onRef('orders.id', '=', 'invoices.orderId'),
    )
    .selectAll('invoices')
    .select('orders.status')
    .where('invoices.userId', '=', owner)
    .where('invoices.orderId', '=', orderId)
    .executeTakeFirst();
  return row && { invoice: readInvoice(row), isRefunded: row.status === 'refunded' };
}

/** Each with the language of the person whom it is for. */
export async function listUnmailedInvoices(db: Db, now: Date): Promise<{ invoice: Invoice; locale: Locale }[]> {
  const rows = await db
    .selectFrom('invoices')
    .leftJoin('users', 'users.id', 'invoices.userId')
    .selectAll('invoices')
    .select('locale')
    .where('nextMailAt', '<=', now)
    .orderBy('nextMailAt')
    .limit(50)
    .execute();
  return rows.map(({ locale, ...row }) => ({ invoice: readInvoice(row), locale: (locale ?? 'en') as Locale }));
}

/** The chat of a person, and how they are written to there. */
export async function findInvoiceChat(db: Db, owner: OwnerId) {
  const row = await db
    .selectFrom('telegramAccounts')
    .innerJoin('users', 'users.id', 'telegramAccounts.userId')
    .select(['chatId', 'timeZone', 'locale'])
    .where('userId', '=', owner)
    .executeTakeFirst();
  return row && { ...row, locale: row.locale as Locale };
}
