import { computeTotals, type Term, taxPercent, terms } from '../../../../contract/commerce/checkout.ts';
import { moneyBackDays } from '../../../../contract/commerce/subscriptions.ts';
import * as texts from '../../../../texts/commerce/payments.ts';
import * as starTexts from '../../../../texts/commerce/stars.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import { starsGateway } from '../../../clients/telegramStars.ts';
import { amountTold, rupees } from '../../../lib/money.ts';
import { listPlans } from '../../plans/data.ts';
import { buyAction } from '../../plans/policy.ts';
import { paymentPage } from '../links/policy.ts';
import { attachGatewayOrder } from '../mutations.ts';
import { pricePaiseFor } from '../policy.ts';
import { type Offer, placeChatOrder } from './placing.ts';

const totalsOf = (unitPaise: number) => computeTotals([{ unitPaise, quantity: 1 }]);
const nothing = { subtotalPaise: 0, discountPaise: 0, taxPaise: 0, totalPaise: 0 };

/** A plan with a price in Stars is sold in Telegram for them and nothing else, as Telegram asks of digital goods. */
const starsFor = ({ stars }: Offer, { channel }: Turn) => (channel === 'telegram' ? stars : null);

/** The terms by which a plan is sold here; Stars buy a month. */
function termsFor(offer: Offer, turn: Turn): Term[] {
  if (offer.pricePaise === 0) return [];
  const isSold = (term: Term) =>
    term === 'month' || (offer.yearlyPricePaise !== null && starsFor(offer, turn) === null);
  return terms.filter(isSold);
}

/** All plans with prices and tax, and a button for each term of those that cost something. */
export async function describePlans(turn: Turn): Promise<Outcome> {
  const { locale } = turn.person;
  const offers = await listPlans(turn.db);
  const totalTold = (offer: Offer, term: Term) =>
    amountTold(locale, {
      amountPaise: totalsOf(pricePaiseFor(offer, term) ?? 0).totalPaise,
      stars: starsFor(offer, turn),
    });
  const priceOf = (offer: Offer, term: Term) => {
    if (starsFor(offer, turn) !== null) return starTexts.perMonth(locale, offer.name, totalTold(offer, term));
    const price = rupees(pricePaiseFor(offer, term) ?? 0);
    if (term === 'year') return texts.orPerYear(locale, price, totalTold(offer, term));
    return texts.perMonth(locale, offer.name, price, totalTold(offer, term), taxPercent);
  };
  const pricesOf = (offer: Offer) =>
    termsFor(offer, turn)
      .map((term) => priceOf(offer, term))
      .join('\n  ') || texts.free(locale, offer.name);
  const lines = offers.map((offer) => `${pricesOf(offer)}\n  ${texts.gives[offer.code](locale)}`);
  const buttonsFor = (offer: Offer) =>
    termsFor(offer, turn).map((term) => ({
      label: texts.buy[term](locale, offer.name, totalTold(offer, term)),
      action: buyAction(offer.code, term),
    }));
  return {
    text: texts.plans(locale, lines.join('\n'), moneyBackDays),
    buttons: () => offers.flatMap(buttonsFor).map((button) => [button]),
  };
}

/** The bill for a month or a year of a plan and where it is paid; undefined for what isn't sold. */
export async function bill(wanted: string, turn: Turn): Promise<Outcome | undefined> {
  const [planCode, term = 'month'] = wanted.split('-');
  const offer = (await listPlans(turn.db)).find(({ code }) => code === planCode);
  const sold = offer && termsFor(offer, turn).find((each) => each === term);
  if (!sold) return undefined;
  const stars = starsFor(offer, turn);
  return stars === null ? billInRupees(offer, sold, turn) : billInStars(offer, stars, turn);
}

async function billInRupees(offer: Offer, term: Term, turn: Turn): Promise<Outcome> {
  const { context, person } = turn;
  const { locale } = person;
  if (!context.payments) return { text: texts.notSetUp(locale) };
  const totals = totalsOf(pricePaiseFor(offer, term) ?? 0);
  const order = await placeChatOrder(turn, offer, { term, gateway: context.payments.kind, totals, stars: null });
  const address = paymentPage(context.config.publicUrl, order.id);
  const { subtotalPaise, taxPaise, totalPaise } = totals;
  return {
    text: [
      texts.bill[term](locale, offer.name, rupees(subtotalPaise), rupees(taxPaise), rupees(totalPaise)),
      texts.payHere(locale, address, `${address}/any`),
    ].join('\n'),
  };
}

/** The order's id is what Telegram hands back with the payment. */
async function billInStars(offer: Offer, stars: number, turn: Turn): Promise<Outcome> {
  const { locale } = turn.person;
  const order = await placeChatOrder(turn, offer, { term: 'month', gateway: starsGateway, totals: nothing, stars });
  await attachGatewayOrder(turn.db, order, order.id, null);
  const description = starTexts.bill(locale, offer.name, starTexts.stars(locale, stars));
  const title = starTexts.billTitle(locale, offer.name);
  return { text: description, invoice: { title, description, payload: order.id, stars } };
}
