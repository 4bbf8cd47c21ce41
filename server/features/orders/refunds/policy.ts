import * as texts from '../../../../texts/commerce/refunds.ts';
import * as starTexts from '../../../../texts/commerce/stars.ts';
import type { Locale } from '../../../../texts/locale.ts';
import { type Amount, amountTold } from '../../../lib/money.ts';

/** What the person is told once the request was granted. */
export const grantedNotice = (refundId: string, amount: Amount) => ({
  wording: (locale: Locale) => ({
    title: texts.grantedTitle(locale),
    body: texts.granted(locale, amountTold(locale, amount)),
  }),
  occasion: `refund ${refundId} granted`,
});

/** … when a payment came after the last use of its promo code. */
export const promoUsedUpNotice = (refundId: string, promoCode: string, amount: Amount) => ({
  wording: (locale: Locale) => ({
    title: texts.promoUsedUpTitle(locale),
    body: texts.promoUsedUp(locale, promoCode, amountTold(locale, amount)),
  }),
  occasion: `refund ${refundId} granted`,
});

/** … once it was refused. */
export const refusedNotice = (refundId: string, reason: string) => ({
  wording: (locale: Locale) => ({ title: texts.refusedTitle(locale), body: texts.refused(locale, reason) }),
  occasion: `refund ${refundId} refused`,
});

/** … once the money is on its way. The gateway's refund counts: an order may be paid back in parts. */
export const sentBackNotice = (gatewayRefundId: string, amount: Amount) => ({
  wording: (locale: Locale) => ({
    title: texts.sentBackTitle(locale),
    body: (amount.stars === null ? texts : starTexts).sentBack(locale, amountTold(locale, amount)),
  }),
  occasion: `refund ${gatewayRefundId} sent`,
});
