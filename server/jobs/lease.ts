import type { Db } from '../db/open.ts';

/** Takes or renews the right to do something that one process at a time may do; false while another holds it. */
export async function holdLease(db: Db, name: string, holder: string, now: Date, forMs: number): Promise<boolean> {
  const expiresAt = new Date(now.getTime() + forMs);
  const tooFar = new Date(expiresAt.getTime() + forMs);
  const row = await db
    .insertInto('leases')
    .values({ name, holder, expiresAt })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, expiresAt })
        .where((eb) =>
          eb.or([
            eb('leases.holder', '=', holder),
            eb('leases.expiresAt', '<', now),
            // Made by a clock that was ahead.
            eb('leases.expiresAt', '>', tooFar),
          ]),
        ),
    )
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}

export async function releaseLease(db: Db, name: string, holder: string): Promise<void> {
  await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
}
