import { type RawBuilder, sql } from 'kysely';
import type { Db } from './open.ts';
import { lockName } from './transactionLock.ts';

/** Makes changes to who administers wait for each other, so that two at once can't leave nobody. */
export const lockAdmins = (transaction: Db): Promise<void> => lockName(transaction, 'last admin');

/** Whether somebody else could still administer; to be asked after lockAdmins. */
export const hasOtherAdmin = (userId: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from users other where other.role = 'admin' and other.status = 'active' and other.id <> ${userId}::uuid)`;
