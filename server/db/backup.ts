import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { lockDirectory } from './lock.ts';
import { createPglite } from './pglite.ts';

const kept = 7;
const backupName = /^fitpulse-[\dT-]+Z\.tar\.gz$/;

/** Writes a dump of the embedded database into DATA_DIR/backups and keeps the latest seven. Returns its path. */
export async function backupEmbedded(pglite: PGlite, dataDir: string, now: Date): Promise<string> {
  const folder = join(dataDir, 'backups');
  await mkdir(folder, { recursive: true });
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

/** Fills an empty data directory from a dump; the database that is there must have been moved away first. */
export async function restoreEmbedded(backup: string, dataDir: string): Promise<void> {
  const directory = join(dataDir, 'db');
  if (!existsSync(backup)) throw new RestoreRefused(`There is no file ${backup}.`);
  await mkdir(dataDir, { recursive: true });
  const unlock = lockDirectory(directory);
  try {
    if (existsSync(directory)) {
      throw new RestoreRefused(
        `There is a database in ${directory}. Move it away first; a restore overwrites nothing.`,
      );
    }
    const pglite = await createPglite({ dataDir: directory, loadDataDir: new Blob([await readFile(backup)]) });
    await pglite.close();
  } finally {
    unlock();
  }
}
