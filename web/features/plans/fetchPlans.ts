import type { listPlans } from '../../../contract/commerce/plans.ts';
import { call } from '../../lib/api.ts';
import { byPrice, type Plan } from './plan.ts';

/** From the server, the cheapest first. */
export async function fetchPlans(): Promise<Plan[]> {
  const { plans } = await call<typeof listPlans>({ method: 'get', path: '/plans', access: 'public' }, {});
  return byPrice(plans);
}
