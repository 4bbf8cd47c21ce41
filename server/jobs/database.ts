import { sql } from 'kysely';
import type { AppContext } from '../context.ts';
import { writeBackup } from '../db/backups/backup.ts';
import { databaseDirectory, keepPrivate } from '../db/dataDirectory.ts';
import type { Job } from './queue.ts';

export const databaseJobs = (context: AppContext): Job[] => [...embeddedJobs(context), ...backupJobs(context)];

/** PGlite runs neither a checkpointer nor autovacuum of its own; PostgreSQL looks after itself. */
function embeddedJobs({ db, database, config }: AppContext): Job[] {
  if (!database.pglite) return [];
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
  ];
}

function backupJobs({ database, config, clock, log }: AppContext): Job[] {
  const { folder, recipient } = config.backup;
  if (!folder) return [];
  const run = async () => {
    try {
      const settings = { folder, recipient, url: config.directDatabaseUrl };
      log.info(await writeBackup(database, settings, clock.now()), 'backup written');
    } catch (error) {
      log.error({ error }, 'no backup could be written');
      throw error;
    }
  };
  return [{ name: 'backup', schedule: '50 20 * * *', run, withinSeconds: 6 * 3_600 }];
}
