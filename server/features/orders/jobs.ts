import { GatewayUnavailable, type PaymentGateway } from '../../clients/paymentGateway.ts';
import type { AppContext } from '../../context.ts';
import type { Job } from '../../jobs/queue.ts';
import { listUncheckedOrders } from './data.ts';
import { deleteOldEvents } from './events/mutations.ts';
import { processEvents } from './events/processing.ts';
import { mailInvoices } from './invoices/mailing.ts';
import { sendInvoices } from './invoices/sending.ts';
import { listUncheckedLinks } from './links/data.ts';
import { scheduleLinkCheck } from './links/mutations.ts';
import { type PaidLink, scheduleCheck } from './mutations.ts';
import { listUncheckedOrphans } from './orphans/data.ts';
import { deleteOldOrphans, scheduleOrphanCheck } from './orphans/mutations.ts';
import { nextCheck } from './policy.ts';
import { settleFound } from './reconciling/settleFound.ts';
import { payOpenRefunds } from './refunds/payment.ts';

const keepEventsMs = 90 * 86_400_000;
const keepOrphansMs = 180 * 86_400_000;

export const orderJobs = (context: AppContext): Job[] => [
  { name: 'process-payment-events', schedule: '* * * * *', run: () => processEvents(context) },
  { name: 'mail-invoices', schedule: '* * * * *', run: () => mailInvoices(context) },
  { name: 'send-invoices', schedule: '* * * * *', run: () => sendInvoices(context) },
  { name: 'reconcile-payments', schedule: '*/5 * * * *', run: () => reconcile(context) },
  { name: 'pay-refunds', schedule: '* * * * *', run: () => payOpenRefunds(context) },
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

interface Unchecked {
  orderId: string;
  payableId: string;
  link?: PaidLink;
  since: Date;
  scheduleNext(at: Date | null): Promise<void>;
}

/** Asks the gateway about what never came back: somebody paid and closed the browser, and the webhook got lost. */
async function reconcile(context: AppContext): Promise<void> {
  const { db, clock, payments } = context;
  if (!payments) return;
  const gateway = payments.kind;
  const orders = await listUncheckedOrders(db, gateway, clock.now());
  const links = await listUncheckedLinks(db, gateway, clock.now());
  const orphans = await listUncheckedOrphans(db, gateway, clock.now());
  const unchecked: Unchecked[] = [
    ...orders.map(({ userId, id, gatewayOrderId, createdAt }) => ({
      ...{ orderId: id, payableId: gatewayOrderId ?? '', since: createdAt },
      scheduleNext: (at: Date | null) => scheduleCheck(db, userId, id, at),
    })),
    ...links.map(({ userId, id, orderId, gatewayLinkId, createdAt }) => ({
      ...{ orderId, payableId: gatewayLinkId ?? '', since: createdAt },
      link: { gatewayLinkId: gatewayLinkId ?? '', reference: id },
      scheduleNext: (at: Date | null) => scheduleLinkCheck(db, userId, id, at),
    })),
    ...orphans.map((orphan) => ({
      ...{ orderId: orphan.orderId, payableId: orphan.gatewayOrderId, since: orphan.orphanedAt },
      link: { gatewayLinkId: orphan.gatewayOrderId },
      scheduleNext: (at: Date | null) => scheduleOrphanCheck(db, orphan, at),
    })),
  ];
  for (const each of unchecked) {
    if (!(await check(context, payments, each))) return;
  }
}

/** False where the gateway doesn't answer. */
async function check(context: AppContext, payments: PaymentGateway, unchecked: Unchecked): Promise<boolean> {
  const { clock, log } = context;
  try {
    await settleFound(context, payments, unchecked);
  } catch (error) {
    if (error instanceof GatewayUnavailable) {
      log.warn({ error }, 'the gateway does not answer');
      return false;
    }
    log.error({ error, order: unchecked.orderId }, 'an order could not be checked');
  }
  await unchecked.scheduleNext(nextCheck(unchecked.since, clock.now()));
  return true;
}
