import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { monthsOf, nameOfLine, type Term, unitPaiseOf } from '../../../contract/commerce/checkout.ts';
import { type Currency, starsCurrency } from '../../../contract/commerce/currencies.ts';
import type { billing } from '../../../contract/commerce/orders.ts';
import { localDateOf } from '../../lib/dates.ts';
import type { PlanCode } from '../plans/data.ts';

export type Billing = z.output<typeof billing>;

export interface OrderLine {
  code: string;
  name: string;
  plan: PlanCode;
  /** Missing on lines by the month, also on those from before there were others. */
  term?: 'year';
  quantity: number;
  unitPaise: number;
}

export const termOf = ({ term }: OrderLine): Term => term ?? 'month';
export const monthsPaid = (line: OrderLine): number => line.quantity * monthsOf[termOf(line)];

interface Offer {
  itemCode: string;
  code: PlanCode;
  name: string;
  pricePaise: number;
  yearlyPricePaise: number | null;
}

/** What one of a plan costs; null where it isn't sold so. */
export const pricePaiseFor = ({ pricePaise, yearlyPricePaise }: Offer, term: Term) =>
  term === 'year' ? yearlyPricePaise : pricePaise;

/** The lines with the server's own prices; the codes that it doesn't know otherwise. */
export function readLines(
  offers: Offer[],
  items: { code: string; qty: number; term: Term }[],
): OrderLine[] | { unknown: string[] } {
  const lines: OrderLine[] = [];
  const unknown: string[] = [];
  for (const { code, qty, term } of items) {
    const offer = offers.find(({ itemCode }) => itemCode === code);
    const pricePaise = offer && pricePaiseFor(offer, term);
    if (!offer || typeof pricePaise !== 'number') unknown.push(term === 'year' ? `${code} by the year` : code);
    else {
      const line = { code, name: nameOfLine(offer.name, term), plan: offer.code, ...(term === 'year' && { term }) };
      lines.push({ ...line, quantity: qty, unitPaise: unitPaiseOf(pricePaise / 100) });
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
export const currencyOf = ({ stars }: { stars: number | null }): Currency => (stars === null ? 'INR' : starsCurrency);

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
