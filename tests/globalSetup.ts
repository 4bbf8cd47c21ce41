import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../scripts/postgres.ts';
import { migrate } from '../server/db/migrate.ts';
import { openDatabase, openPostgres, wrapPglite } from '../server/db/open.ts';
import { createPglite } from '../server/db/pglite.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engine: 'postgres' | 'pglite';
    /** A PostgreSQL of its own with the migrated database `template`. */
    postgresUrl: string;
    /** A migrated PGlite data directory, packed. */
    pgliteDump: string;
  }
}

/** One migrated database per engine, which every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  return project.getProvidedContext().engine === 'postgres' ? preparePostgres(project) : preparePglite(project);
}

async function preparePostgres(project: TestProject) {
  const postgres = await startPostgres({ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' });
  const maintenance = openPostgres(postgres.url);
  await maintenance.pool.query('create database template_fitpulse');
  await maintenance.close();
  const template = await openDatabase({ url: postgres.url.replace(/\/postgres$/, '/template_fitpulse'), dataDir: '' });
  await template.close();
  project.provide('postgresUrl', postgres.url);
  return () => postgres.stop();
}

async function preparePglite(project: TestProject) {
  const pglite = await createPglite({});
  const database = await wrapPglite(pglite);
  await migrate(database.db);
  const folder = mkdtempSync(join(tmpdir(), 'fitpulse-pglite-'));
  const dump = join(folder, 'migrated.tar');
  writeFileSync(dump, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await database.close();
  project.provide('pgliteDump', dump);
  return async () => rmSync(folder, { recursive: true, force: true });
}
