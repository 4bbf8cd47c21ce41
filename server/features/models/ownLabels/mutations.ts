import { sql } from 'kysely';
import { leastVersionOfLabels } from '../../../../contract/models.ts';
import { recordAdminAction } from '../../../db/adminActions.ts';
import { entryTables } from '../../../db/entries.ts';
import type { Db } from '../../../db/open.ts';
import type { OwnerId, Principal } from '../../../lib/owner.ts';
import type { OwnLabel } from './policy.ts';

/**
 * Keeps what a message wanted, where the person allowed it by a text that says so. What a change has to prove first
 * waits for `settleLabels`.
 */
export async function keepLabel(
  db: Db,
  owner: OwnerId,
  { ctx, segs, lang }: OwnLabel,
  { now, changeId }: { now: Date; changeId: string | null },
): Promise<void> {
  // Who withdraws their consent meanwhile waits for this row, and then deletes it.
  await sql`
    insert into own_labels (user_id, ctx, segs, lang, created_at, change_id)
    select user_id, ${ctx}, ${JSON.stringify(segs)}::jsonb, ${lang}, ${now}::timestamptz, ${changeId}::uuid
    from model_consents
    where user_id = ${owner} and answer = 'given' and text_version >= ${leastVersionOfLabels}
    for share`.execute(db);
}

export async function deleteLabelsOf(db: Db, owner: OwnerId): Promise<void> {
  await db.deleteFrom('ownLabels').where('userId', '=', owner).execute();
}

const entriesRemoved = sql.join(
  entryTables.map((table) => sql`select user_id, id from ${sql.table(table)} where deleted_at is not null`),
  sql` union all `,
);

/** Keeps what waits since a day where its change stands as it was made, and forgets it where that was undone, corrected or removed. */
export async function settleLabels(db: Db, now: Date): Promise<void> {
  await sql`
    with due as (
      select label.user_id, label.id,
        change.undone_at is null and change.id is not null
        and not exists (
          select from chat_changes later, jsonb_array_elements(later.effects) redone, jsonb_array_elements(change.effects) done
          where later.user_id = label.user_id and later.sequence > change.sequence and later.undone_at is null
            and later.created_at < label.created_at + interval '1 day'
            and redone->>'table' = done->>'table' and redone->>'id' = done->>'id'
        )
        and not exists (
          select from (${entriesRemoved}) removed, jsonb_array_elements(change.effects) done
          where removed.user_id = label.user_id and removed.id::text = done->>'id' and done->>'change' <> 'deleted'
        ) as stands
      from own_labels label
      left join chat_changes change on change.user_id = label.user_id and change.id = label.change_id
      where label.change_id is not null and label.created_at <= ${now}::timestamptz - interval '1 day'
    ),
    forgotten as (delete from own_labels using due where own_labels.user_id = due.user_id and own_labels.id = due.id and not due.stands)
    update own_labels set change_id = null from due
    where own_labels.user_id = due.user_id and own_labels.id = due.id and due.stands`.execute(db);
}

/** Deletes what was kept of everybody, and what waits. */
export async function deleteAllLabels(db: Db, admin: Principal, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction.deleteFrom('ownLabels').executeTakeFirst();
    const before = { messages: Number(numDeletedRows) };
    await recordAdminAction(transaction, admin, { action: 'delete own labels', subject: 'own labels', before }, now);
  });
}
