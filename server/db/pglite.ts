import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { setFlagsFromString } from 'node:v8';
import { createZstdDecompress, zstdDecompressSync } from 'node:zlib';
import type { PGlite, PGliteOptions } from '@electric-sql/pglite';

/** 160 MB of buffers otherwise; what is read often is in the file system's cache too. */
const memory = ['shared_buffers=16MB', 'wal_buffers=1MB'];

/** What scripts/makeEmptyDatabase.ts made; the engine itself would run a second one beside itself for it. */
const emptyDatabase = new URL('emptyDatabase.tar.zst', import.meta.url);

/** Puts an empty database into an empty directory. */
export async function unpackEmptyDatabase(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  // Not by the engine, which would hold all of it in memory several times over.
  const tar = spawn('tar', ['-xf', '-', '--no-same-owner', '-C', directory], { stdio: ['pipe', 'ignore', 'inherit'] });
  const unpacked = pipeline(createReadStream(emptyDatabase), createZstdDecompress(), tar.stdin);
  // tar may end before it has taken the padding behind the last file; whether all came out, its code says.
  const [[code]] = await Promise.all([once(tar, 'close'), unpacked.catch(() => undefined)]);
  if (code !== 0) throw new Error('tar could not unpack the empty database.');
}

/**
 * The embedded engine with the extensions that the migrations create, in memory where no directory is named. It is
 * loaded only where it is used.
 */
export async function createPglite(options: PGliteOptions): Promise<PGlite> {
  // V8's second compiler takes half a gigabyte for the engine's largest functions. Short queries are as fast without
  // it, and those that compute for long take twice their time.
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);
  const { PGlite } = await import('@electric-sql/pglite');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  const startParams = [...PGlite.defaultStartParams, ...memory.flatMap((setting) => ['-c', setting])];
  const isInMemory = !options.dataDir && !options.loadDataDir;
  const begin = isInMemory ? { loadDataDir: new Blob([zstdDecompressSync(readFileSync(emptyDatabase))]) } : {};
  return PGlite.create({ startParams, ...options, ...begin, extensions: { pg_trgm } });
}
