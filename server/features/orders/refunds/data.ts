import type { Selectable } from 'kysely';
import type { Db } from '../../../db/open.ts';
import type { Refunds } from '../../../db/schema.ts';
import type { OwnerId } from '../../../lib/owner.ts';
import { isInMoneyBackTime } from '../../subscriptions/policy.ts';

export type RefundRow = Selectable<Refunds>;
/** With the name of the person, or what stands for it once the account is deleted, and the order's number. */
export type ManagedRefundRow = NonNullable<Awaited<ReturnType<typeof findRefund>>>;

const managedRefunds = (db: Db) =>
  db
    .selectFrom('refunds')
    .leftJoin('users', 'users.id', 'refunds.userId')
    .leftJoin('orders', (join) =>
      join.onRef('orders.userId', '=', 'refunds.userId').onRef('orders.id', '=', 'refunds.orderId'),
    )
    .selectAll('refunds')
    .select(({ fn, val }) => [
      fn.coalesce('userName', val('a deleted account')).as('userName'),
      fn.coalesce('orders.number', 'orders.receipt').as('orderNumber'),
    ]);

export const findRefund = (db: Db, refundId: string) =>
  managedRefunds(db).where('refunds.id', '=', refundId).executeTakeFirst();

export const listOpenRefunds = (db: Db) =>
  managedRefunds(db)
    .where('refunds.status', 'in', ['requested', 'granted', 'sent', 'failed'])
    .orderBy('requestedAt')
    .orderBy('refunds.id')
    .limit(500)
    .execute();

/** Granted and not known to be done at the gateway. */
export const listUnpaidRefunds = (db: Db, gateway: string) =>
  db
    .selectFrom('refunds')
    .selectAll()
    .where('status', 'in', ['granted', 'sent'])
    .where('gateway', '=', gateway)
    .orderBy('requestedAt')
    .limit(100)
    .execute();

/** What a refund of the paid order that is named, or else of the latest, would be; why there is none otherwise. */
export async function findRefundable(db: Db, owner: OwnerId, orderId: string | undefined, now: Date) {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'gateway', 'gatewayPaymentId', 'totalPaise', 'stars', 'payerId', 'paidAt'])
    .where('userId', '=', owner)
    .where('status', 'in', ['paid', 'refunded'])
    .$if(orderId !== undefined, (query) => query.where('id', '=', orderId ?? ''))
    .orderBy('paidAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!order?.gatewayPaymentId || !order.paidAt) return 'none';
  if (!isInMoneyBackTime(order.paidAt, now)) return 'too_late';
  const { id, gateway, gatewayPaymentId: paymentId, totalPaise: amountPaise, stars, payerId } = order;
  return { orderId: id, gateway, paymentId, payerId, amountPaise, stars };
}

/** What has become of the request for a payment's money. */
export const findRefundOf = (db: Db, owner: OwnerId, paymentId: string) =>
  db
    .selectFrom('refunds')
    .selectAll()
    .where('userId', '=', owner)
    .where('gatewayPaymentId', '=', paymentId)
    .executeTakeFirst();

/** Whether the next request is granted without an admin. */
export async function isFirstRefund(db: Db, owner: OwnerId): Promise<boolean> {
  const earlier = await db
    .selectFrom('refunds')
    .select('id')
    .where('userId', '=', owner)
    .where('isFirst', '=', true)
    .executeTakeFirst();
  return earlier === undefined;
}
