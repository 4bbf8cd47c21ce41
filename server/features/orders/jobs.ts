import { GatewayUnavailable } from '../../clients/paymentGateway.ts';
import type { AppContext } from '../../context.ts';
import type { Job } from '../../jobs/queue.ts';
import { listUncheckedOrders } from './data.ts';
import { deleteOldEvents } from './events/mutations.ts';
import { processEvents } from './events/processing.ts';
import { mailInvoices } from './invoices/mailing.ts';
import { scheduleCheck, settlePayment } from './mutations.ts';
import { nextCheck } from './policy.ts';
import { payOpenRefunds } from './refunds/payment.ts';

const keepEventsMs = 90 * 86_400_000;

export const orderJobs = (context: AppContext): Job[] => [
  { name: 'process-payment-events', schedule: '* * * * *', run: () => processEvents(context) },
  { name: 'mail-invoices', schedule: '* * * * *', run: () => mailInvoices(context) },
  { name: 'reconcile-payments', schedule: '*/5 * * * *', run: () => reconcile(context) },
  { name: 'pay-refunds', schedule: '*/10 * * * *', run: () => payOpenRefunds(context) },
  {
    name: 'delete-old-payment-events',
    schedule: '35 21 * * *',
    run: () => deleteOldEvents(context.db, new Date(context.clock.now().getTime() - keepEventsMs)),
  },
];

/** Asks the gateway about orders that never came back: somebody paid and closed the browser, and the webhook got lost. */
async function reconcile({ db, clock, config, payments, jobs, log }: AppContext): Promise<void> {
  if (!payments) return;
  const gateway = payments.kind;
  for (const { userId, id, gatewayOrderId, createdAt } of await listUncheckedOrders(db, gateway, clock.now())) {
    if (!gatewayOrderId) continue;
    try {
      for (const payment of await payments.listPayments(gatewayOrderId)) {
        if (payment.status !== 'captured') continue;
        const result = await settlePayment(
          db,
          { gateway, gatewayOrderId, paymentId: payment.id, paid: payment },
          clock.now(),
          config.seller,
        );
        log.info({ order: id, result }, 'a payment was found by asking');
        if (result === 'activated') jobs.wake('mail-invoices');
      }
    } catch (error) {
      if (error instanceof GatewayUnavailable) return void log.warn({ error }, 'the gateway does not answer');
      log.error({ error, order: id }, 'an order could not be checked');
    }
    await scheduleCheck(db, userId, id, nextCheck(createdAt, clock.now()));
  }
}
