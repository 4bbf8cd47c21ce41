import type { GatewayLink, LinkMethod } from '../../../clients/paymentGateway.ts';
import type { Db } from '../../../db/open.ts';
import { isUuid } from '../../../lib/text.ts';
import type { PaidLink } from '../mutations.ts';
import { nextCheck } from '../policy.ts';
import { linkLastsMs, stillPayableMs } from './policy.ts';

export type PaymentLinkRow = NonNullable<Awaited<ReturnType<typeof reserveLink>>>;

/** The order's open link, made here if there is none: of any number of calls at once, one makes it. Undefined where it was just closed. */
export async function reserveLink(
  db: Db,
  { userId, id: orderId, gateway }: { userId: string; id: string; gateway: string },
  method: LinkMethod,
  now: Date,
) {
  await db
    .updateTable('paymentLinks')
    .set({ status: 'expired' })
    .where('userId', '=', userId)
    .where('orderId', '=', orderId)
    .where('status', '=', 'created')
    .where('expiresAt', '<=', new Date(now.getTime() + stillPayableMs))
    .execute();
  const expiresAt = new Date(now.getTime() + linkLastsMs);
  await db
    .insertInto('paymentLinks')
    .values({ userId, orderId, gateway, method, createdAt: now, expiresAt })
    .onConflict((conflict) => conflict.columns(['userId', 'orderId']).where('status', '=', 'created').doNothing())
    .execute();
  return db
    .selectFrom('paymentLinks')
    .selectAll()
    .where('userId', '=', userId)
    .where('orderId', '=', orderId)
    .where('status', '=', 'created')
    .executeTakeFirst();
}

/** Keeps what the gateway made; of two calls at once both were given the same. */
export async function attachLink(
  db: Db,
  { userId, id, createdAt }: Pick<PaymentLinkRow, 'userId' | 'id' | 'createdAt'>,
  { id: gatewayLinkId, url }: GatewayLink,
  now: Date,
): Promise<void> {
  await db
    .updateTable('paymentLinks')
    .set({ gatewayLinkId, url, nextCheckAt: nextCheck(createdAt, now) })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .execute();
}

/** What is paid stays paid. */
export async function closeLink(db: Db, reference: string, status: 'expired' | 'cancelled'): Promise<void> {
  await db
    .updateTable('paymentLinks')
    .set({ status })
    .where('id', '=', reference)
    .where('status', '=', 'created')
    .execute();
}

/** The order that the link is for, inside the transaction that records the payment; undefined for a link of nobody here. */
export async function markLinkPaid(
  transaction: Db,
  gateway: string,
  { gatewayLinkId, reference = '' }: PaidLink,
): Promise<string | undefined> {
  const row = await transaction
    .updateTable('paymentLinks')
    .set({ status: 'paid', nextCheckAt: null })
    .where('gateway', '=', gateway)
    .where((eb) =>
      eb.or([eb('gatewayLinkId', '=', gatewayLinkId), ...(isUuid(reference) ? [eb('id', '=', reference)] : [])]),
    )
    .returning('orderId')
    .executeTakeFirst();
  return row?.orderId;
}

export async function scheduleLinkCheck(
  db: Db,
  owner: string,
  linkId: string,
  nextCheckAt: Date | null,
): Promise<void> {
  await db
    .updateTable('paymentLinks')
    .set({ nextCheckAt })
    .where('userId', '=', owner)
    .where('id', '=', linkId)
    .where('status', '<>', 'paid')
    .execute();
}
