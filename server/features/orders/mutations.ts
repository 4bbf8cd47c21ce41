import type { Totals } from '../../../contract/commerce/checkout.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/open.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { notify } from '../notifications/mutations.ts';
import { countPromoUse } from '../plans/mutations.ts';
import { activate } from '../subscriptions/mutations.ts';
import { findOrderByReceipt, type OrderRow, readOrder } from './data.ts';
import { issueInvoice } from './invoices/mutations.ts';
import { markLinkPaid } from './links/mutations.ts';
import { settleOrphanedPayment } from './orphans/mutations.ts';
import { type Billing, monthsPaid, type OrderLine, termOf } from './policy.ts';
import { openRefund } from './refunds/mutations.ts';
import { promoUsedUpNotice } from './refunds/policy.ts';
import { confirmStars } from './stars/mutations.ts';

interface NewOrder {
  receipt: string;
  fingerprint: string;
  gateway: string;
  lines: OrderLine[];
  promoCode: string | null;
  totals: Totals;
  /** What it comes to in place of money. */
  stars?: number | null;
  billing: Billing;
}

/** One for each receipt of a person: a repeat finds the first. */
export async function insertOrder(db: Db, owner: OwnerId, order: NewOrder, now: Date): Promise<OrderRow> {
  const { lines, billing, totals, ...rest } = order;
  const row = await db
    .insertInto('orders')
    .values({
      ...{ userId: owner, ...rest, ...totals, createdAt: now },
      ...{ lines: JSON.stringify(lines), billing: JSON.stringify(billing) },
    })
    .onConflict((conflict) => conflict.columns(['userId', 'receipt']).doNothing())
    .returningAll()
    .executeTakeFirst();
  const found = row ? readOrder(row) : await findOrderByReceipt(db, owner, order.receipt);
  if (!found) throw new Error('An order that was there is gone.');
  return found;
}

/** Of two requests at once the first one's order at the gateway stays; the other is never shown to anybody. */
export async function attachGatewayOrder(
  db: Db,
  order: OrderRow,
  gatewayOrderId: string,
  nextCheckAt: Date | null,
): Promise<string> {
  const row = await db
    .updateTable('orders')
    .set((eb) => ({ gatewayOrderId: eb.fn.coalesce('gatewayOrderId', eb.val(gatewayOrderId)), nextCheckAt }))
    .where('userId', '=', order.userId)
    .where('id', '=', order.id)
    .returning('gatewayOrderId')
    .executeTakeFirstOrThrow();
  return row.gatewayOrderId ?? gatewayOrderId;
}

export interface PaymentProof {
  gateway: string;
  gatewayOrderId: string;
  paymentId: string;
  /** The payment link that was paid, by the gateway's id and ours: it has an order of its own at the gateway. */
  link?: PaidLink;
  /** What the gateway says was paid; a signature of the widget says nothing of it, the order does. */
  paid?: { amountPaise: number; currency: string };
  /** What was paid in place of money, and by which user of Telegram. */
  inStars?: { stars: number; payerId: number };
}
export interface PaidLink {
  gatewayLinkId: string;
  /** Also of a link of which nobody has kept the gateway's id. */
  reference?: string;
}
/** Outcomes of which the money goes back by itself. */
const goingBack = ['paid_twice', 'promo_code_used_up', 'account_deleted'] as const;
export const goesBack = (result: string): boolean => goingBack.some((outcome) => outcome === result);
export type Settlement =
  | (typeof goingBack)[number]
  | 'activated'
  | 'already'
  | 'unknown_order'
  | 'amount_differs'
  | 'payment_used';

/**
 * Records a proven payment and what follows from it in one transaction: order, ledger, period, plan, invoice.
 * However often and in whatever order proofs come, each payment counts once and each order is activated once. Money that
 * buys nothing, as the order is paid, its promo code used up or its account deleted, is refunded.
 */
