import { z } from 'zod';
import { route } from '../http.ts';

/** Charged on what remains after the discount. */
export const taxPercent = 8;
export const mostLines = 10;

/** For how long one of a plan is paid at once. */
export const terms = ['month', 'year'] as const;
export type Term = (typeof terms)[number];
export const monthsOf: Record<Term, number> = { month: 1, year: 12 };
/** How many of a plan may stand in one line. */
export const mostOf: Record<Term, number> = { month: 12, year: 3 };

export interface CartLine {
  unitPaise: number;
  quantity: number;
}

/** Integer paise, each rounded to the nearest. */
export interface Totals {
  subtotalPaise: number;
  discountPaise: number;
  taxPaise: number;
  totalPaise: number;
}

/** The one computation behind cart, checkout and order. */
export function computeTotals(lines: CartLine[], discountPercent = 0): Totals {
  const subtotalPaise = lines.reduce((sum, { unitPaise, quantity }) => sum + unitPaise * quantity, 0);
  const discountPaise = Math.round((subtotalPaise * discountPercent) / 100);
  const taxPaise = Math.round(((subtotalPaise - discountPaise) * taxPercent) / 100);
  return { subtotalPaise, discountPaise, taxPaise, totalPaise: subtotalPaise - discountPaise + taxPaise };
}

/**
 * The price in paise of a plan in the cart: a number of rupees, or text with a currency such as '₹299'.
 * As observed, a plan whose price is not above 0 enters the cart at 1.
 */
export function unitPaiseOf(price: number | string): number {
  const rupees = typeof price === 'number' ? price : Number(price.replace(/[^\d.-]/g, ''));
  return rupees > 0 ? Math.round(rupees * 100) : 100;
}

/** What one of a plan comes to in an order, in rupees; what is free stays so. */
const rupeesWithTax = (rupees: number): number =>
  rupees > 0 ? computeTotals([{ unitPaise: unitPaiseOf(rupees), quantity: 1 }]).totalPaise / 100 : 0;

/** What a plan that is sold at these rupees costs with tax. */
export const taxedPrices = ({ price, yearlyPrice }: { price: number; yearlyPrice: number | null }) => ({
  priceWithTax: rupeesWithTax(price),
  yearlyPriceWithTax: yearlyPrice === null ? null : rupeesWithTax(yearlyPrice),
  taxPercent,
});

export const isQuantity = (quantity: number, term: Term = 'month'): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= mostOf[term];

/** What a plan is called in cart and order. */
export const codeOfPlan = (planName: string): string => `plan-${planName.toLowerCase()}`;

/** What a line of cart and order is called. */
export const nameOfLine = (planName: string, term: Term): string =>
  term === 'year' ? `${planName} Plan (yearly)` : `${planName} Plan`;

/** As observed: outside India the country's code of India is sent in place of a currency. */
export const currencySentFor = (country: string): 'INR' | 'IN' => (country === 'IN' ? 'INR' : 'IN');

/** India's: six digits, the first of which is none of 0. */
const isPinCode = (code: string): boolean => /^[1-9]\d{2} ?\d{3}$/.test(code.trim());

/** What is wrong with a postal code; undefined where nothing can be told. */
export const postalCodeFault = (code: string, country: string): string | undefined =>
  country !== 'IN' || isPinCode(code)
    ? undefined
    : 'A PIN code has six digits and doesn’t begin with 0, such as 560001.';

export const countries = ['US', 'CA', 'UK', 'AU', 'DE', 'FR', 'IN'] as const;

const promoCode = z
  .string('Enter a promo code.')
  .trim()
  .min(1, 'Enter a promo code.')
  .max(40, 'Invalid promo code')
  .meta({ description: 'Compared without regard to case' });
export const optionalPromoCode = promoCode.nullish();

export const checkPromoCode = route({
  method: 'post',
  path: '/promo/check',
  access: 'public',
  tag: 'Orders',
  summary: 'What a promo code takes off',
  body: z.object({ code: promoCode }),
  status: 200,
  answer: z
    .object({
      code: z.string(),
      percent: z.int(),
      discount: z.number().meta({ description: 'The percent as a fraction' }),
    })
    .meta({ id: 'PromoCode' }),
});
