import type { Db } from '../../../db/open.ts';

/** Keeps an event; one that came before is kept once. */
export async function keepEvent(db: Db, event: { id: string; body: string }, now: Date): Promise<void> {
  await db
    .insertInto('paymentEvents')
    .values({ ...event, receivedAt: now, nextAttemptAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const listDueEvents = (db: Db, now: Date) =>
  db
    .selectFrom('paymentEvents')
    .select(['id', 'body', 'attempts'])
    .where('nextAttemptAt', '<=', now)
    .orderBy('nextAttemptAt')
    .limit(200)
    .execute();

export async function markProcessed(db: Db, id: string, result: string, now: Date): Promise<void> {
  await db
    .updateTable('paymentEvents')
    .set({ processedAt: now, nextAttemptAt: null, result })
    .where('id', '=', id)
    .execute();
}

export async function postponeEvent(db: Db, id: string, attempts: number, result: string, nextAttemptAt: Date | null) {
  await db.updateTable('paymentEvents').set({ attempts, result, nextAttemptAt }).where('id', '=', id).execute();
}

export async function deleteOldEvents(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('paymentEvents').where('processedAt', '<', before).execute();
}
