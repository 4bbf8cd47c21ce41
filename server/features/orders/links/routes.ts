import type { Context, Hono } from 'hono';
import * as texts from '../../../../texts/commerce/payments.ts';
import { GatewayRefused, GatewayUnavailable, type LinkMethod } from '../../../clients/paymentGateway.ts';
import type { AppContext } from '../../../context.ts';
import { isBeyondRate } from '../../../http/rateLimit.ts';
import { isUuid } from '../../../lib/text.ts';
import { settleFound } from '../reconciling/settleFound.ts';
import { findLink, findPayableOrder } from './data.ts';
import { openPaymentLink } from './opening.ts';
import { openLimit } from './policy.ts';

/**
 * The addresses under which an order of the chat is paid: they lead on to the gateway, and its payers come back to
 * them. Whoever has one can pay the order and learns nothing else.
 */
export function paymentPages(http: Hono, context: AppContext): void {
  const { db, payments, config, log } = context;
  const chat = config.telegram?.userName
    ? `https://t.me/${config.telegram.userName}`
    : `${config.publicUrl}/app/billing`;

  const isOpenedTooOften = (orderId: string) =>
    isBeyondRate(context, `pay ${orderId}`, openLimit.perOrder, openLimit.windowSeconds);

  async function open(c: Context, method: LinkMethod): Promise<Response> {
    const orderId = c.req.param('order') ?? '';
    const found = isUuid(orderId) ? await findPayableOrder(db, orderId) : undefined;
    if (!found) return c.text(texts.noOrder('en'), 404);
    const { order, locale } = found;
    if (await isOpenedTooOften(orderId)) return c.text(texts.cannotOpen(locale), 429);
    if (order.paidAt) return c.redirect(chat, 303);
    if (payments?.kind !== order.gateway) return c.text(texts.notSetUp(locale), 503);
    try {
      return c.redirect(await openPaymentLink(context, payments, order, method), 303);
    } catch (error) {
      if (!(error instanceof GatewayUnavailable || error instanceof GatewayRefused)) throw error;
      log.error({ error, order: orderId }, 'no payment link could be opened');
      return c.text(texts.cannotOpen(locale), 503);
    }
  }

  http.get('/pay/:order', (c) => open(c, 'upi'));
  http.get('/pay/:order/any', (c) => open(c, 'any'));

  // What the payer's browser brings is only a hint: the gateway is asked what was paid. If it doesn't answer, its event tells.
  http.get('/pay/:order/done', async (c) => {
    const orderId = c.req.param('order');
    const query = (name: string) => c.req.query(`razorpay_${name}`) ?? '';
    const result = {
      ...{ linkId: query('payment_link_id'), reference: query('payment_link_reference_id') },
      ...{ status: query('payment_link_status'), paymentId: query('payment_id'), signature: query('signature') },
    };
    const isProven = payments !== undefined && isUuid(result.reference) && payments.isSignedLink(result);
    const link = isProven && isUuid(orderId) ? await findLink(db, orderId, result.reference) : undefined;
    if (!payments || !link) return c.text(texts.noOrder('en'), 404);
    if (await isOpenedTooOften(orderId)) return c.redirect(chat, 303);
    const payable = {
      orderId,
      payableId: result.linkId,
      link: { gatewayLinkId: result.linkId, reference: result.reference },
    };
    await settleFound(context, payments, payable).catch((error) => {
      if (!(error instanceof GatewayUnavailable)) throw error;
      log.warn({ error, order: orderId }, 'a paid link waits for its event');
    });
    return c.redirect(chat, 303);
  });
}
