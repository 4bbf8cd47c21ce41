import { z } from 'zod';
import type { Config } from '../config.ts';
import { isSignedWith } from '../lib/signature.ts';
import { GatewayRefused, GatewayUnavailable, type PaymentGateway } from './paymentGateway.ts';

const timeoutMs = 10_000;

const refund = z.object({ id: z.string(), status: z.enum(['pending', 'processed', 'failed']) });
const payment = z
  .object({
    id: z.string(),
    order_id: z.string(),
    status: z.string(),
    amount: z.int(),
    currency: z.string(),
  })
  .transform(({ id, order_id: orderId, status, amount: amountPaise, currency }) => ({
    ...{ id, orderId, status, amountPaise, currency },
  }));
const link = z.object({ id: z.string(), short_url: z.url() });
const toLink = ({ id, short_url: url }: z.output<typeof link>) => ({ id, url });
/** What is paid through a link stands in its own order; null before the first payment. */
const linkPayments = z.object({
  currency: z.string(),
  order_id: z.string().nullish(),
  payments: z.array(z.object({ payment_id: z.string(), status: z.string(), amount: z.int() })).nullish(),
});
const refusal = z.object({ error: z.object({ description: z.string() }) });

/** Captured by Razorpay itself; a payment that is only authorised would go back to the payer after some days. */
const captureAutomatically = {
  capture: 'automatic',
  capture_options: { automatic_expiry_period: 12, manual_expiry_period: 7200, refund_speed: 'normal' },
};

/** Orders, payment links, payments and refunds of the Razorpay API, v1. */
export function createRazorpay({
  keyId,
  keySecret,
  webhookSecret,
  apiRoot,
}: NonNullable<Config['razorpay']>): PaymentGateway {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  async function call<T>(path: string, answer: z.ZodType<T>, body?: unknown, headers = {}): Promise<T> {
    let response: Response;
    let json: unknown;
    try {
      response = await fetch(`${apiRoot}/v1${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization, 'content-type': 'application/json', ...headers },
        body: body === undefined ? null : JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      });
      json = await response.json();
    } catch (error) {
      throw new GatewayUnavailable(`Razorpay does not answer: ${(error as Error).message}`);
    }
    // 409: a request with the same idempotency key is under way; 429: too many at once.
    if (response.status >= 500 || response.status === 409 || response.status === 429) {
      throw new GatewayUnavailable(`Razorpay answered ${response.status}.`);
    }
    if (!response.ok) {
      const told = refusal.safeParse(json).data?.error.description;
      throw new GatewayRefused(told ?? `Razorpay answered ${response.status}.`);
    }
    const parsed = answer.safeParse(json);
    if (!parsed.success) throw new GatewayUnavailable('Razorpay answered something else than its documentation says.');
    return parsed.data;
  }

  return {
    kind: 'razorpay',
    keyId,
    payInSheet: undefined,
    createOrder: ({ amountPaise, receipt, notes }) =>
      call('/orders', z.object({ id: z.string() }), {
        ...{ amount: amountPaise, currency: 'INR', receipt, notes, partial_payment: false },
        payment: captureAutomatically,
      }),
    isSignedPayment: ({ orderId, paymentId, signature }) =>
      isSignedWith(keySecret, `${orderId}|${paymentId}`, signature),
    isSignedEvent: (body, signature) => webhookSecret !== undefined && isSignedWith(webhookSecret, body, signature),
    async createPaymentLink({ reference, method, amountPaise, description, expiresAt, callbackUrl }) {
      const request = {
        ...{ amount: amountPaise, currency: 'INR', accept_partial: false, description, reference_id: reference },
        ...(method === 'upi' && { upi_link: true }),
        expire_by: Math.floor(expiresAt.getTime() / 1_000),
        ...{ notify: { sms: false, email: false }, reminder_enable: false },
        ...{ callback_url: callbackUrl, callback_method: 'get' },
      };
      return toLink(await call('/payment_links', link, request));
    },
    async findPaymentLink(reference) {
      const answer = z.object({ payment_links: z.array(link.extend({ reference_id: z.string().nullish() })) });
      const query = `reference_id=${encodeURIComponent(reference)}`;
      const found = (await call(`/payment_links?${query}`, answer)).payment_links;
      const meant = found.find(({ reference_id }) => reference_id === reference);
      return meant && toLink(meant);
    },
    async cancelPaymentLink(linkId) {
      await call(`/payment_links/${encodeURIComponent(linkId)}/cancel`, z.object({ id: z.string() }), {});
    },
    // As documented for the callback of payment links.
    isSignedLink: ({ linkId, reference, status, paymentId, signature }) =>
      isSignedWith(keySecret, [linkId, reference, status, paymentId].join('|'), signature),
    async listPayments(payableId) {
      if (payableId.startsWith('plink_')) {
        const paid = await call(`/payment_links/${encodeURIComponent(payableId)}`, linkPayments);
        return (paid.payments ?? []).map(({ payment_id: id, status, amount: amountPaise }) => ({
          ...{ id, orderId: paid.order_id ?? '', status, amountPaise, currency: paid.currency },
        }));
      }
      const { items } = await call(
        `/orders/${encodeURIComponent(payableId)}/payments`,
        z.object({ items: z.array(payment) }),
      );
      return items;
    },
    refund: ({ paymentId, amountPaise, key }) =>
      call(
        `/payments/${encodeURIComponent(paymentId)}/refund`,
        refund,
        { amount: amountPaise },
        {
          'x-refund-idempotency': key,
        },
      ),
    findRefund: (refundId) => call(`/refunds/${encodeURIComponent(refundId)}`, refund),
  };
}
