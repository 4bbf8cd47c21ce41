import { execFileSync } from 'node:child_process';
import { openDatabase } from '../server/db/open.ts';
import { startPostgres } from './postgres.ts';

/** Writes the types of the migrated database's tables to server/db/schema.ts, or to the file named. */
const outFile = process.argv[2] ?? 'server/db/schema.ts';
const postgres = await startPostgres({ fsync: 'off' });
try {
  const database = await openDatabase({ url: postgres.url, dataDir: '' });
  await database.close();
  execFileSync(
    'kysely-codegen',
    [
      ...['--dialect', 'postgres', '--url', postgres.url, '--out-file', outFile, '--camel-case'],
      ...['--date-parser', 'string', '--numeric-parser', 'number', '--log-level', 'warn'],
      ...['--exclude-pattern', '(kysely_*|pgboss.*)', '--type-mapping', '{"int8":"number"}'],
    ],
    { stdio: 'inherit' },
  );
} finally {
  await postgres.stop();
}
