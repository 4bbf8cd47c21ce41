import type { z } from 'zod';
import { computeTotals } from '../../../../contract/commerce/checkout.ts';
import type { createOrder } from '../../../../contract/commerce/orders.ts';
import type { PageLocale, PageText } from '../../../../texts/locale.ts';
import * as refusals from '../../../../texts/refusals/orders.ts';
import { GatewayRefused, GatewayUnavailable, type PaymentGateway } from '../../../clients/paymentGateway.ts';
import type { AppContext } from '../../../context.ts';
import { HttpProblem } from '../../../http/problem.ts';
import { rupees } from '../../../lib/money.ts';
import type { OwnerId } from '../../../lib/owner.ts';
import { findPromoCode, listPlans } from '../../plans/data.ts';
import type { OrderRow } from '../data.ts';
import { attachGatewayOrder, insertOrder } from '../mutations.ts';
import { fingerprintOf, leastPaise, nextCheck, readLines } from '../policy.ts';

type Request = z.output<typeof createOrder.body>;

/** Prices the request from our own tables, keeps the order, and makes one at the gateway; a repeat makes no second. */
export async function placeOrder(context: AppContext, gateway: PaymentGateway, owner: OwnerId, request: Request) {
  const { db, clock } = context;
  const priced = await price(context, request);
  const { lines, promoCode } = priced;
  const { receipt, billing } = request;
  const content = { receipt, fingerprint: fingerprintOf({ lines, promoCode, billing }), gateway: gateway.kind };
  const order = await insertOrder(db, owner, { ...content, ...priced, billing }, clock.now());
  if (order.fingerprint !== content.fingerprint || order.gateway !== gateway.kind) {
    throw new HttpProblem(409, 'conflict', refusals.receiptOfAnother);
  }
  const gatewayOrderId = order.gatewayOrderId ?? (await makeGatewayOrder(context, gateway, order, request.notes));
  return { order, gatewayOrderId };
}

async function price({ db, clock }: AppContext, { items, amount, promoCode: written }: Request) {
  const [plans, promo] = await Promise.all([
    listPlans(db),
    written ? findPromoCode(db, written, clock.now()) : undefined,
  ]);
  if (written && !promo) throw invalid('promo_code_unknown', 'promoCode', refusals.promoCode.unknown);
  const lines = readLines(plans, items);
  if ('unknown' in lines)
    throw invalid('validation_failed', 'items', () => `There is no plan ${lines.unknown.join(', ')}.`);
  const totals = computeTotals(lines, promo?.percent);
  if (totals.totalPaise !== amount) {
    const message = (locale: PageLocale) => refusals.amountDiffers(locale, rupees(totals.totalPaise), rupees(amount));
    throw invalid('amount_differs', 'amount', message);
  }
  if (amount < leastPaise)
    throw invalid('validation_failed', 'amount', (locale) => refusals.tooLittle(locale, rupees(leastPaise)));
  return { lines, totals, promoCode: promo?.code ?? null };
}

const invalid = (
  code: 'validation_failed' | 'promo_code_unknown' | 'amount_differs',
  path: string,
  message: PageText,
) => new HttpProblem(422, code, message, { errors: [{ path, message }] });

async function makeGatewayOrder(
  { db, clock, log }: AppContext,
  gateway: PaymentGateway,
  order: OrderRow,
  notes: Request['notes'] = {},
): Promise<string> {
  try {
    const { id } = await gateway.createOrder({ amountPaise: order.totalPaise, receipt: order.id, notes });
    return await attachGatewayOrder(db, order, id, nextCheck(order.createdAt, clock.now()));
  } catch (error) {
    if (!(error instanceof GatewayUnavailable || error instanceof GatewayRefused)) throw error;
    log.error({ error, order: order.id }, 'the gateway made no order');
    throw new HttpProblem(503, 'service_unavailable', refusals.gatewaySilent);
  }
}
