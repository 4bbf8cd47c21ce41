import { GatewayUnavailable, type PaymentGateway } from '../../clients/paymentGateway.ts';
import type { AppContext } from '../../context.ts';
import type { Job } from '../../jobs/queue.ts';
import { listUncheckedOrders } from './data.ts';
import { deleteOldEvents } from './events/mutations.ts';
import { processEvents } from './events/processing.ts';
import { mailInvoices } from './invoices/mailing.ts';
import { goesBack, scheduleCheck, settlePayment } from './mutations.ts';
import { listUncheckedOrphans } from './orphans/data.ts';
import { deleteOldOrphans, scheduleOrphanCheck } from './orphans/mutations.ts';
import { nextCheck } from './policy.ts';
import { payOpenRefunds } from './refunds/payment.ts';

const keepEventsMs = 90 * 86_400_000;
const keepOrphansMs = 180 * 86_400_000;

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
  {
    name: 'delete-old-orphaned-orders',
    schedule: '45 21 * * *',
    run: () => deleteOldOrphans(context.db, new Date(context.clock.now().getTime() - keepOrphansMs)),
  },
];

interface UncheckedOrder {
  order: string;
  gatewayOrderId: string;
  since: Date;
  scheduleNext(at: Date | null): Promise<void>;
}

/** Asks the gateway about orders that never came back: somebody paid and closed the browser, and the webhook got lost. */
async function reconcile(context: AppContext): Promise<void> {
  const { db, clock, payments } = context;
  if (!payments) return;
  const gateway = payments.kind;
  const orders = await listUncheckedOrders(db, gateway, clock.now());
  const orphans = await listUncheckedOrphans(db, gateway, clock.now());
  const unchecked: UncheckedOrder[] = [
    ...orders.map(({ userId, id, gatewayOrderId, createdAt }) => ({
      ...{ order: id, gatewayOrderId: gatewayOrderId ?? '', since: createdAt },
      scheduleNext: (at: Date | null) => scheduleCheck(db, userId, id, at),
    })),
    ...orphans.map((orphan) => ({
      ...{ order: orphan.orderId, gatewayOrderId: orphan.gatewayOrderId, since: orphan.orphanedAt },
      scheduleNext: (at: Date | null) => scheduleOrphanCheck(db, orphan, at),
    })),
  ];
  for (const each of unchecked) {
    if (!(await check(context, payments, each))) return;
  }
}

/** False where the gateway doesn't answer. */
async function check(
  { db, clock, config, jobs, log }: AppContext,
  payments: PaymentGateway,
  { order, gatewayOrderId, since, scheduleNext }: UncheckedOrder,
): Promise<boolean> {
  const gateway = payments.kind;
  try {
    for (const payment of await payments.listPayments(gatewayOrderId)) {
      if (payment.status !== 'captured') continue;
      const proof = { gateway, gatewayOrderId, paymentId: payment.id, paid: payment };
      const result = await settlePayment(db, proof, clock.now(), config.seller);
      log.info({ order, result }, 'a payment was found by asking');
      if (result === 'activated') jobs.wake('mail-invoices');
      if (goesBack(result)) jobs.wake('pay-refunds');
    }
  } catch (error) {
    if (error instanceof GatewayUnavailable) {
      log.warn({ error }, 'the gateway does not answer');
      return false;
    }
    log.error({ error, order }, 'an order could not be checked');
  }
  await scheduleNext(nextCheck(since, clock.now()));
  return true;
}
