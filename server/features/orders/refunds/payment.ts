import { GatewayRefused, GatewayUnavailable, type PaymentGateway } from '../../../clients/paymentGateway.ts';
import type { AppContext } from '../../../context.ts';
import { listUnpaidRefunds, type RefundRow } from './data.ts';
import { markFailed, markSent, settleRefund } from './mutations.ts';

/** Pays a granted refund, or asks what became of one that is under way. Throws GatewayUnavailable when it can't tell. */
export async function payRefund({ db, clock, log }: AppContext, gateway: PaymentGateway, refund: RefundRow) {
  const { id, gatewayPaymentId: paymentId, amountPaise, attempts, gatewayRefundId } = refund;
  try {
    const answer = gatewayRefundId
      ? await gateway.findRefund(gatewayRefundId)
      : await gateway.refund({ paymentId, amountPaise, key: `${id}-${attempts}` });
    await markSent(db, id, answer.id);
    if (answer.status === 'failed') await markFailed(db, id, 'The refund failed at the bank.');
    if (answer.status !== 'processed') return;
    await settleRefund(db, { gateway: gateway.kind, refundId: answer.id, paymentId, amountPaise }, clock.now());
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    log.error({ error, refund: id }, 'the gateway refused a refund');
    await markFailed(db, id, error.message.slice(0, 500));
  }
}

/** The refunds that were granted while the gateway didn't answer, and those whose webhook got lost. */
export async function payOpenRefunds(context: AppContext): Promise<void> {
  const { db, payments, log } = context;
  if (!payments) return;
  for (const refund of await listUnpaidRefunds(db, payments.kind)) {
    try {
      await payRefund(context, payments, refund);
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error;
      log.warn({ error }, 'refunds wait for the gateway');
      return;
    }
  }
}
