import type { Books, Payment } from './books.ts';
import { newId, Refusal } from './service.ts';

export interface PaymentLink {
  id: string;
  amount: number;
  amount_paid: number;
  currency: 'INR';
  accept_partial: false;
  upi_link: boolean;
  description: string;
  reference_id: string;
  callback_url: string;
  callback_method: string;
  short_url: string;
  status: 'created' | 'paid' | 'expired' | 'cancelled';
  order_id?: string;
  payments: { amount: number; created_at: number; method: 'upi'; payment_id: string; status: 'captured' }[] | null;
  expire_by: number;
  expired_at: number;
  cancelled_at: number;
  created_at: number;
  updated_at: number;
}

const leastSeconds = 15 * 60;
const mostSeconds = 184 * 86_400;

/** The payment links of one account, and the payers who open them. */
export class PaymentLinks {
  readonly all = new Map<string, PaymentLink>();
  /** Test mode takes no UPI links. */
  isTestMode = false;
  readonly #books: Books;

  constructor(books: Books) {
    this.#books = books;
  }

  create(request: Record<string, unknown>): PaymentLink {
    const { amount, reference_id: reference = '', expire_by: expireBy = 0, callback_method: method = '' } = request;
    const now = this.#books.seconds();
    if (!Number.isInteger(amount)) throw new Refusal(400, 'The amount must be an integer.');
    if ((amount as number) < 100) throw new Refusal(400, 'The amount must be atleast INR 1.00');
    if (request.upi_link && this.isTestMode) throw new Refusal(400, 'UPI Payment Links is not supported in Test Mode');
    if (request.accept_partial && request.upi_link)
      throw new Refusal(400, 'UPI Payment Links take no partial payments');
    if (String(reference).length > 40)
      throw new Refusal(400, 'The reference id may not be greater than 40 characters.');
    if (reference && this.withReference(String(reference))) {
      throw new Refusal(
        400,
        `payment link with given reference_id: ${reference} already exists. ` +
          'Please create a payment link with a different reference_id',
      );
    }
    if (expireBy && (expireBy as number) < now + leastSeconds) {
      throw new Refusal(400, 'expire_by should be at least 15 minutes after current time');
    }
    if ((expireBy as number) > now + mostSeconds) throw new Refusal(400, 'expire_by cannot exceed six months');
    if (request.callback_url && method !== 'get') throw new Refusal(400, 'The callback method is invalid.');
    const id = newId('plink');
    const link: PaymentLink = {
      ...{ id, amount: amount as number, amount_paid: 0, currency: 'INR', accept_partial: false, payments: null },
      ...{ upi_link: request.upi_link === true, description: String(request.description ?? ''), status: 'created' },
      ...{ reference_id: String(reference), short_url: `https://rzp.io/i/${id.slice(6, 13)}` },
      ...{ callback_url: String(request.callback_url ?? ''), callback_method: String(method) },
      ...{ expire_by: expireBy as number, expired_at: 0, cancelled_at: 0, created_at: now, updated_at: now },
    };
    this.all.set(id, link);
    return link;
  }

  withReference(reference: string): PaymentLink | undefined {
    return [...this.all.values()].find(({ reference_id }) => reference_id === reference);
  }

  named(id: string): PaymentLink {
    const link = this.all.get(id);
    if (!link) throw new Refusal(400, 'The id provided does not exist');
    this.#endIfOver(link);
    return link;
  }

  cancel(id: string): PaymentLink {
    const link = this.named(id);
    if (link.status !== 'created') throw new Refusal(400, `Payment link cannot be cancelled in ${link.status} state`);
    const now = this.#books.seconds();
    return Object.assign(link, { status: 'cancelled', cancelled_at: now, updated_at: now });
  }

  /** A person pays on the link's page; throws what the page says where it can't be paid any more. */
  pay(id: string, { isInFlight = false } = {}): Payment {
    const link = this.named(id);
    // A payment that was begun before the link ended is still taken.
    const isPayable = link.status === 'created' || (isInFlight && link.status !== 'paid');
    if (!isPayable) throw new Error(`This payment link is ${link.status}.`);
    const { amount, currency, reference_id: receipt } = link;
    const order = this.#books.createOrder({ amount, currency, receipt, notes: [] });
    const payment = this.#books.pay(order.id, 'captured');
    const { id: payment_id, created_at } = payment;
    link.payments = [{ amount, created_at, method: 'upi', payment_id, status: 'captured' }];
    Object.assign(link, { status: 'paid', order_id: order.id, amount_paid: amount, updated_at: created_at });
    return payment;
  }

  #endIfOver(link: PaymentLink): void {
    const now = this.#books.seconds();
    if (link.status !== 'created' || link.expire_by === 0 || link.expire_by > now) return;
    Object.assign(link, { status: 'expired', expired_at: link.expire_by, updated_at: now });
  }
}
