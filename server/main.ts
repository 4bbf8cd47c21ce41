import { BadConfiguration, readConfig } from './config.ts';
import { DataDirectoryRefused } from './db/dataDirectory.ts';
import { DirectoryInUse } from './db/lock.ts';
import { DatabaseIsNewer } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import type { Jobs } from './jobs/queue.ts';
import { SealingKeyRefused } from './lib/sealing.ts';
import { isAt, mustEndWithin, startWatchdog } from './lib/watchdog.ts';

/** What has been started and how it ends, latest first: no new work, the work under way, the database. */
const closers: (() => Promise<void>)[] = [];
/** Everything together gets so long after SIGTERM; systemd and Docker wait longer. */
const endsWithinMs = 25_000;

const jobs = Promise.withResolvers<Jobs>();

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const { databaseUrl: url, directDatabaseUrl: directUrl, readDatabaseUrl: readUrl, dataDir } = config;
  const database = await openDatabase({ url, directUrl, readUrl, dataDir });
  closers.push(database.close);
  startWatchdog();
  // Most of a start is reading what there is to serve; where it can't begin it needn't.
  const { serveApp } = await import('./serving.ts');
  jobs.resolve(await serveApp(config, database, closers));
}

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) {
    console.error('Ended at once, as asked a second time.');
    process.exit(1);
  }
  stopping = true;
  isAt('stopping');
  mustEndWithin(endsWithinMs);
  for (const close of closers.toReversed()) await close();
  process.exit(0);
}

// The database, backups and mails are for the server alone.
process.umask(0o077);
try {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  // The command `backup` can't open a directory that is in use: it asks whoever uses it, as soon as it is in use.
  process.on('SIGUSR2', () => void jobs.promise.then(({ wake }) => wake('backup')));
  await start();
} catch (error) {
  if (!stopping) {
    const isExpected =
      error instanceof BadConfiguration ||
      error instanceof DirectoryInUse ||
      error instanceof DataDirectoryRefused ||
      error instanceof DatabaseIsNewer ||
      error instanceof SealingKeyRefused ||
      (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    console.error(isExpected ? (error as Error).message : error);
    process.exit(1);
  }
}
