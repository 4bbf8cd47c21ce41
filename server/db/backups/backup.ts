import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rename, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { keepPrivate } from '../dataDirectory.ts';
import type { DirectoryInUse } from '../lock.ts';
import type { Database } from '../open.ts';
import { passingKeys, writeArchive } from './archive.ts';
import type { Check } from './check.ts';
import type { Checked } from './checkProcess.ts';
import { type Dump, dumpEmbedded } from './embedded.ts';
import { listBackups, stampOf, tidy } from './names.ts';
import { dumpPostgres } from './postgres.ts';
import { peopleIn, type RowCounts } from './rowCounts.ts';

const askedForMs = 600_000;

/** No backup was kept; the message says why. */
export class BackupFailed extends Error {}

export interface BackupSettings {
  /** Where backups lie. */
  folder: string;
  /** Of age; undefined leaves them readable for whoever can read the folder. */
  recipient: string | undefined;
  /** Of PostgreSQL, past a pooler; undefined for the embedded database. */
  url: string | undefined;
}

/**
 * Writes a backup while the server runs, restores it beside the database and compares every table's rows, and only then
 * gives it its name; outdated ones go. Returns its path and how many people are in it.
 */
export async function writeBackup(
  database: Database,
  { folder, recipient, url }: BackupSettings,
  now: Date,
): Promise<{ path: string; people: number }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  keepPrivate(folder);
  const path = join(folder, `fitpulse-${stampOf(now)}Z.${url ? 'dump' : 'tar.gz'}${recipient ? '.age' : ''}`);
  const part = `${path}.part`;
  try {
    const keys = recipient ? await passingKeys() : undefined;
    const recipients = recipient && keys ? [recipient, keys.recipient] : [];
    const counts = await dumpInto(database, url, ({ bytes }) => writeArchive(part, bytes, recipients));
    const restored = await checkAside({ file: part, identity: keys?.identity, url });
    if (!isDeepStrictEqual(restored, counts)) {
      const [table] = Object.keys(counts).filter((name) => restored[name] !== counts[name]);
      throw new BackupFailed(`What was read back is not what was written: ${table ?? 'there are tables more'}.`);
    }
    await rename(part, path);
    await tidy(folder);
    return { path, people: peopleIn(counts) };
  } finally {
    await rm(part, { force: true });
  }
}

/** Lets `use` take the dump, and returns the rows that are in it. */
async function dumpInto({ pglite, pool }: Database, url: string | undefined, use: (dump: Dump) => Promise<void>) {
  let counts: RowCounts = {};
  const take = async (dump: Dump) => {
    counts = dump.counts;
    await use(dump);
  };
  if (pglite) await take(await dumpEmbedded(pglite, pool));
  else await dumpPostgres(url ?? '', take);
  return counts;
}

async function checkAside(check: Check): Promise<RowCounts> {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const child = fork(join(import.meta.dirname, 'checkProcess.ts'), { env });
  child.send(check);
  const [checked] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => [{ failure: 'the check was cut off' }]),
  ])) as [Checked];
  if ('failure' in checked) throw new BackupFailed(`A backup could not be read back: ${checked.failure}`);
  return checked.counts;
}

/** Has the server that holds the directory write a backup, and returns its path. */
export async function askForBackup(folder: string, owner: DirectoryInUse): Promise<string> {
  if (owner.host !== hostname()) throw owner;
  const before = new Set(listBackups(folder));
  process.kill(owner.pid, 'SIGUSR2');
  for (const deadline = Date.now() + askedForMs; Date.now() < deadline; await wait(200)) {
    const made = listBackups(folder).find((name) => !before.has(name));
    if (made) return join(folder, made);
    if (!isRunning(owner.pid)) break;
  }
  throw new BackupFailed(`Process ${owner.pid} was asked for a backup and wrote none; its log says why.`);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
