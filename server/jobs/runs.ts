import { sql } from 'kysely';
import type { Db } from '../db/open.ts';

/** How many runs before this one have begun on end, and ended neither well nor with an error. */
export async function countLeftBehind(db: Db, name: string): Promise<number> {
  const row = await db.selectFrom('jobRuns').select('begun').where('name', '=', name).executeTakeFirst();
  return row?.begun ?? 0;
}

/** Written down before the job does anything: what is left of a run that ends the process. */
export async function beginRun(db: Db, name: string): Promise<void> {
  await db
    .insertInto('jobRuns')
    .values({ name, begun: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ begun: eb('jobRuns.begun', '+', 1), reason: 'ended_process' })),
    )
    .execute();
}

/** Forgets what was counted of runs that ended, or were ended as they should be. */
export async function endRuns(db: Db, names: string[]): Promise<void> {
  if (names.length === 0) return;
  await db.deleteFrom('jobRuns').where('name', 'in', names).where('setAsideAt', 'is', null).execute();
}

export async function markPastTime(db: Db, name: string): Promise<void> {
  await db.updateTable('jobRuns').set({ reason: 'ran_past_time' }).where('name', '=', name).execute();
}

/** False where it was set aside before. */
export async function setJobAside(db: Db, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobRuns')
    .set({ setAsideAt: sql`now()` })
    .where('name', '=', name)
    .where('setAsideAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
