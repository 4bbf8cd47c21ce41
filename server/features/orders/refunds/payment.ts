import { GatewayRefused, GatewayUnavailable, type MoneyBack } from '../../../clients/paymentGateway.ts';
import type { AppContext } from '../../../context.ts';
import { listUnpaidRefunds, type RefundRow } from './data.ts';
import { markFailed, markSent, settleRefund } from './mutations.ts';

/** What money can go back through. */
export const gatewaysOf = ({ payments, starsBack }: AppContext): MoneyBack[] =>
  [payments, starsBack].filter((gateway) => gateway !== undefined);

/** Pays a granted refund, or asks what became of one that is under way. Throws GatewayUnavailable when it can't tell. */
export async function payRefund({ db, clock, log }: AppContext, gateway: MoneyBack, refund: RefundRow) {
  const { id, gatewayPaymentId: paymentId, payerId, amountPaise, stars, attempts, gatewayRefundId } = refund;
  try {
    const answer = gatewayRefundId
      ? await gateway.findRefund(gatewayRefundId)
      : await gateway.refund({ paymentId, amountPaise, payerId, key: `${id}-${attempts}` });
    await markSent(db, id, answer.id);
    if (answer.status === 'failed') await markFailed(db, id, 'The refund failed at the bank.');
    if (answer.status !== 'processed') return;
    const proof = { gateway: gateway.kind, refundId: answer.id, paymentId, amountPaise, stars };
    await settleRefund(db, proof, clock.now());
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    log.error({ error, refund: id }, 'the gateway refused a refund');
    await markFailed(db, id, error.message.slice(0, 500));
  }
}

/** The refunds that were granted while the gateway didn't answer, and those whose webhook got lost. */
export async function payOpenRefunds(context: AppContext): Promise<void> {
  for (const gateway of gatewaysOf(context)) await payRefundsOf(context, gateway);
}

async function payRefundsOf(context: AppContext, gateway: MoneyBack): Promise<void> {
  const { db, log } = context;
  for (const refund of await listUnpaidRefunds(db, gateway.kind)) {
    try {
      await payRefund(context, gateway, refund);
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error;
      log.warn({ error, gateway: gateway.kind }, 'refunds wait for the gateway');
      return;
    }
  }
}
