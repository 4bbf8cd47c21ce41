import { sql } from 'kysely';
import { recordAdminAction } from '../../../db/adminActions.ts';
import type { Db } from '../../../db/open.ts';
import type { Amount } from '../../../lib/money.ts';
import type { OwnerId, Principal } from '../../../lib/owner.ts';
import { notify } from '../../notifications/mutations.ts';
import { withdraw } from '../../subscriptions/mutations.ts';
import type { RefundRow } from './data.ts';
import { grantedNotice, refusedNotice, sentBackNotice } from './policy.ts';

export interface RefundRequest extends Amount {
  orderId: string;
  gateway: string;
  paymentId: string;
  /** Who paid in Stars. */
  payerId: number | null;
  reason: string;
}

/** A person's first request is granted here, a later one waits for an admin. A repeat finds the first of its payment. */
export async function requestRefund(db: Db, owner: OwnerId, request: RefundRequest, now: Date): Promise<RefundRow> {
  const { paymentId: gatewayPaymentId, ...rest } = request;
  const first = await db
    .insertInto('refunds')
    .values({
      ...{ userId: owner, gatewayPaymentId, ...rest, isFirst: true },
      ...{ status: 'granted', requestedAt: now, grantedAt: now },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return first ?? openRefund(db, owner, { ...request, status: 'requested' }, now);
}

/** One for each payment: a repeat finds the first. The owner is null once the account is deleted. */
export async function openRefund(
  db: Db,
  owner: OwnerId | null,
  request: RefundRequest & { status: 'requested' | 'granted' },
  now: Date,
): Promise<RefundRow> {
  const { paymentId: gatewayPaymentId, ...rest } = request;
  await db
    .insertInto('refunds')
    .values({
      ...{ userId: owner, gatewayPaymentId, ...rest, requestedAt: now },
      grantedAt: request.status === 'granted' ? now : null,
    })
    .onConflict((conflict) => conflict.column('gatewayPaymentId').doNothing())
    .execute();
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('userId', 'is not distinct from', owner)
    .where('gatewayPaymentId', '=', gatewayPaymentId)
    .executeTakeFirstOrThrow();
}

/** Grants a request, or one more try of what the gateway refused; nothing where it is granted already. */
export async function markGranted(db: Db, refundId: string, admin: Principal, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const granted = await transaction
      .updateTable('refunds')
      .set((eb) => ({
        status: 'granted',
        grantedAt: now,
        grantedBy: admin.userId,
        failure: '',
        attempts: eb('attempts', '+', 1),
      }))
      .where('id', '=', refundId)
      .where('status', 'in', ['requested', 'failed'])
      .returning(['userId', 'amountPaise', 'stars'])
      .executeTakeFirst();
    if (!granted) return;
    const action = { action: 'grant refund', subject: `refund ${refundId}`, after: { status: 'granted' } };
    await recordAdminAction(transaction, admin, action, now);
    if (granted.userId) await notify(transaction, [granted.userId], grantedNotice(refundId, granted), now);
  });
}

/** Refuses a request that nobody has decided yet. */
export async function markRefused(
  db: Db,
  refundId: string,
  reason: string,
  admin: Principal,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const refused = await transaction
      .updateTable('refunds')
      .set({ status: 'refused', refusedAt: now, refusedBy: admin.userId, refusal: reason })
      .where('id', '=', refundId)
      .where('status', '=', 'requested')
      .returning('userId')
      .executeTakeFirst();
    if (!refused) return;
    const action = { action: 'refuse refund', subject: `refund ${refundId}`, after: { status: 'refused' } };
    await recordAdminAction(transaction, admin, action, now);
    if (refused.userId) await notify(transaction, [refused.userId], refusedNotice(refundId, reason), now);
  });
}

export async function markSent(db: Db, refundId: string, gatewayRefundId: string): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ status: 'sent', gatewayRefundId })
    .where('id', '=', refundId)
    .where('status', '=', 'granted')
    .execute();
}

export async function markFailed(db: Db, refundId: string, failure: string): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ status: 'failed', failure, gatewayRefundId: null })
    .where('id', '=', refundId)
    .where('status', 'in', ['granted', 'sent'])
    .execute();
}

export async function markRefundFailed(db: Db, gatewayRefundId: string): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ status: 'failed', failure: 'The refund failed at the bank.', gatewayRefundId: null })
    .where('gatewayRefundId', '=', gatewayRefundId)
    .where('status', '=', 'sent')
    .execute();
}

interface RefundProof extends Amount {
  gateway: string;
  refundId: string;
  paymentId: string;
}

/** Records money that went back; once all of an order's is back, what it bought ends. */
export const settleRefund = (
  db: Db,
  proof: RefundProof,
  now: Date,
): Promise<'refunded' | 'already' | 'unknown_payment'> =>
  db.transaction().execute(async (transaction) => {
    const { gateway, refundId, paymentId, amountPaise, stars } = proof;
    const payment = await transaction
      .selectFrom('ledgerEntries')
      .select(['orderId', 'userId'])
      .where('gateway', '=', gateway)
      .where('gatewayId', '=', paymentId)
      .where('kind', '=', 'payment')
      .executeTakeFirst();
    if (!payment) return 'unknown_payment';
    const order = await transaction
      .selectFrom('orders')
      .select(['id', 'gatewayPaymentId'])
      .where('userId', '=', payment.userId)
      .where('id', '=', payment.orderId)
      .forUpdate()
      .executeTakeFirst();
    const entered = await transaction
      .insertInto('ledgerEntries')
      .values({
        ...{ gateway, gatewayId: refundId, gatewayPaymentId: paymentId, kind: 'refund' },
        ...{
          amountPaise: -amountPaise,
          stars: stars && -stars,
          orderId: payment.orderId,
          userId: payment.userId,
          createdAt: now,
        },
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('orderId')
      .executeTakeFirst();
    if (!entered) return 'already';
    if (payment.userId) await notify(transaction, [payment.userId], sentBackNotice(refundId, proof), now);
    const { left } = await transaction
      .selectFrom('ledgerEntries')
      .select(sql<number>`sum(coalesce(stars, amount_paise))`.as('left'))
      .where('gatewayPaymentId', '=', paymentId)
      .executeTakeFirstOrThrow();
    if (left > 0) return 'refunded';
    await transaction
      .updateTable('refunds')
      .set({ status: 'processed', gatewayRefundId: refundId, payerId: null })
      .where('gatewayPaymentId', '=', paymentId)
      .execute();
    if (!order || !payment.userId || order.gatewayPaymentId !== paymentId) return 'refunded';
    await transaction
      .updateTable('orders')
      .set({ status: 'refunded' })
      .where('userId', '=', payment.userId)
      .where('id', '=', order.id)
      .execute();
    await withdraw(transaction, payment.userId as OwnerId, order.id, now);
    return 'refunded';
  });
