import { sql } from 'kysely';
import { entryTables } from '../../../db/entries.ts';
import type { Db } from '../../../db/open.ts';
import type { DB } from '../../../db/schema.ts';
import { changesOf, isMarkedTable, movedTables } from './data.ts';

export interface JoinedAccounts {
  /** The join that is carried out or undone. */
  joinId: string;
  from: string;
  into: string;
}

const isOfJoin = ({ joinId, from }: JoinedAccounts, table: string) =>
  sql`kept.user_id = ${from} and kept.join_id = ${joinId} and kept.table_name = ${table}`;

/** Keeps how every row that the join may move, drop or change stands before it. */
export async function keepImages(transaction: Db, { joinId, from, into }: JoinedAccounts): Promise<void> {
  for (const table of movedTables) {
    const isChanged =
      table === 'chatMessages'
        ? sql`external_id is not null and channel = 'telegram'`
        : sql`${table === 'subscriptionPeriods'}::boolean`;
    const isTwin = sql`exists (select from ${sql.table(table)} own where own.user_id = ${from} and own.id = stored.id)`;
    await sql`
      insert into account_join_rows (user_id, join_id, table_name, side, row_id, image)
      select ${from}, ${joinId}, ${table}, case when user_id = ${from} then 'from' else 'into' end, id, to_jsonb(stored)
      from ${sql.table(table)} stored
      where user_id = ${from} or (user_id = ${into} and (${isChanged} or ${isTwin}))`.execute(transaction);
  }
}

/** Moves what was logged, said and paid into the other account, undo included. Returns the entries. */
export async function moveRows(transaction: Db, accounts: JoinedAccounts): Promise<number> {
  const { from, into } = accounts;
  await keepOneOfAName(transaction, accounts);
  let entries = 0;
  for (const table of movedTables) {
    await keepOnce(transaction, table, from, into);
    await sql`
      update account_join_rows kept set moved = true from ${sql.table(table)} own
      where ${isOfJoin(accounts, table)} and side = 'from' and own.user_id = ${from} and own.id = row_id`.execute(
      transaction,
    );
  }
  for (const table of movedTables) {
    const changed = changesOf(table).map(([column, change]) => sql`, ${sql.ref(column)} = ${change(into)}`);
    const { numAffectedRows } = await sql`
      update ${sql.table(table)} set user_id = ${into} ${sql.join(changed, sql``)} where user_id = ${from}`.execute(
      transaction,
    );
    if (entryTables.some((entryTable) => entryTable === table)) entries += Number(numAffectedRows ?? 0);
  }
  for (const table of ['invoices', 'ledgerEntries']) {
    await sql`update ${sql.table(table)} set user_id = ${into} where user_id = ${from}`.execute(transaction);
  }
  return entries;
}

/** Of two foods, phrases or own kinds of reading with one name the account's own stays; the readings of both are of it. */
async function keepOneOfAName(transaction: Db, { from, into }: JoinedAccounts): Promise<void> {
  await sql`
    delete from personal_foods where user_id = ${from} and lower(name) in (
      select lower(name) from personal_foods where user_id = ${into} and deleted_at is null
    )`.execute(transaction);
  await sql`
    delete from saved_phrases own using saved_phrases other
    where own.user_id = ${from} and other.user_id = ${into} and other.deleted_at is null
      and own.kind = other.kind and lower(own.phrase) = lower(other.phrase)`.execute(transaction);
  const isSameName = sql`own.user_id = ${from} and other.user_id = ${into} and lower(own.name) = lower(other.name)`;
  await sql`
    update reading_entries set reading_kind = other.id::text from reading_kinds own, reading_kinds other
    where reading_entries.user_id = ${from} and reading_kind = own.id::text and ${isSameName}`.execute(transaction);
  await sql`delete from reading_kinds own using reading_kinds other where ${isSameName}`.execute(transaction);
}

/** A row that an import brought into both accounts is one: the one that isn't deleted stays, else the account's own. */
async function keepOnce(transaction: Db, table: keyof DB, from: string, into: string): Promise<void> {
  const twins = (userId: string, other: string, condition = sql`true`) => sql`
    delete from ${sql.table(table)} own using ${sql.table(table)} other
    where own.user_id = ${userId} and other.user_id = ${other} and own.id = other.id and ${condition}`;
  const isRevived = sql`own.deleted_at is not null and other.deleted_at is null`;
  if (isMarkedTable(table)) await twins(into, from, isRevived).execute(transaction);
  await twins(from, into).execute(transaction);
}

/** Gives each account its rows back; what was added since stays in the account that it was added to. */
export async function moveRowsBack(transaction: Db, accounts: JoinedAccounts): Promise<void> {
  const { from, into } = accounts;
  for (const table of movedTables) {
    const image = sql`(
      select side, moved, (jsonb_populate_record(null::${sql.table(table)}, image)).*
      from account_join_rows kept where ${isOfJoin(accounts, table)})`;
    const restored = changesOf(table).map(([column]) => sql`, ${sql.ref(column)} = image.${sql.ref(column)}`);
    // A row that went along with the one that it refers to is there already.
    await sql`
      update ${sql.table(table)} stored set user_id = ${from} ${sql.join(restored, sql``)} from ${image} image
      where stored.user_id in (${from}, ${into}) and stored.id = image.id and side = 'from' and moved`.execute(
      transaction,
    );
    await sql`
      insert into ${sql.table(table)} overriding system value
      select (jsonb_populate_record(null::${sql.table(table)}, image)).* from account_join_rows kept
      where ${isOfJoin(accounts, table)} and not exists (
        select from ${sql.table(table)} stored
        where stored.id = row_id and stored.user_id = (case side when 'from' then ${from} else ${into} end)::uuid
      )`.execute(transaction);
  }
  for (const table of ['invoices', 'ledgerEntries']) {
    await sql`
      update ${sql.table(table)} set user_id = ${from} where user_id = ${into}
        and order_id in (select id from orders where user_id = ${from})`.execute(transaction);
  }
  await sever(transaction, from, into);
}

/** What was logged since keeps its kind of reading, and no longer refers to a medicine of the other account. */
async function sever(transaction: Db, from: string, into: string): Promise<void> {
  await sql`
    insert into reading_kinds (user_id, id, name, unit, low, high, created_at)
    select ${into}, id, name, unit, low, high, created_at from reading_kinds
    where user_id = ${from} and id::text in (select reading_kind from reading_entries where user_id = ${into})
    on conflict do nothing`.execute(transaction);
  await sql`
    update medicine_entries set medicine_id = null where user_id = ${into} and medicine_id is not null
      and medicine_id not in (select id from medicines where user_id = ${into})`.execute(transaction);
}

/** Message numbers are the chat's own: those of an earlier chat must not make a new one's messages look repeated. */
export async function forgetMessageIds(transaction: Db, userId: string): Promise<void> {
  await transaction
    .updateTable('chatMessages')
    .set({ externalId: sql<string>`'earlier ' || id` })
    .where('userId', '=', userId)
    .where('channel', '=', 'telegram')
    .where('externalId', 'is not', null)
    .execute();
}

/** The account is in the chat of before again, which knows these numbers. */
export async function restoreMessageIds(transaction: Db, accounts: JoinedAccounts): Promise<void> {
  await sql`
    update chat_messages set external_id = image ->> 'external_id' from account_join_rows kept
    where ${isOfJoin(accounts, 'chatMessages')} and side = 'into'
      and chat_messages.user_id = ${accounts.into} and chat_messages.id = row_id`.execute(transaction);
}
