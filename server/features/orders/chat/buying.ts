import { randomUUID } from 'node:crypto';
import { computeTotals, taxPercent } from '../../../../contract/commerce/checkout.ts';
import { moneyBackDays } from '../../../../contract/commerce/subscriptions.ts';
import * as texts from '../../../../texts/commerce/payments.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import { rupees } from '../../../lib/money.ts';
import { listPlans } from '../../plans/data.ts';
import { findBuyer, findOpenOrder } from '../data.ts';
import { paymentPage } from '../links/policy.ts';
import { insertOrder } from '../mutations.ts';
import { fingerprintOf, readLines } from '../policy.ts';

/** For so long a bill that is asked for again is the same one. */
const sameBillMs = 2 * 86_400_000;

type Offer = Awaited<ReturnType<typeof listPlans>>[number];

const totalsOf = ({ pricePaise }: Offer) => computeTotals([{ unitPaise: pricePaise, quantity: 1 }]);

/** All plans with prices and tax, and a button for each that costs something. */
export async function describePlans({ db, person: { locale } }: Turn): Promise<Outcome> {
  const offers = await listPlans(db);
  const paid = offers.filter(({ pricePaise }) => pricePaise > 0);
  const lines = offers.map((offer) => {
    const { name, code, pricePaise } = offer;
    const price = paid.includes(offer)
      ? texts.perMonth(locale, name, rupees(pricePaise), rupees(totalsOf(offer).totalPaise), taxPercent)
      : texts.free(locale, name);
    return `${price}\n  ${texts.gives[code](locale)}`;
  });
  const buttons = paid.map((offer) => ({
    label: texts.buy(locale, offer.name, rupees(totalsOf(offer).totalPaise)),
    action: `orders.buy:${offer.code}`,
  }));
  return {
    text: texts.plans(locale, lines.join('\n'), moneyBackDays),
    buttons: () => buttons.map((button) => [button]),
  };
}

/** The bill for a month of a plan and where it is paid; undefined for a plan that isn't sold. */
export async function bill(planCode: string, turn: Turn): Promise<Outcome | undefined> {
  const { db, now, context, person } = turn;
  const { owner, locale } = person;
  const offer = (await listPlans(db)).find(({ code, pricePaise }) => code === planCode && pricePaise > 0);
  if (!offer) return undefined;
  if (!context.payments) return { text: texts.notSetUp(locale) };
  const order = await placeOrder(offer, context.payments.kind, turn);
  const { subtotalPaise, taxPaise, totalPaise } = totalsOf(offer);
  const address = paymentPage(context.config.publicUrl, order.id);
  return {
    text: [
      texts.bill(locale, offer.name, rupees(subtotalPaise), rupees(taxPaise), rupees(totalPaise)),
      texts.payHere(locale, address, `${address}/any`),
    ].join('\n'),
  };

  async function placeOrder(sold: Offer, gateway: string, { db: transaction }: Turn) {
    const lines = readLines([sold], [{ code: sold.itemCode, qty: 1 }]);
    if ('unknown' in lines) throw new Error(`The plan ${sold.code} has no line.`);
    const billing = await findBuyer(transaction, owner);
    const content = { lines, promoCode: null, billing };
    const fingerprint = fingerprintOf(content);
    const since = new Date(now.getTime() - sameBillMs);
    const open = await findOpenOrder(transaction, owner, { fingerprint, gateway, since });
    const receipt = `FPC-${randomUUID()}`;
    return (
      open ??
      insertOrder(transaction, owner, { ...content, receipt, fingerprint, gateway, totals: totalsOf(sold) }, now)
    );
  }
}
