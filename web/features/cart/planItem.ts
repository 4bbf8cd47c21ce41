import { codeOfPlan, nameOfLine, type Term, unitPaiseOf } from '../../../contract/commerce/checkout.ts';
import type { listPlans } from '../../../contract/commerce/plans.ts';
import type { AnswerOf } from '../../../contract/http.ts';
import type { CartItem } from './cart.ts';

type Plan = AnswerOf<typeof listPlans>['plans'][number];
type Item = Omit<CartItem, 'quantity'>;

/** A plan as it stands in the cart; by the month where it is not sold by the year. */
export function planItem(plan: Plan, wanted: Term = 'month'): Item {
  const { name, price, yearlyPrice, period, description, features } = plan;
  const term = wanted === 'year' && yearlyPrice !== null ? 'year' : 'month';
  const code = codeOfPlan(name);
  return {
    ...{ id: term === 'year' ? `${code}-year` : code, code, term },
    name: nameOfLine(name, term),
    price: unitPaiseOf((term === 'year' && yearlyPrice) || price) / 100,
    description,
    features,
    type: 'subscription',
    duration: period === 'forever' ? 'Lifetime' : term === 'year' ? '12 months' : 'Monthly',
  };
}
