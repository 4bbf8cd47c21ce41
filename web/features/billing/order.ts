import type { listOrders } from '../../../contract/commerce/orders.ts';
import { moneyBackDays } from '../../../contract/commerce/subscriptions.ts';
import type { AnswerOf } from '../../../contract/http.ts';
import type { PageText } from '../../../texts/locale.ts';
import {
  standingNotes as notes,
  orderStandings as orders,
  refundStandings as refunds,
} from '../../../texts/portal/account/billing.ts';

export type Order = AnswerOf<typeof listOrders>[number];

interface Standing {
  label: PageText;
  tone: 'neutral' | 'good' | 'warm' | 'bad';
  /** What it means, where the label doesn't say. */
  note?: PageText;
}

const refundStandings: Record<NonNullable<Order['refundStatus']>, Standing> = {
  requested: { label: refunds.requested, tone: 'warm', note: notes.requested },
  granted: { label: refunds.granted, tone: 'warm', note: notes.granted },
  refused: { label: refunds.refused, tone: 'bad' },
  sent: { label: refunds.sent, tone: 'warm', note: notes.sent },
  processed: { label: refunds.processed, tone: 'neutral', note: notes.processed },
  failed: { label: refunds.failed, tone: 'bad', note: notes.delayed },
};

const orderStandings: Record<Order['status'], Standing> = {
  created: { label: orders.created, tone: 'neutral', note: notes.created },
  failed: { label: orders.failed, tone: 'bad', note: notes.failed },
  paid: { label: orders.paid, tone: 'good' },
  refunded: refundStandings.processed,
};

export const standingOf = ({ status, refundStatus }: Order): Standing =>
  status === 'paid' && refundStatus ? refundStandings[refundStatus] : orderStandings[status];

/** Until when the money can be asked back; undefined where it can't. */
export function refundableUntil({ status, paidAt, refundStatus }: Order, now: Date): string | undefined {
  if (status !== 'paid' || !paidAt || refundStatus) return undefined;
  const until = new Date(Date.parse(paidAt) + moneyBackDays * 86_400_000);
  return until >= now ? until.toISOString() : undefined;
}

/** "Pro Plan × 2" */
export const contentsOf = ({ items }: Order): string =>
  items.map(({ name, qty }) => (qty === 1 ? name : `${name} × ${qty}`)).join(', ');
