import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import pg from 'pg';
import { lockDirectory } from './lock.ts';
import { migrate } from './migrate.ts';
import { CamelCaseRows, SnakeCaseDialect } from './naming.ts';
import { createPglite } from './pglite.ts';
import type { DB } from './schema.ts';

export type Db = Kysely<DB>;

export interface Database {
  db: Db;
  pool: pg.Pool;
  /** The embedded engine, where that is what runs. */
  pglite: PGlite | undefined;
  close(): Promise<void>;
}

// Local dates stay the text that they are; a Date would drag a time zone in.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Opens PostgreSQL at the URL, or else PGlite in the data directory, and migrates it. */
export async function openDatabase(options: { url: string | undefined; dataDir: string }): Promise<Database> {
  const database = options.url ? openPostgres(options.url) : await openEmbedded(options.dataDir);
  try {
    await migrate(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

export function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
  });
  // Without a listener an idle connection that the server drops would end the process.
  pool.on('error', () => undefined);
  const db = createKysely(pool);
  return { db, pool, pglite: undefined, close: () => db.destroy() };
}

/** The directory's lock is held until close; throws DirectoryInUse while another process holds it. */
async function openEmbedded(dataDir: string): Promise<Database> {
  const directory = join(dataDir, 'db');
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockDirectory(directory);
  try {
    return await wrapPglite(await createPglite({ dataDir: directory }), unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Puts the Pool and Kysely on an open PGlite. */
export async function wrapPglite(pglite: PGlite, afterClose: () => void = () => undefined): Promise<Database> {
  const { createPgConfig } = await import('@electric-sql/pglite/node-postgres');
  // PGlite is one connection for the life of the process: a second or a recycled one would end it.
  const config = createPgConfig(pglite) as unknown as pg.PoolConfig;
  const pool = new pg.Pool({ ...config, max: 1, idleTimeoutMillis: 0 });
  const db = createKysely(pool);
  const close = async () => {
    await db.destroy();
    await pglite.close();
    afterClose();
  };
  return { db, pool, pglite, close };
}

const createKysely = (pool: pg.Pool): Db =>
  new Kysely<DB>({
    dialect: new SnakeCaseDialect({ pool }),
    plugins: [new CamelCaseRows({ maintainNestedObjectKeys: true })],
  });
