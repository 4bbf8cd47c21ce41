import { randomBytes } from 'node:crypto';
import { isSignedWith, sign } from '../lib/signature.ts';
import { type GatewayPayment, GatewayRefused, type PaymentGateway } from './paymentGateway.ts';

const newId = (kind: string) => `${kind}_sandbox${randomBytes(8).toString('hex')}`;

/** Behaves as Razorpay does and moves no money. What it holds lives as long as the process. */
export function createSandboxPayments(): PaymentGateway {
  const secret = randomBytes(32).toString('hex');
  const payments = new Map<string, GatewayPayment>();
  const refunds = new Map<string, string>();

  return {
    kind: 'sandbox',
    keyId: null,
    createOrder: async () => ({ id: newId('order') }),
    isSignedPayment: ({ orderId, paymentId, signature }) => isSignedWith(secret, `${orderId}|${paymentId}`, signature),
    isSignedEvent: () => false,
    listPayments: async (orderId) => [...payments.values()].filter((payment) => payment.orderId === orderId),
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
