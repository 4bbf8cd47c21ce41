import { checkEmbedded } from './embedded.ts';
import { checkPostgres } from './postgres.ts';
import type { RowCounts } from './rowCounts.ts';

export interface Check {
  file: string;
  /** A secret key of age, or a file of such keys, where the backup is encrypted. */
  identity: string | undefined;
  /** Of PostgreSQL; undefined for the embedded database. */
  url: string | undefined;
}

/** Reads a backup by restoring it beside the database. */
export const checkBackup = ({ file, identity, url }: Check): Promise<RowCounts> =>
  url ? checkPostgres(file, identity, url) : checkEmbedded(file, identity);
