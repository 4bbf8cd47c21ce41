import { type RawBuilder, sql } from 'kysely';
import type { Db } from './open.ts';

/** Makes changes to who administers wait for each other, so that two at once can't leave nobody. */
export async function lockAdmins(transaction: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('last admin', 0))`.execute(transaction);
}

/** Whether somebody else could still administer; to be asked after lockAdmins. */
export const hasOtherAdmin = (userId: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from users other where other.role = 'admin' and other.status = 'active' and other.id <> ${userId}::uuid)`;
