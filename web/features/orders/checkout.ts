import { currencySentFor, type Totals } from '../../../contract/commerce/checkout.ts';
import { createOrder, verifyOrder } from '../../../contract/commerce/orders.ts';
import type { AnswerOf, BodyOf } from '../../../contract/http.ts';
import { ApiProblem, call } from '../../lib/api.ts';
import { receiptFor } from './receipt.ts';

type OrderBody = BodyOf<typeof createOrder>;
export type Billing = OrderBody['billing'];
export type PlacedOrder = AnswerOf<typeof createOrder>;
export type PaymentResult = Omit<BodyOf<typeof verifyOrder>, 'userId' | 'amount_paid'>;

/** Asks the person for the payment; undefined when they closed the window. */
export type Pay = (order: PlacedOrder, billing: Billing) => Promise<PaymentResult | undefined>;

export interface Purchase {
  userId: string;
  billing: Billing;
  items: OrderBody['items'];
  promoCode: string | null;
  totals: Totals;
}

export type Outcome = { kind: 'paid'; order: PlacedOrder } | { kind: 'closed' } | { kind: 'unverified' };

/** Order, payment, verification. What goes wrong on the way is thrown. */
export async function checkOut(purchase: Purchase, pay: Pay): Promise<Outcome> {
  const order = await call(createOrder, { body: orderBody(purchase) });
  if (order.status !== 'paid') {
    const result = await pay(order, purchase.billing);
    if (!result) return { kind: 'closed' };
    if (!(await verify(result, purchase.userId, order.amount))) return { kind: 'unverified' };
  }
  return { kind: 'paid', order };
}

function orderBody({ userId, billing, items, promoCode, totals }: Purchase): OrderBody {
  const content = {
    amount: Math.max(0, totals.totalPaise),
    // As observed: outside India the literal 'IN' is sent; the server reads it as INR.
    currency: currencySentFor(billing.country),
    partial_payment: false as const,
    // As observed: always 'pro'; the server reads the plan from the items.
    notes: { plan: 'pro', source: 'website' },
    userId,
    billing,
    items,
    promoCode,
  };
  return { ...content, receipt: receiptFor(JSON.stringify(content)) };
}

async function verify(result: PaymentResult, userId: string, amount: number): Promise<boolean> {
  try {
    const { success } = await call(verifyOrder, { body: { ...result, userId, amount_paid: amount } });
    return success;
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'payment_not_verified') return false;
    throw error;
  }
}
