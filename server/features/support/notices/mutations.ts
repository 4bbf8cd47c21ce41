import type { Db } from '../../../db/open.ts';
import type { OwnerId } from '../../../lib/owner.ts';
import { type Notice, notify } from '../../notifications/mutations.ts';
import { listStaffIds } from '../data.ts';

/** Tells those who hear of what people write. */
export async function notifyStaff(transaction: Db, owner: OwnerId, notice: Notice, now: Date): Promise<void> {
  const staff = await listStaffIds(transaction);
  const others = staff.map(({ id }) => id).filter((id) => id !== owner);
  await notify(transaction, others, notice, now);
}
