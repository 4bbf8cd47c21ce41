import { starsCurrency } from '../../../../contract/commerce/currencies.ts';
import { moneyBackDays } from '../../../../contract/commerce/subscriptions.ts';
import * as texts from '../../../../texts/commerce/stars.ts';
import type { Locale } from '../../../../texts/locale.ts';
import type { OrderRow } from '../data.ts';

/** What somebody is about to pay for a bill. */
export interface Checkout {
  currency: string;
  stars: number;
  /** The account of the Telegram user who pays; undefined of one who has none, or none that is active. */
  payer: string | undefined;
}

export type Refusal = keyof typeof texts.refusals;

/** Why a bill in Stars is not to be paid; undefined where it may be. */
export function refusalOf(
  order: OrderRow,
  plan: { stars: number | null } | undefined,
  { currency, stars, payer }: Checkout,
): Refusal | undefined {
  if (order.userId !== payer) return 'notYours';
  if (order.paidAt) return 'paid';
  if (currency !== starsCurrency || stars !== order.stars || stars !== plan?.stars) return 'changed';
  return undefined;
}

/** What the person is told once their Stars have come. */
export const receivedNotice = (orderId: string, stars: number, bought: string, until: (locale: Locale) => string) => ({
  wording: (locale: Locale) => ({
    title: texts.receivedTitle(locale, texts.stars(locale, stars)),
    body: texts.received(locale, bought, until(locale), moneyBackDays),
  }),
  occasion: `order ${orderId} paid`,
});
