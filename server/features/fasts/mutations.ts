import type { Effect } from '../../assistant/skill.ts';
import type { Db } from '../../db/open.ts';
import type { OwnerId } from '../../lib/owner.ts';

/** Ends whatever fast is open; those that began after that moment, or more than a week before it, stay as they are. */
export async function endFasts(db: Db, owner: OwnerId, endedAt: Date): Promise<Effect[]> {
  const ended = await db
    .updateTable('fastEntries')
    .set({ endedAt })
    .where('userId', '=', owner)
    .where('endedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .where('occurredAt', '<', endedAt)
    .where('occurredAt', '>=', new Date(endedAt.getTime() - 7 * 86_400_000))
    .returning('id')
    .execute();
  return ended.map(({ id }) => ({ table: 'fastEntries', id, change: 'updated', before: { endedAt: null } }));
}
