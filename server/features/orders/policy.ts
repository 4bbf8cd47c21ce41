import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { unitPaiseOf } from '../../../contract/commerce/checkout.ts';
import type { billing } from '../../../contract/commerce/orders.ts';
import { localDateOf } from '../../lib/dates.ts';
import type { PlanCode } from '../plans/data.ts';

export type Billing = z.output<typeof billing>;

export interface OrderLine {
  code: string;
  name: string;
  plan: PlanCode;
  quantity: number;
  unitPaise: number;
}

interface Offer {
  itemCode: string;
  code: PlanCode;
  name: string;
  pricePaise: number;
}

/** The lines with the server's own prices; the codes that it doesn't know otherwise. */
export function readLines(
  offers: Offer[],
  items: { code: string; qty: number }[],
): OrderLine[] | { unknown: string[] } {
  const lines: OrderLine[] = [];
  const unknown: string[] = [];
  for (const { code, qty } of items) {
    const offer = offers.find(({ itemCode }) => itemCode === code);
    if (!offer) unknown.push(code);
    else {
      const unitPaise = unitPaiseOf(offer.pricePaise / 100);
      lines.push({ code, name: `${offer.name} Plan`, plan: offer.code, quantity: qty, unitPaise });
    }
  }
  return unknown.length > 0 ? { unknown } : lines;
}

/** Equal for requests that ask for the same. */
export const fingerprintOf = (request: {
  lines: OrderLine[];
  promoCode: string | null;
  billing: Billing;
  stars?: number;
}): string => createHash('sha256').update(JSON.stringify(request)).digest('base64url');

/** The currency in which the API tells an amount. */
export const currencyOf = ({ stars }: { stars: number | null }): 'INR' | 'XTR' => (stars === null ? 'INR' : 'XTR');

/** The smallest payment that the gateway takes. */
export const leastPaise = 100;

/** Attempts to order by one person. */
export const orderLimit = { perPerson: 60, windowSeconds: 3_600 };

const minuteMs = 60_000;
const longestWaitMs = 3 * 86_400_000;

/** When an unpaid order is asked about: after five minutes, then at twice its age each time, for three days. */
export function nextCheck(createdAt: Date, now: Date): Date | null {
  const ageMs = now.getTime() - createdAt.getTime();
  if (ageMs > longestWaitMs) return null;
  return new Date(now.getTime() + Math.max(5 * minuteMs, ageMs));
}

/** A later try of something that failed: 1, 2, 4, ... minutes; null when it has been tried for long enough. */
export const nextTry = (attempts: number, now: Date, mostAttempts: number): Date | null =>
  attempts >= mostAttempts ? null : new Date(now.getTime() + Math.min(2 ** (attempts - 1), 360) * minuteMs);

/** India's: from April to March, such as '2025-26'. */
export function financialYearOf(instant: Date): string {
  const [year = 0, month = 0] = localDateOf(instant, 'Asia/Kolkata').split('-').map(Number);
  const start = month >= 4 ? year : year - 1;
  return `${start}-${String((start + 1) % 100).padStart(2, '0')}`;
}

/** At most 16 characters, as India's invoices require. */
export const invoiceNumberOf = (financialYear: string, number: number): string =>
  `FP/${financialYear}/${String(number).padStart(5, '0')}`;