export const settlePayment = (db: Db, proof: PaymentProof, now: Date, seller: Config['seller']): Promise<Settlement> =>
  db.transaction().execute(async (transaction) => {
    const { gateway, gatewayOrderId, paymentId } = proof;
    const payerId = proof.inStars?.payerId ?? null;
    const order = await lockOrder(transaction, proof);
    if (!order) return settleOrphanedPayment(transaction, proof, now);
    const owner = order.userId as OwnerId;
    if (order.gatewayPaymentId === paymentId) return 'already';
    if (differs(order, proof)) return 'amount_differs';
    const amount = { amountPaise: order.totalPaise, stars: order.stars };

    const entered = await transaction
      .insertInto('ledgerEntries')
      .values({
        ...{ gateway, gatewayId: paymentId, gatewayPaymentId: paymentId, kind: 'payment' },
        ...{ ...amount, orderId: order.id, userId: owner, createdAt: now },
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('orderId')
      .executeTakeFirst();
    if (!entered) return order.paidAt ? 'already' : 'payment_used';
    const giveBack = (reason: string) => {
      const request = { orderId: order.id, gateway, paymentId, payerId, ...amount, reason };
      return openRefund(transaction, owner, { ...request, status: 'granted' }, now);
    };
    if (order.paidAt) {
      await giveBack('The order was paid twice.');
      return 'paid_twice';
    }
    if (order.promoCode && !(await countPromoUse(transaction, order.promoCode))) {
      const refund = await giveBack('The promo code had been used up.');
      await notify(transaction, [owner], promoUsedUpNotice(refund.id, order.promoCode, amount), now);
      return 'promo_code_used_up';
    }

    await transaction
      .updateTable('orders')
      .set((eb) => ({
        ...{ status: 'paid', gatewayPaymentId: paymentId, payerId, paidAt: now, nextCheckAt: null },
        gatewayOrderId: eb.fn.coalesce('gatewayOrderId', eb.val(gatewayOrderId)),
      }))
      .where('userId', '=', owner)
      .where('id', '=', order.id)
      .execute();
    const lines = order.lines.map((line) => ({ plan: line.plan, term: termOf(line), months: monthsPaid(line) }));
    await activate(transaction, owner, { orderId: order.id, lines }, now);
    if (order.stars === null) await issueInvoice(transaction, order, paymentId, now, seller);
    else await confirmStars(transaction, order, order.stars, now);
    return 'activated';
  });

/** A signature of the widget says nothing of what was paid: the order then does. */
const differs = (order: OrderRow, { paid, inStars }: PaymentProof): boolean =>
  order.stars === null
    ? paid !== undefined && (paid.amountPaise !== order.totalPaise || paid.currency !== 'INR')
    : inStars?.stars !== order.stars;

/** The order that was paid, for this transaction alone. */
async function lockOrder(transaction: Db, { gateway, gatewayOrderId, link }: PaymentProof) {
  const orderId = link && (await markLinkPaid(transaction, gateway, link));
  const row = await transaction
    .selectFrom('orders')
    .selectAll()
    .$if(orderId === undefined, (query) => query.where('gatewayOrderId', '=', gatewayOrderId))
    .$if(orderId !== undefined, (query) => query.where('id', '=', orderId ?? ''))
    .where('gateway', '=', gateway)
    .forUpdate()
    .executeTakeFirst();
  return row && readOrder(row);
}

/** A payment that failed can be followed by one that doesn't; what is paid stays paid. */
export async function markPaymentFailed(db: Db, gatewayOrderId: string): Promise<void> {
  await db
    .updateTable('orders')
    .set({ status: 'failed' })
    .where('gatewayOrderId', '=', gatewayOrderId)
    .where('status', '=', 'created')
    .execute();
}

export async function scheduleCheck(db: Db, userId: string, orderId: string, nextCheckAt: Date | null): Promise<void> {
  await db
    .updateTable('orders')
    .set({ nextCheckAt })
    .where('userId', '=', userId)
    .where('id', '=', orderId)
    .where('status', 'in', ['created', 'failed'])
    .execute();
}
