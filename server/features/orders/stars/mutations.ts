import { shortDate } from '../../../../texts/dates.ts';
import type { Db } from '../../../db/open.ts';
import { localDateOf } from '../../../lib/dates.ts';
import type { OwnerId } from '../../../lib/owner.ts';
import { notify } from '../../notifications/mutations.ts';
import { findSubscription } from '../../subscriptions/data.ts';
import type { OrderRow } from '../data.ts';
import { receivedNotice } from './policy.ts';

/** Confirms a payment in Stars, inside the transaction that records it: there is no invoice that would. */
export async function confirmStars(transaction: Db, order: OrderRow, stars: number, now: Date): Promise<void> {
  const owner = order.userId as OwnerId;
  const { timeZone } = await transaction
    .selectFrom('users')
    .select('timeZone')
    .where('id', '=', owner)
    .executeTakeFirstOrThrow();
  const { paidUntil } = await findSubscription(transaction, owner, now);
  const end = localDateOf(new Date(paidUntil ?? now), timeZone);
  const bought = order.lines.map(({ name }) => name).join(', ');
  const notice = receivedNotice(order.id, stars, bought, (locale) =>
    shortDate(locale, end, localDateOf(now, timeZone)),
  );
  await notify(transaction, [owner], notice, now);
}
