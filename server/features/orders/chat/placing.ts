import { randomUUID } from 'node:crypto';
import type { Term, Totals } from '../../../../contract/commerce/checkout.ts';
import type { Turn } from '../../../assistant/skill.ts';
import type { listPlans } from '../../plans/data.ts';
import { findBuyer, findOpenOrder, type OrderRow } from '../data.ts';
import { insertOrder } from '../mutations.ts';
import { fingerprintOf, readLines } from '../policy.ts';

/** For so long a bill that is asked for again is the same one. */
const sameBillMs = 2 * 86_400_000;

export type Offer = Awaited<ReturnType<typeof listPlans>>[number];

interface Price {
  term: Term;
  gateway: string;
  totals: Totals;
  stars: number | null;
}

/** The order of a month or a year of a plan, or the open one that asks for the same. */
export async function placeChatOrder(
  { db, now, person: { owner } }: Turn,
  offer: Offer,
  { term, gateway, totals, stars }: Price,
): Promise<OrderRow> {
  const read = readLines([offer], [{ code: offer.itemCode, qty: 1, term }]);
  if ('unknown' in read) throw new Error(`The plan ${offer.code} has no line.`);
  const lines = stars === null ? read : read.map((line) => ({ ...line, unitPaise: 0 }));
  const content = { lines, promoCode: null, billing: await findBuyer(db, owner) };
  const fingerprint = fingerprintOf(stars === null ? content : { ...content, stars });
  const since = new Date(now.getTime() - sameBillMs);
  const open = await findOpenOrder(db, owner, { fingerprint, gateway, since });
  const receipt = `FPC-${randomUUID()}`;
  return open ?? insertOrder(db, owner, { ...content, receipt, fingerprint, gateway, totals, stars }, now);
}
