import { chmodSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lies beside the database and outlives it, so that a lost one is not taken for one that never was. */
const markerName = 'db.made.json';
/** Without one of these PGlite begins anew, over whatever else is there. */
const essentials = ['PG_VERSION', 'base', join('global', 'pg_control'), 'pg_wal'];

interface Marker {
  state: 'being made' | 'made';
  since: string;
}

/** The directory can't be used as it is; the message says what to do. */
export class DataDirectoryRefused extends Error {}

export const databaseDirectory = (dataDir: string): string => join(dataDir, 'db');

/** Whether a database is to be made here; throws DataDirectoryRefused where one was and isn't whole. */
export function isToBeMade(dataDir: string): boolean {
  const directory = databaseDirectory(dataDir);
  const marker = readMarker(dataDir);
  const files = existsSync(directory) ? readdirSync(directory) : [];
  if (marker?.state === 'being made') {
    // The process that made it ended before it answered anybody.
    rmSync(directory, { recursive: true, force: true });
    return true;
  }
  if (files.length === 0 && !marker) return true;
  const missing = essentials.filter((name) => !existsSync(join(directory, name)));
  if (missing.length === 0) return false;
  const what = files.length === 0 ? 'It is gone' : `It is not whole (${missing.join(', ')} missing)`;
  throw new DataDirectoryRefused(
    `${directory} ${marker ? `has held a database since ${marker.since.slice(0, 10)}` : 'holds a database'}. ${what}, and nothing was changed. ` +
      'Put a backup back with `npm run fitpulse restore FILE --replace`, or, to begin with an empty one, move ' +
      `${directory} and ${join(dataDir, markerName)} away.`,
  );
}

/** The engine could not open what is there. */
export const damaged = (dataDir: string, error: unknown): DataDirectoryRefused =>
  new DataDirectoryRefused(
    `The database in ${databaseDirectory(dataDir)} cannot be opened: ${firstLine(error)}. ` +
      'Keep a copy of the directory, then put a backup back with `npm run fitpulse restore FILE --replace`.',
  );

const reasons: Record<string, string> = {
  EROFS: 'the disk is read-only',
  EACCES: 'it belongs to another user',
  EPERM: 'the system does not allow it',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota is used up',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'it is a file',
  ENOENT: 'it cannot be made there',
};

/** What can't be written there, as the file system says it; other errors are as they were. */
export function unwritable(dataDir: string, error: unknown): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  const reason = reasons[code];
  if (reason === undefined) return error;
  return new DataDirectoryRefused(
    `The data directory ${dataDir} cannot be written: ${reason} (${code}). ` +
      'Nothing was changed. Put that right, or set DATA_DIR to a directory of the user who runs FitPulse.',
  );
}

const firstLine = (error: unknown) => String(error instanceof Error ? error.message : error).split('\n')[0];

export function mark(dataDir: string, state: Marker['state']): void {
  if (readMarker(dataDir)?.state === state) return;
  const path = join(dataDir, markerName);
  writeFileSync(`${path}.part`, JSON.stringify({ state, since: new Date().toISOString() } satisfies Marker));
  renameSync(`${path}.part`, path);
}

export const wasMade = (dataDir: string): boolean => readMarker(dataDir)?.state === 'made';

function readMarker(dataDir: string): Marker | undefined {
  try {
    return JSON.parse(readFileSync(join(dataDir, markerName), 'utf8')) as Marker;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    return { state: 'made', since: 'an unknown day' };
  }
}

/** Takes a folder and all in it from other users of the machine. The embedded engine makes its files readable for all. */
export function keepPrivate(folder: string): void {
  if (!existsSync(folder)) return;
  restrict(folder, 0o700);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) restrict(join(entry.parentPath, entry.name), 0o700);
    else if (entry.isFile()) restrict(join(entry.parentPath, entry.name), 0o600);
  }
}

function restrict(path: string, mode: number): void {
  try {
    if ((statSync(path).mode & 0o777) !== mode) chmodSync(path, mode);
  } catch (error) {
    // The engine removes files while it runs.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
