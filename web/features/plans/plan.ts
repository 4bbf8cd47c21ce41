import type { listPlans } from '../../../contract/commerce/plans.ts';
import type { AnswerOf } from '../../../contract/http.ts';

export type Plan = AnswerOf<typeof listPlans>['plans'][number];

export const byPrice = (plans: Plan[]) => plans.toSorted((a, b) => a.price - b.price);

/** How many months of a year cost nothing, in each plan that is sold by the year; undefined where none is. */
export function monthsFree(plans: Pick<Plan, 'price' | 'yearlyPrice'>[]): number | undefined {
  const free = plans.flatMap(({ price, yearlyPrice }) => (yearlyPrice ? Math.floor(12 - yearlyPrice / price) : []));
  return free.length > 0 ? Math.max(0, Math.min(...free)) : undefined;
}
