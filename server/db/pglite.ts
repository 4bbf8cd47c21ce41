import type { PGlite, PGliteOptions } from '@electric-sql/pglite';

/** The embedded engine with the extensions that the migrations create. It is loaded only where it is used. */
export async function createPglite(options: PGliteOptions): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  return PGlite.create({ ...options, extensions: { pg_trgm } });
}
