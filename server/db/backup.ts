import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip as gunzipWithCallback } from 'node:zlib';
import type { PGlite } from '@electric-sql/pglite';
import { databaseDirectory, keepPrivate, mark } from './dataDirectory.ts';
import { lockDirectory } from './lock.ts';
import { createPglite } from './pglite.ts';

const gunzip = promisify(gunzipWithCallback);
const kept = 7;
const backupName = /^fitpulse-[\dT-]+Z\.tar\.gz$/;

/** Writes a dump of the embedded database into DATA_DIR/backups and keeps the latest seven. Returns its path. */
export async function backupEmbedded(pglite: PGlite, dataDir: string, now: Date): Promise<string> {
  const folder = join(dataDir, 'backups');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  keepPrivate(folder);
  const dump = await pglite.dumpDataDir('gzip');
  const name = `fitpulse-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;
  const path = join(folder, name);
  // A crash in the middle leaves a .part, never half a backup under a good name.
  const file = await open(`${path}.part`, 'w', 0o600);
  try {
    await file.writeFile(Buffer.from(await dump.arrayBuffer()));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.part`, path);
  const old = (await readdir(folder))
    .filter((entry) => backupName.test(entry))
    .sort()
    .slice(0, -kept);
  await Promise.all(old.map((entry) => rm(join(folder, entry))));
  return path;
}

export class RestoreRefused extends Error {}

/**
 * Puts a dump into the data directory. It is read whole and opened beside the database first, and takes its place only
 * then; a database that is there is kept under another name, and only where `replaces` says so. Returns what it holds.
 */
export async function restoreEmbedded(
  backup: string,
  dataDir: string,
  { replaces = false } = {},
): Promise<{ people: number; kept: string | undefined }> {
  if (!existsSync(backup)) throw new RestoreRefused(`There is no file ${backup}.`);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const directory = databaseDirectory(dataDir);
  const side = `${directory}.restoring`;
  const unlock = lockDirectory(directory);
  try {
    const isThere = existsSync(directory);
    if (isThere && !replaces) {
      throw new RestoreRefused(
        `There is a database in ${directory}. Add --replace to put the backup in its place; it is kept under another name.`,
      );
    }
    await rm(side, { recursive: true, force: true });
    const people = await unpack(backup, side);
    const kept = isThere
      ? `${directory}.replaced-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`
      : undefined;
    if (kept) await rename(directory, kept);
    await rename(side, directory);
    keepPrivate(directory);
    mark(dataDir, 'made');
    return { people, kept };
  } finally {
    await rm(side, { recursive: true, force: true });
    unlock();
  }
}

/** Makes a directory of a dump and looks into it; returns how many people it knows. */
async function unpack(backup: string, directory: string): Promise<number> {
  const tar = await gunzip(await readFile(backup)).catch(() => undefined);
  // A tar ends with two empty blocks; one that was cut off doesn't.
  const isWhole = tar && tar.length >= 1_024 && tar.subarray(-1_024).every((byte) => byte === 0);
  if (!isWhole)
    throw new RestoreRefused(`${backup} is not a whole backup: it is damaged or was cut off. Nothing was changed.`);
  try {
    const pglite = await createPglite({ dataDir: directory, loadDataDir: new Blob([new Uint8Array(tar)]) });
    const { rows } = await pglite.query<{ people: number }>(
      'select count(*)::int as people from users, (select 1 from kysely_migration limit 1) as migrated',
    );
    await pglite.close();
    return rows[0]?.people ?? 0;
  } catch {
    throw new RestoreRefused(`${backup} holds no FitPulse database that can be opened. Nothing was changed.`);
  }
}
