import { PaymentLinks } from './paymentLinks.ts';
import { newId, Refusal } from './service.ts';

export interface Order {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  notes: Record<string, string> | [];
  created_at: number;
}

export interface Payment {
  id: string;
  entity: 'payment';
  amount: number;
  currency: string;
  status: 'captured' | 'failed' | 'refunded';
  order_id: string;
  method: 'upi';
  amount_refunded: number;
  refund_status: null | 'partial' | 'full';
  captured: boolean;
  error_code: string | null;
  error_description: string | null;
  created_at: number;
}

export interface Refund {
  id: string;
  entity: 'refund';
  amount: number;
  currency: string;
  payment_id: string;
  status: 'pending' | 'processed';
  speed_processed: 'normal';
  created_at: number;
}

/** What one merchant's account holds. */
export class Books {
  /** The service's clock; a test whose server lives at another time hands in the server's. */
  now = () => new Date();
  readonly links = new PaymentLinks(this);
  readonly orders = new Map<string, Order>();
  readonly payments = new Map<string, Payment>();
  readonly refunds = new Map<string, Refund>();
  readonly refundKeys = new Map<string, { amount: number; refund: Refund }>();

  seconds(): number {
    return Math.floor(this.now().getTime() / 1000);
  }

  createOrder({ amount, currency, receipt, notes }: Record<string, unknown>): Order {
    if (!Number.isInteger(amount)) throw new Refusal(400, 'The amount must be an integer.');
    if ((amount as number) < 100) throw new Refusal(400, 'Order amount less than minimum amount allowed');
    if (currency !== 'INR') throw new Refusal(400, 'Currency is not supported');
    if (typeof receipt === 'string' && receipt.length > 40) {
      throw new Refusal(400, 'The receipt may not be greater than 40 characters.');
    }
    const order: Order = {
      ...{ id: newId('order'), entity: 'order', amount: amount as number, currency: 'INR', created_at: this.seconds() },
      ...{ amount_paid: 0, amount_due: amount as number, status: 'created', attempts: 0 },
      receipt: (receipt as string) ?? null,
      notes: (notes as Record<string, string>) ?? [],
    };
    this.orders.set(order.id, order);
    return order;
  }

  /** A person pays, or tries to, in the payment widget. */
  pay(orderId: string, outcome: 'captured' | 'failed', amount?: number): Payment {
    const order = this.orders.get(orderId);
    if (!order) throw new Refusal(400, 'The id provided does not exist');
    order.attempts += 1;
    const failed = outcome === 'failed';
    const payment: Payment = {
      ...{ id: newId('pay'), entity: 'payment', amount: amount ?? order.amount, currency: 'INR', status: outcome },
      ...{ order_id: orderId, method: 'upi', amount_refunded: 0, refund_status: null, captured: !failed },
      error_code: failed ? 'BAD_REQUEST_ERROR' : null,
      error_description: failed ? 'Payment was unsuccessful as you could not complete it in time.' : null,
      created_at: this.seconds(),
    };
    if (failed) order.status = order.status === 'paid' ? 'paid' : 'attempted';
    else Object.assign(order, { status: 'paid', amount_paid: order.amount, amount_due: 0 });
    this.payments.set(payment.id, payment);
    return payment;
  }

  refund(paymentId: string, amount: number | undefined, key: string | undefined): Refund {
    const payment = this.payments.get(paymentId);
    if (!payment) throw new Refusal(400, 'The id provided does not exist');
    const wanted = amount ?? payment.amount;
    if (key !== undefined && !/^[\w-]{10,}$/.test(key)) throw new Refusal(400, 'The idempotency key is invalid.');
    const earlier = key === undefined ? undefined : this.refundKeys.get(key);
    if (earlier && earlier.amount !== wanted)
      throw new Refusal(400, 'Different request with the same idempotency key.');
    if (earlier) return earlier.refund;
    if (payment.amount_refunded + wanted > payment.amount) {
      throw new Refusal(400, 'The total refund amount is greater than the refund payment amount');
    }
    payment.amount_refunded += wanted;
    const isFull = payment.amount_refunded === payment.amount;
    Object.assign(payment, { refund_status: isFull ? 'full' : 'partial', ...(isFull && { status: 'refunded' }) });
    const refund: Refund = {
      ...{ id: newId('rfnd'), entity: 'refund', amount: wanted, currency: 'INR', payment_id: paymentId },
      ...{ status: 'pending', speed_processed: 'normal', created_at: this.seconds() },
    };
    this.refunds.set(refund.id, refund);
    if (key !== undefined) this.refundKeys.set(key, { amount: wanted, refund });
    return refund;
  }
}
