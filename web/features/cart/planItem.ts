import { codeOfPlan, unitPaiseOf } from '../../../contract/commerce/checkout.ts';
import type { listPlans } from '../../../contract/commerce/plans.ts';
import type { AnswerOf } from '../../../contract/http.ts';
import type { CartItem } from './cart.ts';

type Plan = AnswerOf<typeof listPlans>['plans'][number];

/** A plan as it stands in the cart. */
export function planItem({ name, price, period, description, features }: Plan): Omit<CartItem, 'quantity'> {
  return {
    id: codeOfPlan(name),
    name: `${name} Plan`,
    price: unitPaiseOf(price) / 100,
    description,
    features,
    type: 'subscription',
    duration: period === 'forever' ? 'Lifetime' : 'Monthly',
  };
}
