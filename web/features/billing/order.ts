import type { listOrders } from '../../../contract/commerce/orders.ts';
import { moneyBackDays } from '../../../contract/commerce/subscriptions.ts';
import type { AnswerOf } from '../../../contract/http.ts';

export type Order = AnswerOf<typeof listOrders>[number];

interface Standing {
  label: string;
  tone: 'neutral' | 'good' | 'warm' | 'bad';
  /** What it means, where the label doesn't say. */
  note?: string;
}

const refundStandings: Record<NonNullable<Order['refundStatus']>, Standing> = {
  requested: { label: 'Refund requested', tone: 'warm', note: 'We look at it. How it stands is shown here.' },
  granted: { label: 'Refund granted', tone: 'warm', note: 'The money is about to be sent back.' },
  refused: { label: 'Refund refused', tone: 'bad' },
  sent: { label: 'Refund on its way', tone: 'warm', note: 'It reaches you within a few working days.' },
  processed: { label: 'Refunded', tone: 'neutral', note: 'The money went back the way you paid.' },
  failed: {
    label: 'Refund delayed',
    tone: 'bad',
    note: 'The bank refused it. We look into it and try again.',
  },
};

const orderStandings: Record<Order['status'], Standing> = {
  created: { label: 'Not paid', tone: 'neutral', note: 'The payment was not completed. Nothing was charged.' },
  failed: { label: 'Payment failed', tone: 'bad', note: 'Nothing was charged.' },
  paid: { label: 'Paid', tone: 'good' },
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
