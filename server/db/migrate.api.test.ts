import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { serverForTests } from '../../tests/server.ts';
import { DatabaseIsNewer, migrate } from './migrate.ts';
import { openPostgres, wrapPglite } from './open.ts';
import { createPglite } from './pglite.ts';

const server = await serverForTests();

/** An empty database. */
async function openEmpty() {
  if (inject('engine') === 'pglite') return wrapPglite(await createPglite({}));
  const maintenance = openPostgres(inject('postgresUrl'));
  await maintenance.pool.query('create database first_release');
  await maintenance.close();
  return openPostgres(inject('postgresUrl').replace(/\/postgres$/, '/first_release'));
}

test('what people kept with the first release is there after the upgrade, and is added up', async () => {
  const database = await openEmpty();
  const { pool } = database;
  await pool.query('create extension pg_trgm');
  // One connection: the dump sets where names are looked for.
  const client = await pool.connect();
  const dump = readFileSync(join(import.meta.dirname, '..', '..', 'tests', 'firstRelease.sql'), 'utf8');
  await client.query(`${dump}; reset all`);
  client.release();

  await migrate(database.db);
  const { rows: days } = await pool.query(
    `select local_date, energy_kcal, water_ml, last_weight_kg from daily_totals join users on users.id = user_id
     where user_name = 'asha'`,
  );
  const { rows: kept } = await pool.query(
    `select (select count(*)::int from water_entries where deleted_at is not null) as deleted,
       (select status from orders) as paid, (select plan from subscription_periods) as plan,
       (select subject from tickets) as ticket, (select count(*)::int from newsletter_addresses) as readers`,
  );
  expect([days, kept]).toEqual([
    [{ local_date: '2026-01-02', energy_kcal: 206, water_ml: 500, last_weight_kg: 64.5 }],
    [{ deleted: 1, paid: 'paid', plan: 'pro', ticket: 'Help', readers: 1 }],
  ]);
  await database.close();
});

test('a database that a newer version has used is refused, with what to do', async () => {
  const { db, pool } = server.context.database;
  await pool.query("insert into kysely_migration (name, timestamp) values ('9999_future', '')");
  const error = await migrate(db).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(DatabaseIsNewer);
  expect(error.message).toMatch(/9999_future.*newer version again.*restore FILE --replace/);
});
