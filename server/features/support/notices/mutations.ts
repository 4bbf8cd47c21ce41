import type { Db } from '../../../db/open.ts';
import type { OwnerId } from '../../../lib/owner.ts';
import { type Notice, notify } from '../../notifications/mutations.ts';
import { listAdminIds } from '../data.ts';

/** Tells those who hear of what people write. */
export async function notifyAdmins(transaction: Db, owner: OwnerId, notice: Notice, now: Date): Promise<void> {
  const admins = await listAdminIds(transaction);
  const others = admins.map(({ id }) => id).filter((id) => id !== owner);
  await notify(transaction, others, notice, now);
}
