import { stars as inStars } from '../../texts/commerce/stars.ts';
import type { Locale } from '../../texts/locale.ts';

/** Money, or Telegram's Stars in its place: then it comes to no paise. */
export interface Amount {
  amountPaise: number;
  stars: number | null;
}

/** ₹1,234.50 */
export const rupees = (paise: number): string =>
  `${paise < 0 ? '-' : ''}₹${(Math.abs(paise) / 100).toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** ₹1,234.50, or 350 Stars */
export const amountTold = (locale: Locale, { amountPaise, stars }: Amount): string =>
  stars === null ? rupees(amountPaise) : inStars(locale, stars);
