import { sql } from 'kysely';
import { type ExportDocument, exportedEntries, exportVersion } from '../../../contract/me.ts';
import { type EntryTable, entryTables } from '../../db/entries.ts';
import type { Db } from '../../db/open.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { listSubscribedCodes } from '../notifications/data.ts';
import { findGoals, personColumns } from '../profile/data.ts';

export const entryColumns = (table: EntryTable): string[] => Object.keys(exportedEntries[table].element.shape);

/** Tables of what happened between the person and FitPulse, told as they are stored, but for these columns. */
export const recordTables = [
  'personalFoods',
  'orders',
  'subscriptionPeriods',
  'subscriptionCancellations',
  'refunds',
  'tickets',
  'ticketMessages',
  'ticketChanges',
] as const;
const withheldColumns = ['user_id', 'idempotency_key'];

/** All of a person's data, in one moment of the database. */
export function findExport(db: Db, owner: OwnerId, now: Date): Promise<ExportDocument> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction): Promise<ExportDocument> => {
      return {
        schemaVersion: exportVersion,
        exportedAt: now.toISOString(),
        account: await findAccount(transaction, owner),
        profile: await findPerson(transaction, owner),
        goals: await findGoals(transaction, owner),
        notifications: await listSubscribedCodes(transaction, owner),
        picture: await findPicture(transaction, owner),
        ...(await listAllEntries(transaction, owner)),
        chatMessages: await list(
          transaction,
          owner,
          'chatMessages',
          ['id', 'channel', 'isUser', 'text', 'createdAt'],
          'sequence',
        ),
        notices: await list(transaction, owner, 'notices', ['id', 'title', 'body', 'createdAt', 'readAt'], 'createdAt'),
        sessions: await list(transaction, owner, 'sessions', ['createdAt', 'lastSeenAt', 'userAgent'], 'createdAt'),
        records: await listRecords(transaction, owner),
      };
    });
}

async function findAccount(db: Db, owner: OwnerId) {
  const row = await db
    .selectFrom('users')
    .leftJoin('telegramAccounts', 'telegramAccounts.userId', 'users.id')
    .select(['users.id', 'userName', 'role', 'plan', 'signUpSource', 'createdAt', 'lastLoginAt', 'termsAcceptedAt'])
    .select('telegramUserId')
    .where('users.id', '=', owner)
    .executeTakeFirstOrThrow();
  return plain(row) as ExportDocument['account'];
}

const findPerson = (db: Db, owner: OwnerId) =>
  db.selectFrom('users').select(personColumns).where('id', '=', owner).executeTakeFirstOrThrow() as Promise<
    ExportDocument['profile']
  >;

export async function findPicture(db: Db, owner: OwnerId): Promise<string | null> {
  const row = await db.selectFrom('avatars').select('image').where('userId', '=', owner).executeTakeFirst();
  return row ? row.image.toString('base64') : null;
}

async function listAllEntries(db: Db, owner: OwnerId): Promise<Pick<ExportDocument, EntryTable>> {
  const lists: [EntryTable, unknown][] = [];
  for (const table of entryTables) {
    const isThere = sql<boolean>`deleted_at is null`;
    lists.push([table, await list(db, owner, table, entryColumns(table), 'occurredAt', isThere)]);
  }
  return Object.fromEntries(lists) as Pick<ExportDocument, EntryTable>;
}

async function list<Row>(
  db: Db,
  owner: OwnerId,
  table: string,
  columns: string[],
  order: string,
  condition = sql<boolean>`true`,
): Promise<Row[]> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const { rows } = await sql<Record<string, unknown>>`
    select ${names} from ${sql.table(table)} where user_id = ${owner} and ${condition}
    order by ${sql.ref(order)}, id`.execute(db);
  return rows.map(plain) as Row[];
}

async function listRecords(db: Db, owner: OwnerId): Promise<ExportDocument['records']> {
  const records: ExportDocument['records'] = {};
  for (const table of recordTables) {
    const { rows } = await sql<{ row: ExportDocument['records'][string][number] }>`
      select to_jsonb(stored) - ${withheldColumns}::text[] as row from ${sql.table(table)} stored
      where user_id = ${owner} order by 1`.execute(db);
    records[table] = rows.map(({ row }) => row);
  }
  return records;
}

const plain = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, value instanceof Date ? value.toISOString() : value]),
  );
