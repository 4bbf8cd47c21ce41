import { sql } from 'kysely';
import type { ExportDocument } from '../../../contract/me.ts';
import { hasOtherAdmin, lockAdmins } from '../../db/admins.ts';
import { entryTables } from '../../db/entries.ts';
import { sqlName } from '../../db/naming.ts';
import type { Db } from '../../db/open.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { findTargetPerson } from '../care/data.ts';
import { raiseTargets } from '../care/mutations.ts';
import { subscribe } from '../notifications/mutations.ts';
import { saveAvatar } from '../profile/mutations.ts';
import { entryColumns, findPicture } from './data.ts';

const rowsAtOnce = 1_000;

/**
 * Makes the person's profile, targets, notifications, entries and conversation those of an export, all of it or nothing.
 * Targets that are unsafe for this body come back as the nearest safe figure.
 * Entries that are not in it stay, and so does a picture; one that was changed or deleted since is again as it was.
 */
export async function importDocument(
  db: Db,
  owner: OwnerId,
  document: ExportDocument,
  now: Date,
): Promise<{ entries: number; chatMessages: number }> {
  return db.transaction().execute(async (transaction) => {
    const { dob, ...profile } = document.profile;
    await transaction
      .updateTable('users')
      .set({ ...profile, dob: dob || null, ...(profile.language && { locale: profile.language }) })
      .where('id', '=', owner)
      .execute();
    await transaction.updateTable('goals').set(document.goals).where('userId', '=', owner).execute();
    await transaction.deleteFrom('userNotifications').where('userId', '=', owner).execute();
    for (const code of document.notifications) await subscribe(transaction, owner, code, now);
    const isNewPicture = document.picture && document.picture !== (await findPicture(transaction, owner));
    if (isNewPicture) await saveAvatar(transaction, owner, Buffer.from(document.picture ?? '', 'base64'), now);
    let entries = 0;
    for (const table of entryTables) {
      entries += document[table].length;
      await putBack(transaction, owner, table, document[table], entryColumns(table));
    }
    for (const messages of chunks(document.chatMessages)) {
      await transaction
        .insertInto('chatMessages')
        .values(messages.map((message) => ({ ...message, userId: owner })))
        .onConflict((conflict) => conflict.columns(['userId', 'id']).doNothing())
        .execute();
    }
    await raiseTargets(transaction, owner, await findTargetPerson(transaction, owner, now));
    return { entries, chatMessages: document.chatMessages.length };
  });
}

async function putBack(
  transaction: Db,
  owner: OwnerId,
  table: string,
  entries: Record<string, unknown>[],
  columns: string[],
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const asInFile = sql.join(
    columns
      .filter((column) => column !== 'id')
      .map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`),
  );
  for (const chunk of chunks(entries)) {
    // One parameter for all rows: thousands of them would cost more than the insert.
    const rows = sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(chunk.map(toColumns))}::jsonb)`;
    await sql`
      insert into ${sql.table(table)} (user_id, ${names}) select ${owner}, ${names} from ${rows}
      on conflict (user_id, id) do update set ${asInFile}, deleted_at = null`.execute(transaction);
  }
}

const toColumns = (entry: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(entry).map(([key, value]) => [sqlName(key), value]));

function chunks<Row>(rows: Row[]): Row[][] {
  const count = Math.ceil(rows.length / rowsAtOnce);
  return Array.from({ length: count }, (_, index) => rows.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce));
}

/** Removes the person and everything of theirs; false for the only admin, without whom nobody could run the place. */
export async function deletePerson(db: Db, owner: OwnerId): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await lockAdmins(transaction);
    const { numDeletedRows } = await transaction
      .deleteFrom('users')
      .where('id', '=', owner)
      .where((eb) => eb.or([eb('role', '!=', 'admin'), hasOtherAdmin(owner)]))
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await transaction.deleteFrom('rateLimits').where('key', 'like', `%${owner}%`).execute();
    return true;
  });
}
