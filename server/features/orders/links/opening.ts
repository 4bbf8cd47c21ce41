import {
  type GatewayLink,
  GatewayRefused,
  type LinkMethod,
  type NewPaymentLink,
  type PaymentGateway,
} from '../../../clients/paymentGateway.ts';
import type { AppContext } from '../../../context.ts';
import type { OrderRow } from '../data.ts';
import { attachLink, closeLink, reserveLink } from './mutations.ts';
import { paymentPage } from './policy.ts';

const mostTries = 3;

/**
 * The address at the gateway where the order is paid: that of the open link, or of one made now. Each step can be
 * the last of a process: the reference is kept before the gateway hears it, and tells what it made for it.
 * Throws GatewayUnavailable and GatewayRefused.
 */
export async function openPaymentLink(
  { db, clock, config, log }: AppContext,
  gateway: PaymentGateway,
  order: OrderRow,
  method: LinkMethod,
): Promise<string> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const link = await reserveLink(db, order, method, clock.now());
    if (!link) continue;
    if (method === 'any' && link.method === 'upi') {
      if (link.gatewayLinkId) await gateway.cancelPaymentLink(link.gatewayLinkId);
      await closeLink(db, link.id, 'cancelled');
      continue;
    }
    if (link.url) return link.url;
    const made = await makeLink(gateway, {
      ...{ reference: link.id, method, amountPaise: order.totalPaise, expiresAt: link.expiresAt },
      description: order.lines.map(({ name, quantity }) => `FitPulse ${name} x ${quantity}`).join(', '),
      callbackUrl: `${paymentPage(config.publicUrl, order.id)}/done`,
    });
    if (made) {
      await attachLink(db, link, made, clock.now());
      return made.url;
    }
    log.error({ order: order.id, link: link.id }, 'the gateway takes this payment link no more');
    await closeLink(db, link.id, 'cancelled');
  }
  throw new GatewayRefused('The gateway makes no payment link.');
}

/** A reference that is refused may have been taken by a try whose answer got lost; Razorpay's test mode takes no UPI links. */
async function makeLink(gateway: PaymentGateway, link: NewPaymentLink): Promise<GatewayLink | undefined> {
  const methods: LinkMethod[] = link.method === 'upi' ? ['upi', 'any'] : ['any'];
  for (const method of methods) {
    try {
      return await gateway.createPaymentLink({ ...link, method });
    } catch (error) {
      if (!(error instanceof GatewayRefused)) throw error;
      const earlier = await gateway.findPaymentLink(link.reference);
      if (earlier) return earlier;
    }
  }
  return undefined;
}
