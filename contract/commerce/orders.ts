import { z } from 'zod';
import { file, id, instant, isPrintable, route } from '../http.ts';
import { countries, isQuantity, mostLines, mostOf, optionalPromoCode, postalCodeFault, terms } from './checkout.ts';
import { currencies } from './currencies.ts';
import { refundStatuses } from './subscriptions.ts';

const line = (what: string, most = 200) =>
  z
    .string(`${what} is required.`)
    .trim()
    .min(1, `${what} is required.`)
    .max(most, `${what} has at most ${most} characters.`)
    .refine(isPrintable, `${what} has no control characters.`);

export const billing = z
  .object({
    name: line('Name'),
    email: z.email('Enter an e-mail address.').max(254, 'An e-mail address has at most 254 characters.'),
    address: line('Street address'),
    city: line('City'),
    state: line('State'),
    postal_code: line('Postal code', 20),
    country: z.enum(countries, 'Choose a country.'),
  })
  .superRefine(({ postal_code, country }, context) => {
    const message = postalCodeFault(postal_code, country);
    if (message) context.addIssue({ code: 'custom', path: ['postal_code'], message });
  });

const term = z.enum(terms, 'A plan is sold by the month or by the year.');
const months = `Quantity is a whole number from 1 to ${mostOf.month}.`;
const orderItem = z
  .object({
    code: z.string('Name a plan.').max(64),
    qty: z.number(months).refine((quantity) => isQuantity(quantity), months),
    term: term.default('month'),
  })
  .refine(({ qty, term }) => isQuantity(qty, term), {
    path: ['qty'],
    error: `A plan is ordered for at most ${mostOf.year} years.`,
  });

const number = z.string().meta({ description: 'What people call the order by, such as FP-7KM-4RTX' });

const paymentOrder = z
  .object({
    id: z.string().meta({ description: "The payment gateway's id of the order" }),
    order_id: z.string().meta({ description: 'The same, under the name that the payment widget reads' }),
    reference: id.meta({ description: 'Our own id of the order' }),
    number,
    amount: z.int().meta({ description: 'Paise' }),
    currency: z.literal('INR'),
    receipt: z.string(),
    name: z.string().meta({ description: 'The receipt' }),
    status: z.enum(['created', 'failed', 'paid', 'refunded']),
    keyId: z.string().nullable().meta({ description: 'Public key for the payment widget; null in the sandbox' }),
    sandbox: z.boolean(),
  })
  .meta({ id: 'PaymentOrder' });

export const createOrder = route({
  method: 'post',
  path: '/order',
  cost: 10,
  access: 'session',
  tag: 'Orders',
  summary: 'Order plans; a repeat with the same receipt answers with the same order',
  body: z.object({
    amount: z.int('Amount is a whole number of paise.').min(0, 'Amount is not below 0.').meta({ description: 'Paise' }),
    // As observed, 'IN' is sent in place of a currency outside India.
    currency: z.enum(['INR', 'IN'], 'Orders are in INR.'),
    receipt: line('Receipt', 40),
    partial_payment: z.literal(false, 'Orders are paid in one.').optional(),
    notes: z.object({ plan: z.string().max(64).optional(), source: z.string().max(64).optional() }).optional(),
    userId: id.optional(),
    billing,
    items: z
      .array(orderItem)
      .min(1, 'Your cart is empty.')
      .max(mostLines, `An order has at most ${mostLines} lines.`)
      .refine(
        (items) => new Set(items.map(({ code, term }) => `${code} ${term}`)).size === items.length,
        'A plan stands in one line.',
      ),
    promoCode: optionalPromoCode,
  }),
  status: 200,
  answer: paymentOrder,
});

const gatewayId = z.string().min(1).max(64);
const paymentResult = z.object({
  razorpay_payment_id: gatewayId,
  razorpay_order_id: gatewayId,
  razorpay_signature: z.string().min(1).max(256),
});

export const verifyOrder = route({
  method: 'post',
  path: '/order/verify',
  access: 'session',
  tag: 'Orders',
  summary: 'Hand in what the payment widget reported; activates what was paid for',
  body: paymentResult.extend({ userId: id.optional(), amount_paid: z.number().optional() }),
  status: 200,
  answer: z.object({ success: z.boolean() }),
});

export const paySandboxOrder = route({
  method: 'post',
  path: '/sandbox/pay',
  access: 'session',
  tag: 'Orders',
  summary: 'The test payment sheet; only where no real payments are set up',
  body: z.object({ orderId: gatewayId, outcome: z.enum(['pay', 'fail']), userId: id.optional() }),
  status: 200,
  answer: z.object({
    result: paymentResult.nullable(),
    error: z.object({ code: z.string(), description: z.string() }).nullable(),
  }),
});

export const order = z
  .object({
    id,
    number,
    receipt: z.string(),
    status: z.enum(['created', 'failed', 'paid', 'refunded']),
    createdAt: instant,
    paidAt: instant.nullable(),
    currency: z.enum(currencies),
    subtotal: z.int(),
    discount: z.int(),
    tax: z.int(),
    amount: z.int(),
    promoCode: z.string().nullable(),
    items: z.array(z.object({ code: z.string(), name: z.string(), term, qty: z.int(), unitPrice: z.int() })),
    invoiceNumber: z.string().nullable(),
    refundStatus: z.enum(refundStatuses).nullable(),
    refusal: z.string().nullable().meta({ description: 'Why a refund was refused' }),
  })
  .meta({ id: 'Order', description: 'Amounts in paise; those in XTR are Telegram Stars' });

export const listOrders = route({
  method: 'get',
  path: '/orders',
  access: 'session',
  tag: 'Orders',
  summary: 'The latest 200 orders, newest first',
  query: z.object({ userId: id.optional() }),
  status: 200,
  answer: z.array(order),
});

export const getLastBilling = route({
  method: 'get',
  path: '/orders/billing',
  access: 'session',
  tag: 'Orders',
  summary: 'What the latest order with an address was billed to; the payment page fills its form with it',
  query: z.object({ userId: id.optional() }),
  status: 200,
  answer: z
    .object({
      ...{ name: z.string(), email: z.string(), address: z.string(), city: z.string(), state: z.string() },
      ...{ postal_code: z.string(), country: z.enum(countries) },
    })
    .nullable(),
});

export const getInvoice = route({
  method: 'get',
  path: '/orders/{id}/invoice.pdf',
  cost: 30,
  access: 'session',
  tag: 'Orders',
  summary: 'The invoice of a paid order',
  params: z.object({ id }),
  status: 200,
  answerType: 'application/pdf',
  answer: file,
});
