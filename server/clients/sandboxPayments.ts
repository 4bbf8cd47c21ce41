import { randomBytes } from 'node:crypto';
import { isSignedWith, sign } from '../lib/signature.ts';
import { type GatewayPayment, GatewayRefused, type PaymentGateway } from './paymentGateway.ts';

const newId = (kind: string) => `${kind}_sandbox${randomBytes(8).toString('hex')}`;

/** Behaves as Razorpay does and moves no money. What it holds lives as long as the process. */
export function createSandboxPayments(): PaymentGateway {
  const secret = randomBytes(32).toString('hex');
  const payments = new Map<string, GatewayPayment>();
  const refunds = new Map<string, string>();
  const ordersOfLinks = new Map<string, string>();

  return {
    kind: 'sandbox',
    keyId: null,
    createOrder: async () => ({ id: newId('order') }),
    isSignedPayment: ({ orderId, paymentId, signature }) => isSignedWith(secret, `${orderId}|${paymentId}`, signature),
    isSignedEvent: () => false,
    // Who opens the link has paid it: it leads to where a payer comes back to.
    async createPaymentLink({ reference, amountPaise, callbackUrl }) {
      const [id, orderId, paymentId] = [newId('plink'), newId('order'), newId('pay')];
      ordersOfLinks.set(id, orderId);
      payments.set(paymentId, { id: paymentId, orderId, status: 'captured', amountPaise, currency: 'INR' });
      const url = new URL(callbackUrl);
      url.search = String(
        new URLSearchParams({
          ...{ razorpay_payment_id: paymentId, razorpay_payment_link_id: id, razorpay_payment_link_status: 'paid' },
          razorpay_payment_link_reference_id: reference,
          razorpay_signature: sign(secret, [id, reference, 'paid', paymentId].join('|')),
        }),
      );
      return { id, url: url.href };
    },
    findPaymentLink: async () => undefined,
    cancelPaymentLink: async () => undefined,
    isSignedLink: ({ linkId, reference, status, paymentId, signature }) =>
      isSignedWith(secret, [linkId, reference, status, paymentId].join('|'), signature),
    listPayments: async (payableId) =>
      [...payments.values()].filter(({ orderId }) => orderId === (ordersOfLinks.get(payableId) ?? payableId)),
    async refund({ paymentId, key }) {
      if (!payments.has(paymentId)) throw new GatewayRefused('The sandbox has been restarted since this payment.');
      const id = refunds.get(key) ?? newId('rfnd');
      refunds.set(key, id);
      return { id, status: 'processed' };
    },
    findRefund: async (id) => ({ id, status: 'processed' }),
    payInSheet({ id: orderId, amountPaise }) {
      const paid = [...payments.values()].find((payment) => payment.orderId === orderId);
      const paymentId = paid?.id ?? newId('pay');
      payments.set(paymentId, { id: paymentId, orderId, status: 'captured', amountPaise, currency: 'INR' });
      return { orderId, paymentId, signature: sign(secret, `${orderId}|${paymentId}`) };
    },
  };
}
