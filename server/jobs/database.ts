import { sql } from 'kysely';
import type { AppContext } from '../context.ts';
import { backupEmbedded } from '../db/backup.ts';
import { databaseDirectory, keepPrivate } from '../db/dataDirectory.ts';
import type { Job } from './queue.ts';

/** PGlite runs neither a checkpointer nor autovacuum of its own; PostgreSQL looks after itself. */
export function databaseJobs({ db, database, config, clock, log }: AppContext): Job[] {
  const { pglite } = database;
  if (!pglite) return [];
  return [
    {
      name: 'checkpoint',
      schedule: '*/5 * * * *',
      run: async () => {
        await sql`checkpoint`.execute(db);
        keepPrivate(databaseDirectory(config.dataDir));
      },
    },
    { name: 'vacuum', schedule: '40 * * * *', run: async () => void (await sql`vacuum analyze`.execute(db)) },
    {
      name: 'backup',
      schedule: '50 20 * * *',
      run: async () => log.info({ path: await backupEmbedded(pglite, config.dataDir, clock.now()) }, 'backup written'),
    },
  ];
}
