import { setFlagsFromString } from 'node:v8';
import type { PGlite, PGliteOptions } from '@electric-sql/pglite';

/** 160 MB of buffers otherwise; what is read often is in the file system's cache too. */
const memory = ['shared_buffers=16MB', 'wal_buffers=1MB'];

/** The embedded engine with the extensions that the migrations create. It is loaded only where it is used. */
export async function createPglite(options: PGliteOptions): Promise<PGlite> {
  // V8's second compiler takes half a gigabyte for the engine's largest functions. Short queries are as fast without
  // it, and those that compute for long take twice their time.
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);
  const { PGlite } = await import('@electric-sql/pglite');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  const startParams = [...PGlite.defaultStartParams, ...memory.flatMap((setting) => ['-c', setting])];
  return PGlite.create({ startParams, ...options, extensions: { pg_trgm } });
}
