import type { Term } from '../../../contract/commerce/checkout.ts';
import type { PlanCode } from './data.ts';

const ranks: Record<PlanCode, number> = { free: 0, pro: 1, premium: 2 };

/** Above 0 where the first holds more than the second. */
export const comparePlans = (one: PlanCode, other: PlanCode): number => ranks[one] - ranks[other];

/** The button that bills a plan in the chat. */
export const buyAction = (plan: PlanCode, term: Term) => `orders.buy:${plan}${term === 'year' ? '-year' : ''}`;

/** Null is a price that isn't there; undefined one that isn't told. */
export const paiseOf = <Missing extends null | undefined>(rupees: number | Missing) =>
  typeof rupees === 'number' ? Math.round(rupees * 100) : rupees;
export const rupeesOf = (paise: number | null) => (paise === null ? null : paise / 100);

/** Tries of promo codes by one address. */
export const promoLimit = { perAddress: 30, windowSeconds: 600 };
