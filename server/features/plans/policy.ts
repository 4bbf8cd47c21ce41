import type { PlanCode } from './data.ts';

const ranks: Record<PlanCode, number> = { free: 0, pro: 1, premium: 2 };

/** Above 0 where the first holds more than the second. */
export const comparePlans = (one: PlanCode, other: PlanCode): number => ranks[one] - ranks[other];

/** Tries of promo codes by one address. */
export const promoLimit = { perAddress: 30, windowSeconds: 600 };
