import { sql } from 'kysely';
import { exportsPerHour } from '../../../contract/accounts/me.ts';
import type { AppContext } from '../../context.ts';
import { hasOtherAdmin, lockAdmins } from '../../db/admins.ts';
import { entryTables } from '../../db/entries.ts';
import { sqlName } from '../../db/naming.ts';
import type { Db } from '../../db/open.ts';
import { limitRate } from '../../http/rateLimit.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { findCredentialsOf } from '../accounts/data.ts';
import { exportedNotice } from '../accounts/policy.ts';
import { settleTargets } from '../care/mutations.ts';
import { notify, replaceSubscriptions } from '../notifications/mutations.ts';
import type { PlanCode } from '../plans/data.ts';
import { saveAvatar, tellOfNewEmail } from '../profile/mutations.ts';
import { exportedLists, findPicture } from './data.ts';
import type { ImportedList, ImportedRow, ImportedSettings } from './import/readDocument.ts';

/** Counts an export, however it is asked for, and tells the person; throws 429 where their plan has no more of them in the hour. */
export async function countExport(context: AppContext, owner: OwnerId): Promise<void> {
  const asking = context.db.selectFrom('users').select('plan').where('id', '=', owner);
  const { plan } = await asking.executeTakeFirstOrThrow();
  await limitRate(context, `export ${owner}`, exportsPerHour[plan as PlanCode], 3_600);
  await notify(context.db, [owner], exportedNotice(context.clock.now()), context.clock.now());
}

/**
 * Puts rows of an export back. Entries are again as they are in it, also when they were changed or deleted since;
 * a message that is there stays as it is.
 */
export async function putRowsBack(
  db: Db,
  owner: OwnerId,
  { list, rows }: { list: ImportedList; rows: ImportedRow[] },
  now: Date,
): Promise<void> {
  if (list !== 'weightEntries') return putRows(db, owner, list, rows);
  await db.transaction().execute(async (transaction) => {
    await putRows(transaction, owner, list, rows);
    await settleTargets(transaction, owner, now);
  });
}

async function putRows(db: Db, owner: OwnerId, list: ImportedList, rows: ImportedRow[]): Promise<void> {
  await giveWay(db, owner, list, rows);
  const { columns } = exportedLists[list];
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const asInFile = sql.join(
    columns
      .filter((column) => column !== 'id')
      .map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`),
  );
  const conflict = list === 'chatMessages' ? sql`do nothing` : sql`do update set ${asInFile}, deleted_at = null`;
  // One parameter for all rows: thousands of them would cost more than the insert.
  const given = sql`jsonb_populate_recordset(null::${sql.table(list)}, ${JSON.stringify(rows.map(toColumns))}::jsonb)`;
  await sql`
    insert into ${sql.table(list)} (user_id, ${names}) select ${owner}, ${names} from ${given}
    on conflict (user_id, id) ${conflict}`.execute(db);
}

/** What a person has named since as something of the file is named gives way to it. */
async function giveWay(db: Db, owner: OwnerId, list: ImportedList, rows: ImportedRow[]): Promise<void> {
  if (list !== 'personalFoods' && list !== 'savedPhrases') return;
  const given = sql`jsonb_populate_recordset(null::${sql.table(list)}, ${JSON.stringify(rows.map(toColumns))}::jsonb)`;
  const isNamedAlike =
    list === 'personalFoods'
      ? sql`lower(stored.name) = lower(given.name)`
      : sql`stored.kind = given.kind and lower(stored.phrase) = lower(given.phrase)`;
  await sql`
    update ${sql.table(list)} stored set deleted_at = now() from ${given} given
    where stored.user_id = ${owner} and stored.deleted_at is null and stored.id <> given.id and ${isNamedAlike}`.execute(
    db,
  );
}

const toColumns = (row: ImportedRow) =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [sqlName(key), value]));

/**
 * Makes the person's profile, targets and notifications those of an export, and the picture where it has one. Targets
 * that are unsafe for this body come back as the nearest safe figure.
 */
export async function putSettingsBack(
  db: Db,
  owner: OwnerId,
  { profile: { dob, ...profile }, goals, notifications, picture }: ImportedSettings,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { email } = await findCredentialsOf(transaction, owner);
    await tellOfNewEmail(transaction, owner, { before: email, after: profile.email }, now);
    await transaction
      .updateTable('users')
      .set({ ...profile, dob: dob || null, ...(profile.language && { locale: profile.language }) })
      .where('id', '=', owner)
      .execute();
    await transaction.updateTable('goals').set(goals).where('userId', '=', owner).execute();
    await replaceSubscriptions(transaction, owner, notifications, now);
    const isNewPicture = picture && picture !== (await findPicture(transaction, owner));
    if (isNewPicture) await saveAvatar(transaction, owner, Buffer.from(picture, 'base64'), now);
    await settleTargets(transaction, owner, now);
  });
}

/**
 * Removes the person and everything of theirs, copies included: triggers see to what lies in other people's rows. False for the only
 * admin, without whom nobody could run the place.
 */
export async function deletePerson(db: Db, owner: OwnerId): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await lockAdmins(transaction);
    const { numDeletedRows } = await transaction
      .deleteFrom('users')
      .where('id', '=', owner)
      .where((eb) => eb.or([eb('role', '!=', 'admin'), hasOtherAdmin(owner)]))
      .executeTakeFirst();
    return numDeletedRows > 0n;
  });
}

/** Tables whose rows are marked as deleted first, so that it can be undone. */
export const markedTables = [
  ...entryTables,
  'personalFoods',
  'savedPhrases',
  'reminders',
  'medicines',
  'doctorPages',
  'healthReports',
  'trainingPlans',
] as const;
const rowsAtOnce = 500;

/** Removes for good what was marked as deleted before that time. */
export async function removeMarked(db: Db, before: Date): Promise<void> {
  for (const table of markedTables) {
    for (;;) {
      const { numAffectedRows } = await sql`
        delete from ${sql.table(table)} where (user_id, id) in (
          select user_id, id from ${sql.table(table)} where deleted_at < ${before}::timestamptz limit ${rowsAtOnce}
        )`.execute(db);
      if (Number(numAffectedRows ?? 0) < rowsAtOnce) break;
    }
  }
}
