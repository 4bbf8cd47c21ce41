import type { PaymentGateway } from '../../../clients/paymentGateway.ts';
import type { AppContext } from '../../../context.ts';
import { type PaidLink, settlePayment } from '../mutations.ts';
import { followUp } from './followUp.ts';

interface Payable {
  orderId: string;
  /** The gateway's id of an order or of a payment link. */
  payableId: string;
  link?: PaidLink;
}

/** Asks the gateway what was paid for an order or through a link, and records it. Throws GatewayUnavailable. */
export async function settleFound(
  { db, clock, config, jobs, log }: AppContext,
  payments: PaymentGateway,
  { orderId, payableId, link }: Payable,
): Promise<void> {
  for (const payment of await payments.listPayments(payableId)) {
    if (payment.status !== 'captured') continue;
    const { id: paymentId, orderId: gatewayOrderId } = payment;
    const proof = { gateway: payments.kind, gatewayOrderId, paymentId, paid: payment, ...(link && { link }) };
    const result = await settlePayment(db, proof, clock.now(), config.seller);
    log.info({ order: orderId, result }, 'a payment was found by asking');
    followUp(jobs, result);
  }
}
