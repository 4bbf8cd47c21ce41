import type { Db } from '../../../db/open.ts';
import type { PaymentProof, Settlement } from '../mutations.ts';
import { openRefund } from '../refunds/mutations.ts';

/** A payment for an order whose account is deleted is entered and goes back, once. */
export async function settleOrphanedPayment(transaction: Db, proof: PaymentProof, now: Date): Promise<Settlement> {
  const { gateway, gatewayOrderId, paymentId, paid } = proof;
  const order = await transaction
    .selectFrom('orphanedOrders')
    .select('orderId')
    .where('gateway', '=', gateway)
    .where('gatewayOrderId', '=', gatewayOrderId)
    .executeTakeFirst();
  if (!order || !paid) return 'unknown_order';
  const { orderId } = order;
  const { amountPaise } = paid;
  const entered = await transaction
    .insertInto('ledgerEntries')
    .values({
      ...{ gateway, gatewayId: paymentId, gatewayPaymentId: paymentId, kind: 'payment' },
      ...{ amountPaise, orderId, userId: null, createdAt: now },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('orderId')
    .executeTakeFirst();
  if (!entered) return 'already';
  await openRefund(transaction, null, { orderId, gateway, paymentId, amountPaise, reason: '', status: 'granted' }, now);
  return 'account_deleted';
}

export async function scheduleOrphanCheck(
  db: Db,
  { gateway, gatewayOrderId }: { gateway: string; gatewayOrderId: string },
  nextCheckAt: Date | null,
): Promise<void> {
  await db
    .updateTable('orphanedOrders')
    .set({ nextCheckAt })
    .where('gateway', '=', gateway)
    .where('gatewayOrderId', '=', gatewayOrderId)
    .execute();
}

export async function deleteOldOrphans(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('orphanedOrders').where('orphanedAt', '<', before).execute();
}
