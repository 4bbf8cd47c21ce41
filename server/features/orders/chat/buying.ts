import { computeTotals, taxPercent } from '../../../../contract/commerce/checkout.ts';
import { moneyBackDays } from '../../../../contract/commerce/subscriptions.ts';
import * as texts from '../../../../texts/commerce/payments.ts';
import * as starTexts from '../../../../texts/commerce/stars.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import { amountTold, rupees } from '../../../lib/money.ts';
import { listPlans } from '../../plans/data.ts';
import { paymentPage } from '../links/policy.ts';
import { attachGatewayOrder } from '../mutations.ts';
import { type Offer, placeChatOrder } from './placing.ts';

const totalsOf = ({ pricePaise }: Offer) => computeTotals([{ unitPaise: pricePaise, quantity: 1 }]);
const nothing = { subtotalPaise: 0, discountPaise: 0, taxPaise: 0, totalPaise: 0 };

/** A plan with a price in Stars is sold in Telegram for them and nothing else, as Telegram asks of digital goods. */
const starsFor = ({ stars }: Offer, { channel }: Turn) => (channel === 'telegram' ? stars : null);

/** All plans with prices and tax, and a button for each that costs something. */
export async function describePlans(turn: Turn): Promise<Outcome> {
  const { locale } = turn.person;
  const offers = await listPlans(turn.db);
  const paid = offers.filter(({ pricePaise }) => pricePaise > 0);
  const totalTold = (offer: Offer) =>
    amountTold(locale, { amountPaise: totalsOf(offer).totalPaise, stars: starsFor(offer, turn) });
  const priceOf = (offer: Offer) => {
    if (!paid.includes(offer)) return texts.free(locale, offer.name);
    if (starsFor(offer, turn) !== null) return starTexts.perMonth(locale, offer.name, totalTold(offer));
    return texts.perMonth(locale, offer.name, rupees(offer.pricePaise), totalTold(offer), taxPercent);
  };
  const lines = offers.map((offer) => `${priceOf(offer)}\n  ${texts.gives[offer.code](locale)}`);
  const buttons = paid.map((offer) => ({
    label: texts.buy(locale, offer.name, totalTold(offer)),
    action: `orders.buy:${offer.code}`,
  }));
  return {
    text: texts.plans(locale, lines.join('\n'), moneyBackDays),
    buttons: () => buttons.map((button) => [button]),
  };
}

/** The bill for a month of a plan and where it is paid; undefined for a plan that isn't sold. */
export async function bill(planCode: string, turn: Turn): Promise<Outcome | undefined> {
  const offer = (await listPlans(turn.db)).find(({ code, pricePaise }) => code === planCode && pricePaise > 0);
  if (!offer) return undefined;
  const stars = starsFor(offer, turn);
  return stars === null ? billInRupees(offer, turn) : billInStars(offer, stars, turn);
}

async function billInRupees(offer: Offer, turn: Turn): Promise<Outcome> {
  const { context, person } = turn;
  const { locale } = person;
  if (!context.payments) return { text: texts.notSetUp(locale) };
  const totals = totalsOf(offer);
  const order = await placeChatOrder(turn, offer, { gateway: context.payments.kind, totals, stars: null });
  const address = paymentPage(context.config.publicUrl, order.id);
  const { subtotalPaise, taxPaise, totalPaise } = totals;
  return {
    text: [
      texts.bill(locale, offer.name, rupees(subtotalPaise), rupees(taxPaise), rupees(totalPaise)),
      texts.payHere(locale, address, `${address}/any`),
    ].join('\n'),
  };
}

/** The order's id is what Telegram hands back with the payment. */
async function billInStars(offer: Offer, stars: number, turn: Turn): Promise<Outcome> {
  const { locale } = turn.person;
  const order = await placeChatOrder(turn, offer, { gateway: 'telegram', totals: nothing, stars });
  await attachGatewayOrder(turn.db, order, order.id, null);
  const description = starTexts.bill(locale, offer.name, starTexts.stars(locale, stars));
  const title = starTexts.billTitle(locale, offer.name);
  return { text: description, invoice: { title, description, payload: order.id, stars } };
}
