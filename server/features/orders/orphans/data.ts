import type { Db } from '../../../db/open.ts';

/** Orders of deleted accounts that may have been paid with nobody saying so. */
export const listUncheckedOrphans = (db: Db, gateway: string, now: Date) =>
  db
    .selectFrom('orphanedOrders')
    .select(['gateway', 'gatewayOrderId', 'orderId', 'orphanedAt'])
    .where('gateway', '=', gateway)
    .where('nextCheckAt', '<=', now)
    .orderBy('nextCheckAt')
    .limit(100)
    .execute();
