import { expect, test } from 'vitest';
import { serverForTests } from '../server.ts';

const server = await serverForTests();

const wordOfOutside = 'found by what an outside system names, before it is known whose it is';
const secret = 'found by a secret that is too long to be guessed, before it is known whose it is';
const money = 'money is counted across people, and outlives the account';

/** Why a key of a table with a user_id does without it. A table in this list can't be distributed by user_id as it is. */
const exceptions: Record<string, string> = {
  account_joins_open: wordOfOutside,
  account_joins_into_user_id_fkey: 'is a user id itself: the account that takes the other one in',
  broadcast_recipients_broadcast_id_fkey: 'broadcasts are a small table that every node has',
  doctor_pages_token_hash_key: secret,
  google_accounts_pkey: wordOfOutside,
  invoices_order_id_key: money,
  invoices_pkey: money,
  ledger_entries_pkey: money,
  login_links_code_hash_key: secret,
  orders_gateway_order_id_key: wordOfOutside,
  orders_gateway_payment_id_key: wordOfOutside,
  orders_number_key: 'read out to support, before it is known whose it is',
  password_resets_secret_hash_key: secret,
  payment_links_gateway_link_id_key: wordOfOutside,
  payment_links_id_key: wordOfOutside,
  push_subscriptions_endpoint_key: wordOfOutside,
  refunds_gateway_payment_id_key: money,
  refunds_gateway_refund_id_key: wordOfOutside,
  refunds_granted_by_fkey: 'is the user id of an admin',
  refunds_pkey: money,
  refunds_refused_by_fkey: 'is the user id of an admin',
  sessions_token_hash_key: secret,
  telegram_accounts_pkey: wordOfOutside,
  telegram_links_code_hash_key: secret,
  user_notifications_code_fkey: 'kinds of notifications are a small table that every node has',
};

/** The unique keys and the foreign keys of tables with a user_id, with their columns. */
const keysOfPeople = `
  with personal as (
    select c.oid from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id'
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace)
  select i.indexrelid::regclass::text as name, i.indrelid as relation, string_to_array(i.indkey::text, ' ')::int2[] as columns
  from pg_index i join personal on personal.oid = i.indrelid where i.indisunique
  union all
  select con.conname, con.conrelid, con.conkey from pg_constraint con join personal on personal.oid = con.conrelid
  where con.contype = 'f'`;

test("every key of a person's data contains the user's id, but for those that say why not", async () => {
  const { rows } = await server.context.database.pool.query(
    `select name from (${keysOfPeople}) k where not exists (
       select from pg_attribute a where a.attrelid = k.relation and a.attnum = any(k.columns) and a.attname = 'user_id')
     order by name`,
  );
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(exceptions).sort());
});

test("whatever refers to a person's data names the person too", async () => {
  const { rows } = await server.context.database.pool.query(
    `select con.conname as name from pg_constraint con
     join pg_attribute target on target.attrelid = con.confrelid and target.attname = 'user_id'
     where con.contype = 'f' and not exists (
       select from unnest(con.confkey) key where key = target.attnum)`,
  );
  expect(rows).toEqual([]);
});
