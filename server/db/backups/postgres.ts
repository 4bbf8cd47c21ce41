import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { withClient } from '../client.ts';
import { RestoreRefused, readArchive } from './archive.ts';
import type { Dump } from './embedded.ts';
import { stampOf } from './names.ts';
import { countRows, isMigrated, type RowCounts } from './rowCounts.ts';

/** Reads the database with pg_dump as it is at one moment, which the counts are of too, and lets `use` take it. */
export const dumpPostgres = (url: string, use: (dump: Dump) => Promise<void>): Promise<void> =>
  withClient(url, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const { rows } = await client.query('select pg_export_snapshot() as snapshot');
    const counts = await countRows(client);
    const program = run('pg_dump', url, ['--format=custom', '--no-owner', `--snapshot=${rows[0].snapshot}`]);
    program.child.stdin?.end();
    await Promise.all([use({ bytes: program.child.stdout as Readable, counts }), program.ended]);
  });

/** Restores a dump into a database of its own beside the one of the URL, counts what is in it, and drops it. */
export const checkPostgres = (file: string, identity: string | undefined, url: string): Promise<RowCounts> =>
  withServer(url, async (server, name) => {
    const side = await restoreAside(server, { file, identity, url, name });
    await server.query(`drop database ${side.name} with (force)`);
    return side.counts;
  });

/**
 * Puts a dump in the place of the URL's database: it is restored beside it first. A database with people's data is kept
 * under another name, and only where `replaces` says so.
 */
export const restorePostgres = (
  file: string,
  url: string,
  { replaces, identity }: { replaces: boolean; identity: string | undefined },
): Promise<{ counts: RowCounts; kept: string | undefined }> =>
  withServer(url, async (server, name) => {
    const isThere = (await server.query('select 1 from pg_database where datname = $1', [name])).rows.length > 0;
    if (isThere && !replaces && (await isUsed(url))) {
      throw new RestoreRefused(
        `The database ${name} is in use. Add --replace to put the backup in its place; it is kept under another name.`,
      );
    }
    const side = await restoreAside(server, { file, identity, url, name });
    const kept = isThere ? `${name}_replaced_${stampOf(new Date()).replace(/\D/g, '')}` : undefined;
    const [own, other] = [pg.escapeIdentifier(name), pg.escapeIdentifier(kept ?? name)];
    if (kept) {
      // Servers that run would be back between the two renamings.
      await server.query(`alter database ${own} with allow_connections false`);
      await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
      await server.query(`alter database ${own} rename to ${other}`);
    }
    await server.query(`alter database ${side.name} rename to ${own}`);
    if (kept) await server.query(`alter database ${other} with allow_connections true`);
    return { counts: side.counts, kept };
  });

interface Source {
  file: string;
  identity: string | undefined;
  url: string;
  name: string;
}

/** A new database with what is in the dump; none is left where that fails. */
async function restoreAside(server: pg.Client, { file, identity, url, name }: Source) {
  const packed = await readArchive(file, identity);
  const plainName = `${name}_restoring_${randomUUID().slice(0, 8)}`;
  const side = pg.escapeIdentifier(plainName);
  await server.query(`create database ${side} template template0`);
  try {
    const sideUrl = withDatabase(url, plainName);
    const program = run('pg_restore', sideUrl, ['--no-owner', '--exit-on-error']);
    const piping = pipeline(packed, program.child.stdin as NodeJS.WritableStream);
    // Where both fail, the program knows why.
    for (const result of (await Promise.allSettled([program.ended, piping])).filter(
      ({ status }) => status === 'rejected',
    )) {
      const { message } = (result as PromiseRejectedResult).reason as Error;
      throw new RestoreRefused(`${file} could not be restored, and nothing was changed: ${message}`);
    }
    const counts = await withClient(sideUrl, countRows);
    if (!isMigrated(counts)) throw new RestoreRefused(`${file} holds no FitPulse database. Nothing was changed.`);
    return { name: side, counts };
  } catch (error) {
    await server.query(`drop database ${side} with (force)`);
    throw error;
  }
}

const isUsed = (url: string): Promise<boolean> =>
  withClient(url, async (client) => isMigrated(await countRows(client)));

/**
 * Works on the server from another database than its own, one process at a time. What one that was killed left beside
 * the database goes first.
 */
async function withServer<T>(url: string, work: (server: pg.Client, name: string) => Promise<T>): Promise<T> {
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  return withClient(withDatabase(url, 'postgres'), async (server) => {
    await server.query("select pg_advisory_lock(hashtextextended('fitpulse side database', 0))");
    const { rows } = await server.query('select datname from pg_database where starts_with(datname, $1)', [
      `${name}_restoring_`,
    ]);
    for (const { datname } of rows) await server.query(`drop database ${pg.escapeIdentifier(datname)} with (force)`);
    return work(server, name);
  });
}

function withDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${encodeURIComponent(name)}`;
  return other.href;
}

/** One of PostgreSQL's programs. The password goes by the environment, where other users of the machine don't see it. */
function run(program: string, url: string, parameters: string[]): { child: ChildProcess; ended: Promise<void> } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const child = spawn(program, [`--dbname=${address.href}`, ...parameters], {
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2_000);
  });
  const ended = once(child, 'close').then(
    ([code]) => {
      if (code !== 0) throw new Error(`${program}: ${said.trim() || `ended with ${code}`}`);
    },
    (error) => {
      throw error.code === 'ENOENT'
        ? new Error(`${program} is not installed: it comes with PostgreSQL's client`)
        : error;
    },
  );
  return { child, ended };
}
