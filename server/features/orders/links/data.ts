import type { Locale } from '../../../../texts/locale.ts';
import type { Db } from '../../../db/open.ts';
import { readOrder } from '../data.ts';

/** An order by its id, which is secret enough to pay it with, and the language of the person whose it is. */
export async function findPayableOrder(db: Db, orderId: string) {
  const row = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.userId')
    .selectAll('orders')
    .select('users.locale')
    .where('orders.id', '=', orderId)
    .executeTakeFirst();
  return row && { order: readOrder(row), locale: row.locale as Locale };
}

/** A link of the order, by our id. */
export const findLink = (db: Db, orderId: string, reference: string) =>
  db
    .selectFrom('paymentLinks')
    .select(['gatewayLinkId', 'gateway'])
    .where('orderId', '=', orderId)
    .where('id', '=', reference)
    .executeTakeFirst();

/** Links that nobody has told of for some time. */
export const listUncheckedLinks = (db: Db, gateway: string, now: Date) =>
  db
    .selectFrom('paymentLinks')
    .select(['userId', 'id', 'orderId', 'gatewayLinkId', 'createdAt'])
    .where('nextCheckAt', '<=', now)
    .where('gateway', '=', gateway)
    .where('gatewayLinkId', 'is not', null)
    .orderBy('nextCheckAt')
    .limit(100)
    .execute();
