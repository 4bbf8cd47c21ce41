import { once } from 'node:events';
import { sql } from 'kysely';
import type pg from 'pg';
import { expect, inject, test } from 'vitest';
import { isOutage } from './failures.ts';
import { openPostgres } from './open.ts';

test('a connection that PostgreSQL ends within a transaction is an outage, and ends no process', {
  timeout: 30_000,
}, async () => {
  const { db, pool, close } = openPostgres(inject('postgresUrl'));
  const opened = once(pool, 'connect') as Promise<[pg.PoolClient]>;
  const failed = db.transaction().execute(async (transaction) => {
    const [client] = await opened;
    // Not by events.once, which would listen for errors too.
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
    await ended;
    await sql`select 1`.execute(transaction);
  });
  expect(await failed.catch(isOutage)).toBe(true);
  await close();
});
