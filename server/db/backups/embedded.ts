import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip as gunzipWithCallback } from 'node:zlib';
import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { databaseDirectory, keepPrivate, mark } from '../dataDirectory.ts';
import { lockDirectory } from '../lock.ts';
import { createPglite } from '../pglite.ts';
import { RestoreRefused, readArchive } from './archive.ts';
import { stampOf } from './names.ts';
import { countRows, isMigrated, type RowCounts } from './rowCounts.ts';

const gunzip = promisify(gunzipWithCallback);

export interface Dump {
  bytes: Readable;
  /** The rows that are in it. */
  counts: RowCounts;
}

/** Packs the data directory. Nobody else gets the one connection meanwhile, so that the counts are those of the dump. */
export async function dumpEmbedded(pglite: PGlite, pool: pg.Pool): Promise<Dump> {
  const client = await pool.connect();
  try {
    const counts = await countRows(client);
    const packed = await pglite.dumpDataDir('gzip');
    return { bytes: Readable.from([Buffer.from(await packed.arrayBuffer())]), counts };
  } finally {
    client.release();
  }
}

/** Opens a dump in a folder of its own beside it, counts what is in it, and removes the folder. */
export async function checkEmbedded(file: string, identity: string | undefined): Promise<RowCounts> {
  const side = await mkdtemp(join(dirname(file), 'checking-'));
  try {
    return await unpack(file, identity, join(side, 'db'));
  } finally {
    await rm(side, { recursive: true, force: true });
  }
}

interface Restoring {
  replaces: boolean;
  /** A secret key of age, or a file of such keys, for a dump that is encrypted. */
  identity: string | undefined;
}

/**
 * Puts a dump into the data directory. It is read whole and opened beside the database first, and takes its place only
 * then; a database that is there is kept under another name, and only where `replaces` says so.
 */
export async function restoreEmbedded(
  file: string,
  dataDir: string,
  { replaces, identity }: Restoring,
): Promise<{ counts: RowCounts; kept: string | undefined }> {
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
    const counts = await unpack(file, identity, side);
    const kept = isThere ? `${directory}.replaced-${stampOf(new Date())}` : undefined;
    if (kept) await rename(directory, kept);
    await rename(side, directory);
    keepPrivate(directory);
    mark(dataDir, 'made');
    return { counts, kept };
  } finally {
    await rm(side, { recursive: true, force: true });
    unlock();
  }
}

/** Makes a directory of a dump and counts what is in it. */
async function unpack(file: string, identity: string | undefined, directory: string): Promise<RowCounts> {
  const packed = await readArchive(file, identity);
  const tar = await buffer(packed)
    .then(gunzip)
    .catch(() => undefined);
  // A tar ends with two empty blocks; one that was cut off doesn't.
  const isWhole = tar && tar.length >= 1_024 && tar.subarray(-1_024).every((byte) => byte === 0);
  if (!isWhole)
    throw new RestoreRefused(`${file} is not a whole backup: it is damaged or was cut off. Nothing was changed.`);
  try {
    const pglite = await createPglite({ dataDir: directory, loadDataDir: new Blob([new Uint8Array(tar)]) });
    const counts = await countRows(pglite);
    await pglite.close();
    if (isMigrated(counts)) return counts;
  } catch {
    // It is refused as below.
  }
  throw new RestoreRefused(`${file} holds no FitPulse database that can be opened. Nothing was changed.`);
}
