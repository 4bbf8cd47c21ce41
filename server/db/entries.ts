import type { ExpressionBuilder, Insertable, Kysely, Selectable, Updateable } from 'kysely';
import { v7 as newId } from 'uuid';
import { mostListedEntries } from '../../contract/entries/entries.ts';
import { type EntryKind, kindNames } from '../../contract/entries/entryKinds.ts';
import type { OwnerId } from '../lib/owner.ts';
import type { Db } from './open.ts';
import type { DB, WeightEntries } from './schema.ts';

/** The tables of what people log. They share the columns that say whose, when and whether it is deleted. */
export type EntryTable = `${EntryKind}Entries` & keyof DB;
export const entryTables = kindNames.map((kind) => `${kind}Entries` satisfies keyof DB);
/** Tables whose rows are marked as deleted as entries are. */
export type KeptTable = EntryTable | 'reminders' | 'medicines' | 'doctorPages' | 'healthReports' | 'trainingPlans';
export type EntryRow<T extends EntryTable> = Selectable<DB[T]>;
type KeptRow<T extends KeptTable> = Selectable<DB[T]>;

type NewEntry<T extends EntryTable> = Omit<Insertable<DB[T]>, 'userId' | 'createdAt' | 'deletedAt'> & {
  userId: OwnerId;
};
type EntryColumns = Omit<WeightEntries, 'weightKg'>;
type NewRow = Insertable<EntryColumns> & { id: string };

/** Kysely can't type a query over a table that is a parameter; the columns used below are those all of them share. */
const shared = (db: Db) => db as unknown as Kysely<{ entries: EntryColumns }>;
const named = (table: KeptTable) => table as unknown as 'entries';

/** That entry of the owner, unless it is deleted. */
const kept = (owner: OwnerId, id: string) => (eb: ExpressionBuilder<{ entries: EntryColumns }, 'entries'>) =>
  eb.and({ userId: owner, id, deletedAt: null });

/** Inserts an entry; a repeat with the same idempotency key answers with the entry of the first. */
export async function insertEntry<T extends EntryTable>(
  db: Db,
  table: T,
  values: NewEntry<T>,
  now: Date,
): Promise<EntryRow<T>> {
  const [entry] = await insertEntries(db, table, [values], now);
  return entry as EntryRow<T>;
}

/**
 * Inserts entries of one person in one statement, so all of them or none, and answers with them in their order; those
 * whose idempotency key was there before stay as they were first.
 */
export async function insertEntries<T extends EntryTable>(
  db: Db,
  table: T,
  values: NewEntry<T>[],
  now: Date,
): Promise<EntryRow<T>[]> {
  if (values.length === 0) return [];
  // Ids grow with time: entries of one moment keep the order in which they were said, and the index its locality.
  const entries = values.map((value) => ({ id: newId(), ...value, createdAt: now })) as unknown as NewRow[];
  const inserted = await shared(db)
    .insertInto(named(table))
    .values(entries)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'idempotencyKey']).where('idempotencyKey', 'is not', null).doNothing(),
    )
    .returningAll()
    .execute();
  if (inserted.length === entries.length) return inserted as unknown as EntryRow<T>[];
  const keys = entries.flatMap(({ idempotencyKey }) => idempotencyKey ?? []);
  const stored = await shared(db)
    .selectFrom(named(table))
    .selectAll()
    .where('userId', '=', entries[0]?.userId ?? '')
    .where('idempotencyKey', 'in', keys)
    .execute();
  const rows = entries.map(
    ({ id, idempotencyKey }) =>
      inserted.find((row) => row.id === id) ?? stored.find((row) => row.idempotencyKey === idempotencyKey),
  );
  return rows as unknown as EntryRow<T>[];
}

/** The entries of one local date, or of the dates until another, in the order in which they happened; at most the latest 10,000. */
export async function listEntries<T extends EntryTable>(
  db: Db,
  table: T,
  owner: OwnerId,
  from: string,
  to = from,
): Promise<EntryRow<T>[]> {
  const rows = await shared(db)
    .selectFrom(named(table))
    .selectAll()
    .where('userId', '=', owner)
    .where('localDate', '>=', from)
    .where('localDate', '<=', to)
    .where('deletedAt', 'is', null)
    .orderBy('occurredAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostListedEntries)
    .execute();
  return rows.reverse() as unknown as EntryRow<T>[];
}

export async function findEntry<T extends KeptTable>(
  db: Db,
  table: T,
  owner: OwnerId,
  id: string,
): Promise<KeptRow<T> | undefined> {
  const row = await shared(db).selectFrom(named(table)).selectAll().where(kept(owner, id)).executeTakeFirst();
  return row as unknown as KeptRow<T> | undefined;
}

/** Those of the entries that are not deleted, in the order in which they are named. */
export async function findEntries<T extends EntryTable>(
  db: Db,
  table: T,
  owner: OwnerId,
  ids: string[],
): Promise<EntryRow<T>[]> {
  if (ids.length === 0) return [];
  const rows = await shared(db)
    .selectFrom(named(table))
    .selectAll()
    .where('userId', '=', owner)
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []) as unknown as EntryRow<T>[];
}

/** Changes the columns given; answers undefined when the owner has no such entry. */
export async function updateEntry<T extends KeptTable>(
  db: Db,
  table: T,
  owner: OwnerId,
  id: string,
  values: Updateable<DB[T]>,
): Promise<KeptRow<T> | undefined> {
  if (Object.values(values).every((value) => value === undefined)) return findEntry(db, table, owner, id);
  const row = await shared(db)
    .updateTable(named(table))
    .set(values as unknown as Updateable<EntryColumns>)
    .where(kept(owner, id))
    .returningAll()
    .executeTakeFirst();
  return row as unknown as KeptRow<T> | undefined;
}

/** True when this call deleted it; false when the owner has no such entry, or it was deleted before. */
export async function deleteEntry(db: Db, table: KeptTable, owner: OwnerId, id: string, now: Date): Promise<boolean> {
  const result = await shared(db)
    .updateTable(named(table))
    .set({ deletedAt: now })
    .where(kept(owner, id))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Puts a deleted entry back as it was, however often it is asked; answers undefined when the owner never had it. */
export async function restoreEntry<T extends KeptTable>(
  db: Db,
  table: T,
  owner: OwnerId,
  id: string,
): Promise<KeptRow<T> | undefined> {
  const row = await shared(db)
    .updateTable(named(table))
    .set({ deletedAt: null })
    .where('userId', '=', owner)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row as unknown as KeptRow<T> | undefined;
}
