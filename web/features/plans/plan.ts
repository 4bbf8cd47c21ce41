import type { listPlans } from '../../../contract/commerce/plans.ts';
import type { AnswerOf } from '../../../contract/http.ts';

export type Plan = AnswerOf<typeof listPlans>['plans'][number];

export const byPrice = (plans: Plan[]) => plans.toSorted((a, b) => a.price - b.price);
