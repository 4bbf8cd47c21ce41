import { z } from 'zod';
import { planNames } from '../accounts/accounts.ts';
import { freeText, id, instant, route } from '../http.ts';
import { terms } from './checkout.ts';
import { currencies } from './currencies.ts';

export const moneyBackDays = 30;
export const refundStatuses = ['requested', 'granted', 'refused', 'sent', 'processed', 'failed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

export const subscription = z
  .object({
    plan: z.enum(planNames),
    status: z.enum(['none', 'active', 'cancelled']),
    term: z.enum(terms).nullable().meta({ description: 'How the period that holds now was paid' }),
    currentPeriodStart: instant.nullable(),
    currentPeriodEnd: instant.nullable(),
    paidUntil: instant.nullable().meta({ description: 'The end of the last period that is paid for' }),
    cancelAtPeriodEnd: z.boolean(),
  })
  .meta({ id: 'Subscription' });

export const getSubscription = route({
  method: 'get',
  path: '/subscription',
  access: 'session',
  tag: 'Subscription',
  summary: 'The plan that holds now, and until when',
  query: z.object({ userId: id.optional() }),
  status: 200,
  answer: subscription,
});

export const cancelSubscription = route({
  method: 'post',
  path: '/subscription/cancel',
  access: 'session',
  tag: 'Subscription',
  summary: 'Stop at the end of the period; until then everything stays',
  body: z.object({ userId: id.optional() }),
  status: 200,
  answer: subscription,
});

export const resumeSubscription = route({
  method: 'post',
  path: '/subscription/resume',
  access: 'session',
  tag: 'Subscription',
  summary: 'Take a cancellation back; nothing where there is none',
  body: z.object({ userId: id.optional() }),
  status: 200,
  answer: subscription,
});

export const refund = z
  .object({
    id,
    orderId: id,
    orderNumber: z.string().nullable().meta({ description: 'What people call the order by; null once it is deleted' }),
    userId: id.nullable().meta({ description: 'null once the account is deleted' }),
    amount: z.int().meta({ description: 'Paise, or Stars' }),
    currency: z.enum(currencies),
    reason: z.string(),
    status: z.enum(refundStatuses),
    requestedAt: instant,
    grantedAt: instant.nullable(),
    refusal: z.string().nullable().meta({ description: 'Why the request was refused' }),
    failure: z.string().meta({ description: 'Why the gateway did not pay' }),
  })
  .meta({ id: 'Refund' });

const managedRefund = refund.extend({ userName: z.string() }).meta({ id: 'ManagedRefund' });

export const requestRefund = route({
  method: 'post',
  path: '/subscription/refund',
  access: 'session',
  tag: 'Subscription',
  summary: `Ask for the money of an order back, within ${moneyBackDays} days; the latest order unless one is named`,
  body: z.object({
    orderId: id.optional(),
    reason: freeText().max(1_000, 'A reason has at most 1000 characters.').default(''),
    userId: id.optional(),
  }),
  status: 200,
  answer: refund,
});

export const listOpenRefunds = route({
  method: 'get',
  path: '/admin/refunds',
  access: 'admin',
  tag: 'Admin',
  summary: 'Requests for money back that are not done or refused, oldest first',
  status: 200,
  answer: z.array(managedRefund),
});

export const grantRefund = route({
  method: 'post',
  path: '/admin/refunds/{id}/grant',
  access: 'admin',
  tag: 'Admin',
  summary: 'Pay an order back; a repeat pays nothing twice',
  params: z.object({ id }),
  grants: 'prices',
  status: 200,
  answer: managedRefund,
});

const refusalLength = 'A reason has 3 to 500 characters.';
export const refuseRefund = route({
  method: 'post',
  path: '/admin/refunds/{id}/refuse',
  access: 'admin',
  tag: 'Admin',
  summary: 'Refuse a request; the person reads the reason. A repeat with the same reason changes nothing',
  params: z.object({ id }),
  body: z.object({
    reason: freeText('Say why.').min(1, 'Say why; the person reads it.').min(3, refusalLength).max(500, refusalLength),
  }),
  status: 200,
  answer: managedRefund,
});
