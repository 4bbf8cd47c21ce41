import { type Selectable, sql } from 'kysely';
import type { RefundStatus } from '../../../contract/commerce/subscriptions.ts';
import type { Db } from '../../db/open.ts';
import type { Orders } from '../../db/schema.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { type Billing, invoiceNumberOf, type OrderLine } from './policy.ts';

type OrderStatus = 'created' | 'failed' | 'paid' | 'refunded';
export type OrderRow = ReturnType<typeof readOrder>;

export const readOrder = (row: Selectable<Orders>) => ({
  ...row,
  number: row.number ?? row.receipt,
  status: row.status as OrderStatus,
  lines: row.lines as unknown as OrderLine[],
  billing: row.billing as unknown as Billing,
});

/** An order of the person, under the gateway's id. */
export async function findOwnOrder(db: Db, owner: OwnerId, gatewayOrderId: string): Promise<OrderRow | undefined> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('userId', '=', owner)
    .where('gatewayOrderId', '=', gatewayOrderId)
    .executeTakeFirst();
  return row && readOrder(row);
}

export async function findOrderByReceipt(db: Db, owner: OwnerId, receipt: string): Promise<OrderRow | undefined> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('userId', '=', owner)
    .where('receipt', '=', receipt)
    .executeTakeFirst();
  return row && readOrder(row);
}

/** With invoice number and the state of a refund, newest first. */
export async function listOrders(db: Db, owner: OwnerId) {
  const rows = await db
    .selectFrom('orders')
    .leftJoin('invoices', 'invoices.orderId', 'orders.id')
    .leftJoin('refunds', (join) =>
      join
        .onRef('refunds.userId', '=', 'orders.userId')
        .onRef('refunds.gatewayPaymentId', '=', 'orders.gatewayPaymentId'),
    )
    .selectAll('orders')
    .select([
      'invoices.financialYear',
      'invoices.number as invoiceSerial',
      'refunds.status as refundStatus',
      'refunds.refusal',
    ])
    .where('orders.userId', '=', owner)
    .orderBy('orders.createdAt', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(200)
    .execute();
  return rows.map(({ financialYear, invoiceSerial, refundStatus, refusal, ...row }) => ({
    ...readOrder(row),
    invoiceNumber: financialYear && invoiceSerial ? invoiceNumberOf(financialYear, invoiceSerial) : null,
    refundStatus: refundStatus as RefundStatus | null,
    refusal,
  }));
}

/** Orders that nobody has said anything about: the browser was closed, the webhook got lost. */
export const listUncheckedOrders = (db: Db, gateway: string, now: Date) =>
  db
    .selectFrom('orders')
    .select(['userId', 'id', 'gatewayOrderId', 'createdAt'])
    .where('status', 'in', ['created', 'failed'])
    .where('nextCheckAt', '<=', now)
    .where('gateway', '=', gateway)
    .where('gatewayOrderId', 'is not', null)
    .orderBy('nextCheckAt')
    .limit(100)
    .execute();

/** An unpaid order that asks for the same, so that nobody has two bills for one thing. */
export async function findOpenOrder(
  db: Db,
  owner: OwnerId,
  { fingerprint, gateway, since }: { fingerprint: string; gateway: string; since: Date },
): Promise<OrderRow | undefined> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('userId', '=', owner)
    .where('status', 'in', ['created', 'failed'])
    .where('fingerprint', '=', fingerprint)
    .where('gateway', '=', gateway)
    .where('createdAt', '>=', since)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && readOrder(row);
}

/** What the latest order with an address was billed to; orders of the chat have none. */
export async function findLastBilling(db: Db, owner: OwnerId): Promise<Billing | null> {
  const row = await db
    .selectFrom('orders')
    .select('billing')
    .where('userId', '=', owner)
    .where(sql<boolean>`coalesce(billing->>'address', '') <> ''`)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? (row.billing as unknown as Billing) : null;
}

/** What an invoice says of a person who pays in the chat, where nobody is asked for an address. */
export async function findBuyer(db: Db, owner: OwnerId): Promise<Billing> {
  const { firstName, lastName, userName, email } = await db
    .selectFrom('users')
    .select(['firstName', 'lastName', 'userName', 'email'])
    .where('id', '=', owner)
    .executeTakeFirstOrThrow();
  const name = `${firstName} ${lastName}`.trim() || userName;
  return { name, email, address: '', city: '', state: '', postal_code: '', country: 'IN' };
}
