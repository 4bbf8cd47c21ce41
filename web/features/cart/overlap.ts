import { planNames } from '../../../contract/accounts/accounts.ts';
import { codeOfPlan } from '../../../contract/commerce/checkout.ts';
import type { CartItem } from './cart.ts';

const codes = planNames.map(codeOfPlan);

/** Two plans of which the first holds all that the second has; undefined where nothing in the cart overlaps. */
export function overlapOf(items: CartItem[]): { holder: CartItem; held: CartItem } | undefined {
  const [holder, held] = items
    .filter(({ code }) => codes.includes(code))
    .toSorted((one, other) => codes.indexOf(other.code) - codes.indexOf(one.code));
  return holder && held && { holder, held };
}
