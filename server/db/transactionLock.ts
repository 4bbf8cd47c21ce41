import { sql } from 'kysely';
import type { Db } from './open.ts';

/** Whoever else wants the same name waits until the transaction ends. */
export async function lockName(transaction: Db, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
}
