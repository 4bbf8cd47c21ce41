import * as texts from '../../../../texts/commerce/refunds.ts';
import type { Locale } from '../../../../texts/locale.ts';
import { rupees } from '../../../lib/money.ts';

/** What the person is told once the request was granted. */
export const grantedNotice = (refundId: string, amountPaise: number) => ({
  wording: (locale: Locale) => ({
    title: texts.grantedTitle(locale),
    body: texts.granted(locale, rupees(amountPaise)),
  }),
  occasion: `refund ${refundId} granted`,
});

/** … when a payment came after the last use of its promo code. */
export const promoUsedUpNotice = (refundId: string, promoCode: string, amountPaise: number) => ({
  wording: (locale: Locale) => ({
    title: texts.promoUsedUpTitle(locale),
    body: texts.promoUsedUp(locale, promoCode, rupees(amountPaise)),
  }),
  occasion: `refund ${refundId} granted`,
});

/** … once it was refused. */
export const refusedNotice = (refundId: string, reason: string) => ({
  wording: (locale: Locale) => ({ title: texts.refusedTitle(locale), body: texts.refused(locale, reason) }),
  occasion: `refund ${refundId} refused`,
});

/** … once the money is on its way. The gateway's refund counts: an order may be paid back in parts. */
export const sentBackNotice = (gatewayRefundId: string, amountPaise: number) => ({
  wording: (locale: Locale) => ({
    title: texts.sentBackTitle(locale),
    body: texts.sentBack(locale, rupees(amountPaise)),
  }),
  occasion: `refund ${gatewayRefundId} sent`,
});
