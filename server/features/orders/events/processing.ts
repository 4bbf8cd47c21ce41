import { z } from 'zod';
import type { AppContext } from '../../../context.ts';
import { isUuid } from '../../../lib/text.ts';
import { closeLink } from '../links/mutations.ts';
import { markPaymentFailed, settlePayment } from '../mutations.ts';
import { nextTry } from '../policy.ts';
import { followUp } from '../reconciling/followUp.ts';
import { markRefundFailed, settleRefund } from '../refunds/mutations.ts';
import { listDueEvents, markProcessed, postponeEvent } from './mutations.ts';

const payment = z.object({
  id: z.string(),
  order_id: z.string().nullable(),
  amount: z.int(),
  currency: z.string(),
  status: z.string(),
});
const refund = z.object({ id: z.string(), payment_id: z.string(), amount: z.int().positive() });
const link = z.object({ id: z.string(), reference_id: z.string().nullish() });
/** The parts of Razorpay's events that are read. */
const event = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.object({ entity: payment }).optional(),
    refund: z.object({ entity: refund }).optional(),
    payment_link: z.object({ entity: link }).optional(),
  }),
});
type Event = z.infer<typeof event>;

const mostAttempts = 20;
/** What may be different when the event is looked at again: another one was to come first. */
const passing = new Set(['unknown_payment', 'unknown_order']);
const alarming = new Set(['unknown_order', 'amount_differs', 'payment_used', 'paid_twice', 'unreadable']);

/** Works off the events that were kept, in whatever order they came. */
export async function processEvents(context: AppContext): Promise<void> {
  const { db, clock, jobs, log } = context;
  for (;;) {
    const due = await listDueEvents(db, clock.now());
    if (due.length === 0) return;
    for (const { id, body, attempts } of due) {
      const now = clock.now();
      try {
        const result = await apply(context, body);
        const again = passing.has(result) ? nextTry(attempts + 1, now, mostAttempts) : null;
        if (passing.has(result)) await postponeEvent(db, id, attempts + 1, result, again);
        else await markProcessed(db, id, result, now);
        followUp(jobs, result);
        if (alarming.has(result) && !again) log.error({ event: id, result }, 'a payment event needs a look');
      } catch (error) {
        log.error({ error, event: id }, 'a payment event failed');
        await postponeEvent(db, id, attempts + 1, 'failed', nextTry(attempts + 1, now, mostAttempts));
      }
    }
  }
}

/** What is read of an event, without the payer's address and phone number; as it came where it can't be read. */
export function readablePart(body: string): string {
  const parsed = event.safeParse(JSON.parse(body));
  return parsed.success ? JSON.stringify(parsed.data) : body;
}

async function apply(context: AppContext, body: string): Promise<string> {
  const parsed = event.safeParse(JSON.parse(body));
  if (!parsed.success) return 'unreadable';
  const { payload } = parsed.data;
  switch (parsed.data.event) {
    case 'payment.captured':
    case 'order.paid':
    case 'payment_link.paid':
      return capture(context, payload);
    case 'payment_link.expired':
      return endLink(context, payload, 'expired');
    case 'payment_link.cancelled':
      return endLink(context, payload, 'cancelled');
    case 'payment.failed':
      if (payload.payment?.entity.order_id) await markPaymentFailed(context.db, payload.payment.entity.order_id);
      return 'noted';
    case 'refund.processed':
      return giveBack(context, payload);
    case 'refund.failed':
      if (payload.refund) await markRefundFailed(context.db, payload.refund.entity.id);
      return 'noted';
    default:
      return 'ignored';
  }
}

async function endLink({ db }: AppContext, { payment_link: told }: Event['payload'], status: 'expired' | 'cancelled') {
  const reference = told?.entity.reference_id ?? '';
  if (!isUuid(reference)) return 'ignored';
  await closeLink(db, reference, status);
  return 'noted';
}

async function capture(
  { db, clock, config }: AppContext,
  { payment: told, payment_link: toldLink }: Event['payload'],
): Promise<string> {
  if (!told?.entity.order_id) return 'ignored';
  const paidLink = toldLink && {
    gatewayLinkId: toldLink.entity.id,
    reference: toldLink.entity.reference_id ?? '',
  };
  const { id: paymentId, order_id: gatewayOrderId, amount: amountPaise, currency } = told.entity;
  return settlePayment(
    db,
    {
      ...{ gateway: 'razorpay', gatewayOrderId, paymentId, paid: { amountPaise, currency } },
      ...(paidLink && { link: paidLink }),
    },
    clock.now(),
    config.seller,
  );
}

/** A refund tells of its payment too, which may not have been heard of yet. */
async function giveBack(context: AppContext, payload: Event['payload']): Promise<string> {
  if (!payload.refund) return 'unreadable';
  if (payload.payment) await capture(context, payload);
  const { id: refundId, payment_id: paymentId, amount: amountPaise } = payload.refund.entity;
  return settleRefund(
    context.db,
    { gateway: 'razorpay', refundId, paymentId, amountPaise, stars: null },
    context.clock.now(),
  );
}
