import type { Db } from '../../../db/open.ts';
import type { PaymentProof, Settlement } from '../mutations.ts';
import { openRefund } from '../refunds/mutations.ts';

/** A payment for an order whose account is deleted is entered and goes back, once. */
export async function settleOrphanedPayment(transaction: Db, proof: PaymentProof, now: Date): Promise<Settlement> {
  const { gateway, gatewayOrderId, paymentId, paid, inStars, link } = proof;
  const order = await transaction
    .selectFrom('orphanedOrders')
    .select('orderId')
    .where('gateway', '=', gateway)
    .where('gatewayOrderId', 'in', [gatewayOrderId, link?.gatewayLinkId ?? gatewayOrderId])
    .executeTakeFirst();
  if (!order || !(paid || inStars)) return (await isEntered(transaction, proof)) ? 'already' : 'unknown_order';
  const { orderId } = order;
  const amount = { amountPaise: paid?.amountPaise ?? 0, stars: inStars?.stars ?? null };
  const entered = await transaction
    .insertInto('ledgerEntries')
    .values({
      ...{ gateway, gatewayId: paymentId, gatewayPaymentId: paymentId, kind: 'payment' },
      ...{ ...amount, orderId, userId: null, createdAt: now },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('orderId')
    .executeTakeFirst();
  if (!entered) return 'already';
  const refund = { orderId, gateway, paymentId, payerId: inStars?.payerId ?? null, ...amount, reason: '' };
  await openRefund(transaction, null, { ...refund, status: 'granted' }, now);
  return 'account_deleted';
}

/** What was paid through a link may be told of once more, by the order that the gateway made for the link. */
const isEntered = async (transaction: Db, { gateway, paymentId }: PaymentProof): Promise<boolean> =>
  (await transaction
    .selectFrom('ledgerEntries')
    .select('orderId')
    .where('gateway', '=', gateway)
    .where('gatewayId', '=', paymentId)
    .executeTakeFirst()) !== undefined;

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
