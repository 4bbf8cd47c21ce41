import {
  createOrder,
  getInvoice,
  getLastBilling,
  listOrders as listOrdersRoute,
  paySandboxOrder,
  verifyOrder,
} from '../../../contract/commerce/orders.ts';
import * as refusals from '../../../texts/refusals/orders.ts';
import { GatewayUnavailable, type PaymentGateway } from '../../clients/paymentGateway.ts';
import type { AppContext } from '../../context.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { HttpProblem, notFound } from '../../http/problem.ts';
import { limitRate } from '../../http/rateLimit.ts';
import { findLastBilling, findOwnOrder, listOrders, type OrderRow } from './data.ts';
import { paymentWebhook } from './events/webhook.ts';
import { findInvoice } from './invoices/data.ts';
import { renderInvoice } from './invoices/pdf.ts';
import { settlePayment } from './mutations.ts';
import { placeOrder } from './placing/placeOrder.ts';
import { currencyOf, orderLimit, termOf } from './policy.ts';
import { followUp } from './reconciling/followUp.ts';
import { refundRoutes } from './refunds/routes.ts';

const notVerified = () => new HttpProblem(400, 'payment_not_verified', refusals.notVerified);

export function orderRoutes(kit: Kit): void {
  const { api, context } = kit;
  const { db, clock, config, payments, jobs } = context;

  mount(kit, createOrder, async ({ body, owner }) => {
    if (!payments) throw new HttpProblem(503, 'not_configured', refusals.noPayments);
    await limitRate(context, `order ${owner}`, orderLimit.perPerson, orderLimit.windowSeconds);
    const { order, gatewayOrderId } = await placeOrder(context, payments, owner, body);
    return {
      ...{ id: gatewayOrderId, order_id: gatewayOrderId, reference: order.id, number: order.number },
      ...{ amount: order.totalPaise, currency: 'INR' as const },
      ...{ receipt: order.receipt, name: order.receipt, status: order.status },
      ...{ keyId: payments.keyId, sandbox: payments.payInSheet !== undefined },
    };
  });

  mount(kit, verifyOrder, async ({ body, owner }) => {
    const order = await findOwnOrder(db, owner, body.razorpay_order_id);
    if (!order?.gatewayOrderId) throw notFound('This order');
    const paymentId = body.razorpay_payment_id;
    const isProven =
      payments?.kind === order.gateway &&
      payments.isSignedPayment({ orderId: order.gatewayOrderId, paymentId, signature: body.razorpay_signature });
    if (!isProven) throw notVerified();
    const { gateway, gatewayOrderId } = order;
    const paid = await findPaid(context, payments, gatewayOrderId, paymentId);
    const proof = { gateway, gatewayOrderId, paymentId, ...(paid && { paid }) };
    const result = await settlePayment(db, proof, clock.now(), config.seller);
    if (result === 'amount_differs') throw notVerified();
    if (result === 'payment_used') {
      throw new HttpProblem(409, 'payment_already_used', refusals.paymentOfAnother);
    }
    followUp(jobs, result);
    if (result === 'promo_code_used_up') {
      throw new HttpProblem(409, 'promo_code_used_up', refusals.promoCode.usedUp);
    }
    return { success: true };
  });

  mount(kit, paySandboxOrder, async ({ body, owner }) => {
    if (!payments?.payInSheet) throw notFound('The test payment sheet');
    const order = await findOwnOrder(db, owner, body.orderId);
    if (order?.gateway !== 'sandbox') throw notFound('This order');
    if (body.outcome === 'fail') {
      return { result: null, error: { code: 'BAD_REQUEST_ERROR', description: 'The test payment was declined.' } };
    }
    const { orderId, paymentId, signature } = payments.payInSheet({ id: body.orderId, amountPaise: order.totalPaise });
    return {
      result: { razorpay_payment_id: paymentId, razorpay_order_id: orderId, razorpay_signature: signature },
      error: null,
    };
  });

  mount(kit, listOrdersRoute, async ({ owner }) => (await listOrders(db, owner)).map(toOrder));

  mount(kit, getLastBilling, ({ owner }) => findLastBilling(db, owner));

  mount(kit, getInvoice, async ({ params, owner, locale }) => {
    const found = await findInvoice(db, owner, params.id);
    if (!found) throw notFound('This invoice');
    const { invoice, isRefunded } = found;
    const pdf = await renderInvoice(invoice, isRefunded, locale);
    return new Response(new Uint8Array(pdf), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="invoice-${invoice.name.replaceAll('/', '-')}.pdf"`,
        'cache-control': 'private, no-store',
      },
    });
  });

  refundRoutes(kit);
  paymentWebhook(api, context);
}

/**
 * What the gateway says was paid: the widget's signature covers no amount. Undefined where it doesn't answer; the
 * signature then has to do, so that nobody who paid waits for its outage.
 */
async function findPaid({ log }: AppContext, payments: PaymentGateway, gatewayOrderId: string, paymentId: string) {
  try {
    return (await payments.listPayments(gatewayOrderId)).find(({ id }) => id === paymentId);
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    log.warn({ error }, 'a payment is taken by its signature alone');
    return undefined;
  }
}

/** In Stars nothing is taken off, and no tax added. */
const amountsOf = ({ stars, subtotalPaise, discountPaise, taxPaise, totalPaise }: Omit<OrderRow, 'lines'>) => ({
  ...{ subtotal: stars ?? subtotalPaise, discount: discountPaise, tax: taxPaise, amount: stars ?? totalPaise },
});

type ListedOrder = Awaited<ReturnType<typeof listOrders>>[number];

const toOrder = ({ lines, ...order }: ListedOrder & OrderRow) => ({
  ...{ id: order.id, number: order.number, receipt: order.receipt, status: order.status },
  currency: currencyOf(order),
  createdAt: order.createdAt.toISOString(),
  paidAt: order.paidAt?.toISOString() ?? null,
  ...amountsOf(order),
  promoCode: order.promoCode,
  items: lines.map((line) => ({
    ...{ code: line.code, name: line.name, term: termOf(line), qty: line.quantity },
    unitPrice: order.stars ?? line.unitPaise,
  })),
  ...{ invoiceNumber: order.invoiceNumber, refundStatus: order.refundStatus, refusal: order.refusal },
});
