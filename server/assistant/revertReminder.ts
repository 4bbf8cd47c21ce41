import { sql } from 'kysely';
import { restoreEntry, updateEntry } from '../db/entries.ts';
import type { Db } from '../db/open.ts';
import type { OwnerId } from '../lib/owner.ts';
import type { Effect } from './skill.ts';

/**
 * Puts back a reminder that was stopped or changed. It comes at the times that are back from now on, not for one that has
 * passed meanwhile; a time that is put off until later stays so.
 */
export async function revertReminder(
  db: Db,
  owner: OwnerId,
  { id, change, before = {} }: Pick<Effect, 'id' | 'change' | 'before'>,
  now: Date,
): Promise<void> {
  const { snoozedSlot, snoozedUntil, ...columns } = before;
  const row =
    change === 'deleted'
      ? await restoreEntry(db, 'reminders', owner, id)
      : await updateEntry(db, 'reminders', owner, id, columns);
  if (!row) return;
  // Where nothing but that was changed, what it is put off to is what is taken back.
  const isOwnSnooze = change === 'updated' && Object.keys(columns).length === 0;
  const overwritten = { snoozedSlot, snoozedUntil } as Partial<typeof row>;
  const snooze = [isOwnSnooze ? undefined : row, overwritten].find(
    (one) => one?.snoozedUntil && new Date(one.snoozedUntil) > now,
  );
  await db
    .updateTable('reminders')
    .set({
      ...{ snoozedSlot: snooze?.snoozedSlot ?? null, snoozedUntil: snooze?.snoozedUntil ?? null },
      ...{ lookedAt: now, nextAt: sql`'-infinity'` },
    })
    .where('userId', '=', owner)
    .where('id', '=', id)
    .execute();
}
