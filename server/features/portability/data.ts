import { setImmediate as othersHadTheirTurn } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { type ExportDocument, exportedEntries, exportedOwn, exportVersion } from '../../../contract/accounts/me.ts';
import { type EntryTable, entryTables } from '../../db/entries.ts';
import type { Db } from '../../db/open.ts';
import { createGate } from '../../lib/gate.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { listSubscribedCodes } from '../notifications/data.ts';
import { findStoredGoals, personColumns } from '../profile/data.ts';

export const entryColumns = (table: EntryTable): string[] => Object.keys(exportedEntries[table].element.shape);

/** Tables of what happened between the person and FitPulse, told as they are stored, but for these columns. */
export const recordTables = [
  'readingKinds',
  'userNotifications',
  'medicines',
  'reminders',
  'pushSubscriptions',
  'onboardings',
  'modelConsents',
  'ownLabels',
  'originalFiles',
  'doctorPages',
  'doctorPageOpenings',
  'targetExceptions',
  'orders',
  'paymentLinks',
  'subscriptionPeriods',
  'subscriptionCancellations',
  'refunds',
  'tickets',
  'ticketMessages',
  'ticketChanges',
] as const;
/** Secrets: whoever has the address and the keys of a browser can write to it. */
const withheldColumns = ['user_id', 'idempotency_key', 'token_hash', 'endpoint', 'p256dh', 'auth'];

interface ExportedList {
  table: string;
  columns: string[];
  /** Two columns that lie in an index, and the id: what comes next after a row. */
  order: [string, string];
  condition: ReturnType<typeof sql<boolean>>;
}

const ownLists = Object.fromEntries(
  Object.entries(exportedOwn).map(([table, { element }]) => [
    table,
    {
      ...{ table, columns: Object.keys(element.shape), order: ['createdAt', 'createdAt'] },
      condition: sql`deleted_at is null`,
    },
  ]),
) as Record<keyof typeof exportedOwn, ExportedList>;

/** The lists of an export, by their names in it. */
export const exportedLists: Record<
  EntryTable | keyof typeof exportedOwn | 'chatMessages' | 'notices' | 'sessions',
  ExportedList
> = {
  ...(Object.fromEntries(
    entryTables.map((table) => [
      table,
      { table, columns: entryColumns(table), order: ['localDate', 'occurredAt'], condition: sql`deleted_at is null` },
    ]),
  ) as Record<EntryTable, ExportedList>),
  ...ownLists,
  chatMessages: {
    table: 'chatMessages',
    columns: ['id', 'channel', 'isUser', 'text', 'createdAt'],
    order: ['createdAt', 'sequence'],
    condition: sql`true`,
  },
  notices: {
    table: 'notices',
    columns: ['id', 'title', 'body', 'createdAt', 'readAt'],
    order: ['createdAt', 'createdAt'],
    condition: sql`true`,
  },
  sessions: {
    table: 'sessions',
    columns: ['createdAt', 'lastSeenAt', 'userAgent'],
    order: ['createdAt', 'createdAt'],
    condition: sql`true`,
  },
};

const rowsAtOnce = 100;

/**
 * However many exports are under way, one page of them is read at a time, and everybody else's requests come between. The
 * embedded engine answers within the same turn of the event loop, which would go on until the last page.
 */
const oneAtATime = createGate(1);

async function readPage<Row = Record<string, unknown>>(db: Db, page: RawBuilder<Row>): Promise<Row[]> {
  const read = async () => {
    const { rows } = await page.execute(db);
    await othersHadTheirTurn();
    return rows;
  };
  return (await oneAtATime.run(read)) ?? [];
}

/** The part of an export that is no list. */
export async function findExportHead(db: Db, owner: OwnerId, now: Date) {
  return {
    schemaVersion: exportVersion,
    exportedAt: now.toISOString(),
    account: await findExportedAccount(db, owner),
    profile: await findPerson(db, owner),
    goals: await findStoredGoals(db, owner),
    notifications: await listSubscribedCodes(db, owner),
    picture: await findPicture(db, owner),
  };
}

async function findExportedAccount(db: Db, owner: OwnerId) {
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

export type ExportedRow = Record<string, string | number | boolean | null | unknown[]>;

/** A list of an export in pages, in the order in which things happened; each page is as it stands when it is read. */
export async function* listPages(db: Db, owner: OwnerId, list: ExportedList): AsyncGenerator<ExportedRow[]> {
  const { table, columns, order, condition } = list;
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const [first, second] = order.map((column) => sql.ref(column));
  // As text: an instant of JavaScript's would lose the microseconds, and a row would come after itself for ever.
  const cursor = sql`json_build_array(${first}::text, ${second}::text, id)`;
  const types = order.map((column) => sql.raw(placeTypes[column] ?? 'timestamptz'));
  let after: RawBuilder<boolean> = sql`true`;
  for (;;) {
    const rows = await readPage(
      db,
      sql<
        Record<string, unknown> & { cursor: [string, string, string] }
      >`select ${names}, ${cursor} as cursor from ${sql.table(table)}
        where user_id = ${owner} and ${condition} and ${after}
        order by ${first}, ${second}, id limit ${rowsAtOnce}`,
    );
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ cursor: _, ...row }) => plain(row) as ExportedRow);
    if (rows.length < rowsAtOnce) return;
    after = sql<boolean>`${first} >= ${last.cursor[0]}::${types[0]} and (${first}, ${second}, id)
      > (${last.cursor[0]}::${types[0]}, ${last.cursor[1]}::${types[1]}, ${last.cursor[2]}::uuid)`;
  }
}

const placeTypes: Record<string, string> = { localDate: 'date', sequence: 'bigint' };

/** Rows of a table as they are stored, in pages. */
export async function* listRecordPages(
  db: Db,
  owner: OwnerId,
  table: (typeof recordTables)[number],
): AsyncGenerator<unknown[]> {
  let after: RawBuilder<boolean> = sql`true`;
  for (;;) {
    const rows = await readPage(
      db,
      sql<{ row: unknown }>`select row from (
          select to_jsonb(stored) - ${withheldColumns}::text[] as row from ${sql.table(table)} stored
          where user_id = ${owner}
        ) as told where ${after} order by row limit ${rowsAtOnce}`,
    );
    const told = rows.map(({ row }) => row as unknown);
    if (told.length > 0) yield told;
    if (told.length < rowsAtOnce) return;
    after = sql`row > ${JSON.stringify(told.at(-1))}::jsonb`;
  }
}

const plain = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, value instanceof Date ? value.toISOString() : value]),
  );
