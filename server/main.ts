import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { type App, createApp } from './app.ts';
import { heardUpdates } from './channels/telegram.ts';
import { announceCommands } from './channels/telegramCommands.ts';
import { startPolling } from './channels/telegramPolling.ts';
import { BadConfiguration, readConfig } from './config.ts';
import { type AppContext, createContext } from './context.ts';
import { DataDirectoryRefused } from './db/dataDirectory.ts';
import { DirectoryInUse } from './db/lock.ts';
import { DatabaseIsNewer } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { seedPeople } from './features/accounts/seed.ts';
import { startBroadcasts } from './features/admin/broadcasts/jobs.ts';
import { startDayCards } from './features/dayCards/jobs.ts';
import { keepPushKeys } from './features/push/mutations.ts';
import { createSharedClock } from './lib/clock.ts';

/** What has been started and how it ends, latest first: no new work, the work under way, the database. */
const closers: (() => Promise<void>)[] = [];
/** A slow answer gets so long after SIGTERM, and everything together; systemd and Docker wait longer. */
const answersWithinMs = 5_000;
const endsWithinMs = 25_000;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const jobsRun = Promise.withResolvers<void>();
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir });
  closers.push(database.close);
  const clock = await createSharedClock(
    async () => (await database.pool.query('select clock_timestamp() as now')).rows[0].now,
  );
  closers.push(async () => clock.stop());
  const context = createContext(config, database, { clock });
  const app = createApp(context);

  closers.push(() => context.jobs.stop());
  // The command `backup` can't open a directory that is in use: it asks whoever uses it, as soon as it is in use.
  process.on('SIGUSR2', () => void jobsRun.promise.then(() => context.jobs.wake('backup')));
  await listen(app, context);
  // Only now: where the port is taken, nobody would ever read the passwords.
  const seeded = await seedPeople(context);
  await keepPushKeys(context);
  const signIns = seeded.map(
    ({ userName, password, role }) =>
      `  Sign in as ${role === 'admin' ? 'an admin' : 'a user'}: ${userName} / ${password}`,
  );
  console.log([`FitPulse is ready at ${config.publicUrl}`, ...signIns].join('\n'));
  await context.jobs.start(app.jobs);
  jobsRun.resolve();
  startTelegram(app, context);
}

async function listen({ http }: App, { config }: AppContext): Promise<void> {
  const server = serve({ fetch: http.fetch, port: config.port, hostname: config.host }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', reject);
  });
  closers.push(() => closeServer(server));
}

/** Answers what is under way and takes nothing new; whoever still sends or reads after that is cut off. */
async function closeServer(server: Server): Promise<void> {
  const cutOff = setTimeout(() => server.closeAllConnections(), answersWithinMs);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(cutOff);
}

function startTelegram({ telegram, telegramUpdates }: App, context: AppContext): void {
  const { config, log } = context;
  if (!telegram) return;
  const secret = config.telegram?.webhookSecret;
  telegramUpdates?.start();
  closers.push(telegramUpdates?.stop ?? startPolling(context, telegram).stop);
  closers.push(startBroadcasts(context).stop, startDayCards(context).stop);
  const announce = async () => {
    await announceCommands(telegram.api);
    if (!secret) return telegram.api.deleteWebhook();
    const heard = { secret_token: secret, allowed_updates: heardUpdates };
    return telegram.api.setWebhook(`${config.publicUrl}/telegram/webhook`, heard);
  };
  announce().catch((error) => log.warn({ error }, 'Telegram does not answer'));
}

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) {
    console.error('Ended at once, as asked a second time.');
    process.exit(1);
  }
  stopping = true;
  const deadline = setTimeout(() => {
    console.error('Something does not end; the process does.');
    process.exit(1);
  }, endsWithinMs);
  deadline.unref();
  for (const close of closers.toReversed()) await close();
  process.exit(0);
}

// The database, backups and mails are for the server alone.
process.umask(0o077);
try {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  await start();
} catch (error) {
  if (!stopping) {
    const isExpected =
      error instanceof BadConfiguration ||
      error instanceof DirectoryInUse ||
      error instanceof DataDirectoryRefused ||
      error instanceof DatabaseIsNewer ||
      (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    console.error(isExpected ? (error as Error).message : error);
    process.exit(1);
  }
}
