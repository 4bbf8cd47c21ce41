import { type Api, GrammyError } from 'grammy';
import { GatewayRefused, GatewayUnavailable, type MoneyBack } from './paymentGateway.ts';
import { isRefusal } from './telegram.ts';

/** What orders and payments in Stars say they were paid through. */
export const starsGateway = 'telegram';

/** Telegram gives a refund no id of its own: a payment in Stars goes back once and whole. */
export const refundIdOf = (chargeId: string): string => `${chargeId} refund`;

/** Gives Stars back by refundStarPayment, which gives nothing back twice. */
export const starsBack = (api: Api): MoneyBack => ({
  kind: starsGateway,
  async refund({ paymentId, payerId }) {
    if (payerId === null) throw new GatewayRefused('Nobody knows who paid these Stars.');
    try {
      await api.refundStarPayment(payerId, paymentId);
    } catch (error) {
      if (!isRefusal(error, 'CHARGE_ALREADY_REFUNDED')) throw outcomeOf(error);
    }
    return { id: refundIdOf(paymentId), status: 'processed' };
  },
  findRefund: async (id) => ({ id, status: 'processed' }),
});

function outcomeOf(error: unknown): Error {
  const isRefused = error instanceof GrammyError && error.error_code >= 400 && error.error_code < 429;
  return isRefused
    ? new GatewayRefused(error.description)
    : new GatewayUnavailable('Telegram did not say whether the Stars went back.');
}
