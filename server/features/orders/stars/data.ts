import type { Db } from '../../../db/open.ts';
import { isUuid } from '../../../lib/text.ts';
import { listPlans } from '../../plans/data.ts';
import { findPayableOrder } from '../links/data.ts';
import { type Checkout, type Refusal, refusalOf } from './policy.ts';

/** Why a bill in Stars is not to be paid now; undefined where it may be. */
export async function findRefusal(db: Db, payload: string, checkout: Checkout): Promise<Refusal | undefined> {
  const found = isUuid(payload) ? await findPayableOrder(db, payload) : undefined;
  if (!found) return 'gone';
  const [line] = found.order.lines;
  const plan = (await listPlans(db)).find(({ code }) => code === line?.plan);
  return refusalOf(found.order, plan, checkout);
}
