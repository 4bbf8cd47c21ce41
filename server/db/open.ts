import { mkdirSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import pg from 'pg';
import { damaged, databaseDirectory, isToBeMade, keepPrivate, mark, unwritable, wasMade } from './dataDirectory.ts';
import { GivesWay } from './givesWay.ts';
import { lockDirectory } from './lock.ts';
import { migrate } from './migrate.ts';
import { CamelCaseRows, SnakeCaseDialect } from './naming.ts';
import { createPglite, unpackEmptyDatabase } from './pglite.ts';
import type { DB } from './schema.ts';

export type Db = Kysely<DB>;

export interface Database {
  db: Db;
  /** For reads that may lag behind by what a replica lacks: figures of the admin area, reports, exports. */
  readDb: Db;
  pool: pg.Pool;
  /** The embedded engine, where that is what runs. */
  pglite: PGlite | undefined;
  /** A transaction may come to another session of PostgreSQL than the one before: nothing is left for it there. */
  isPooled: boolean;
  close(): Promise<void>;
}

// Local dates stay the text that they are; a Date would drag a time zone in.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

interface Place {
  url: string | undefined;
  /** Past the pooler that the URL leads to; where there is none, the URL itself. */
  directUrl?: string | undefined;
  /** Of a replica, where there is one. */
  readUrl?: string | undefined;
  dataDir: string;
}

/** Opens PostgreSQL at the URL, or else PGlite in the data directory, as it is. */
export const openUnmigrated = async ({ url, dataDir, ...others }: Place): Promise<Database> =>
  url ? openPostgres(url, others) : openEmbedded(dataDir);

/** Opens the database and migrates it. */
export async function openDatabase(options: Place): Promise<Database> {
  const database = await openUnmigrated(options);
  try {
    await (database.isPooled ? migratePast(options.directUrl ?? '') : migrate(database.db));
    if (database.pglite) mark(options.dataDir, 'made');
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** A lock of migrations that fail would stay with the pooler's session. */
async function migratePast(directUrl: string): Promise<void> {
  const direct = openPostgres(directUrl);
  await migrate(direct.db).finally(direct.close);
}

export function openPostgres(
  url: string,
  { directUrl = url, readUrl = url }: Pick<Place, 'directUrl' | 'readUrl'> = {},
): Database {
  const pool = createPool(url);
  const db = createKysely(pool);
  const readDb = readUrl === url ? db : createKysely(createPool(readUrl));
  const close = async () => void (await Promise.all([...new Set([db, readDb])].map((one) => one.destroy())));
  return { db, readDb, pool, pglite: undefined, isPooled: directUrl !== url, close };
}

function createPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
  });
  // Without listeners a connection that PostgreSQL drops would end the process: an idle one, or one between two statements.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * The directory's lock is held until close. Throws DirectoryInUse while another process holds it, and
 * DataDirectoryRefused where a database was and isn't whole.
 */
async function openEmbedded(dataDir: string): Promise<Database> {
  const directory = databaseDirectory(dataDir);
  const unlock = lockWritable(dataDir);
  const close = () => {
    keepPrivate(directory);
    unlock();
  };
  try {
    if (isToBeMade(dataDir)) {
      mark(dataDir, 'being made');
      await unpackEmptyDatabase(directory);
    }
    const pglite = await createPglite({ dataDir: directory }).catch((error) => {
      throw damaged(dataDir, error);
    });
    keepPrivate(directory);
    const database = await wrapPglite(pglite, close);
    if (wasMade(dataDir) && !(await hasTables(database))) {
      await database.close();
      throw damaged(dataDir, 'it is empty');
    }
    return database;
  } catch (error) {
    close();
    throw error;
  }
}

function lockWritable(dataDir: string): () => void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return lockDirectory(databaseDirectory(dataDir));
  } catch (error) {
    throw unwritable(dataDir, error);
  }
}

async function hasTables({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query("select to_regclass('kysely_migration') is not null as has");
  return rows[0].has;
}

/** Puts the Pool and Kysely on an open PGlite. */
export async function wrapPglite(pglite: PGlite, afterClose: () => void = () => undefined): Promise<Database> {
  const { createPgConfig } = await import('@electric-sql/pglite/node-postgres');
  // PGlite is one connection for the life of the process: a second or a recycled one would end it.
  const config = createPgConfig(pglite) as unknown as pg.PoolConfig;
  const pool = new pg.Pool({ ...config, max: 1, idleTimeoutMillis: 0 });
  const db = createKysely(pool).withPlugin(new GivesWay());
  const close = async () => {
    await db.destroy();
    await pglite.close();
    afterClose();
  };
  return { db, readDb: db, pool, pglite, isPooled: false, close };
}

const createKysely = (pool: pg.Pool): Db =>
  new Kysely<DB>({
    dialect: new SnakeCaseDialect({ pool }),
    plugins: [new CamelCaseRows({ maintainNestedObjectKeys: true })],
  });
